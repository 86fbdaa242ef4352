import type { ReactNode } from "react";
import { Dial } from "../../ui/dial.tsx";
import { Icon } from "../../ui/icon.tsx";
import blocks from "../../ui/blocks/blocks.module.css?alone";
import layout from "../../ui/layout.first.module.css";
import { SkipLink } from "../../ui/skip-link.tsx";
import { tel } from "../../ui/tel.ts";
import { PageFoot, type Frame } from "./page-foot.tsx";
import css from "./page-frame.alone.module.css";

const sections = ["Home", "About", "Products", "Contact"].map((label) => ({
  label,
  href: `/#${label.toLowerCase()}`,
}));

/** Head and foot of a page other than the main one, so that it is no dead end. They need no script. */
export function PageFrame({
  frame: { company, categories },
  children,
}: {
  frame: Frame;
  children: ReactNode;
}) {
  const { name, phone } = company;
  return (
    <div className={css.page}>
      <SkipLink to="main">Skip to the content</SkipLink>
      <header className={`${layout.stage} ${css.head}`}>
        <div className={`${layout.measure} ${css.row}`}>
          <a className={`${layout.wordmark} ${css.logo}`} href="/#home">
            <Dial />
            {name}
          </a>
          <nav className={`${blocks.screen} ${blocks.links} ${css.sections}`} aria-label="Sections">
            {sections.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          {/* The main page's search reads the address. */}
          <form
            className={`${blocks.screen} ${layout.scripted} ${css.search}`}
            action="/#products"
            role="search"
          >
            <input
              type="search"
              name="q"
              required
              aria-label="Search code, size, thread, material"
              placeholder="Search code, size, thread"
            />
            <button type="submit" aria-label="Search">
              <Icon name="search" />
            </button>
          </form>
          <a className={css.phone} href={tel(phone)}>
            {phone}
          </a>
        </div>
      </header>
      {children}
      <PageFoot frame={{ company, categories }} sections={sections} />
    </div>
  );
}
