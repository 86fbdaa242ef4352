import blocks from "../../../ui/blocks/blocks.module.css";
import page from "../../../ui/blocks/page-title.alone.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./guide-page.alone.module.css";

export interface GuideListProps {
  guides: { title: string; lead: string; href: string }[];
}

/** All guides with their introductions. */
export function GuideList({ guides }: GuideListProps) {
  return (
    <main id="main" tabIndex={-1} className={`${layout.measure} ${page.main} ${css.main}`}>
      <nav className={blocks.screen} aria-label="Place">
        <a className={page.place} href="/#home">
          Home
        </a>
      </nav>
      <h1 className={page.title}>Guides</h1>
      <p className={page.lead}>
        How to read a code, how to choose, what wears and why. Counts, grades and sizes are those of our
        range. Speeds, feeds and power work out in the <a href="/calculator">calculator</a>.
      </p>
      <ul className={css.list}>
        {guides.map(({ title, lead, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
