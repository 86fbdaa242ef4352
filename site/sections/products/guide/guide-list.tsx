import layout from "../../../ui/layout.first.module.css";
import css from "./guide-page.alone.module.css";

export interface GuideListProps {
  guides: { title: string; lead: string; href: string }[];
}

/** All guides with their introductions. */
export function GuideList({ guides }: GuideListProps) {
  return (
    <main id="main" tabIndex={-1} className={`${layout.measure} ${css.main}`}>
      <h1 className={css.title}>Guides</h1>
      <p className={css.lead}>
        How to read a code, how to choose, what wears and why. Counts, grades and sizes are those of our
        range.
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
