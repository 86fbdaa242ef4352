import type { ReactNode } from "react";
import { countWithUnit } from "../../catalogue/places/counts.ts";
import { Picture, type PictureFiles } from "../../ui/picture.tsx";
import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import type { Frame } from "./frame.ts";
import { PageFrame } from "./page-frame.tsx";
import page from "../../ui/blocks/page-title.alone.module.css";
import css from "./plain-page.alone.module.css";

interface PlainPageProps {
  frame: Frame;
  /** The page above it; by default the main one. */
  place?: { label: string; href: string };
  title: string;
  /** Text under the title, if the content needs an introduction. */
  text?: ReactNode;
  children?: ReactNode;
}

/** A page other than the main one: after a form without script, or for an unknown address. */
export function PlainPage({
  frame,
  place = { label: "Home", href: "/#home" },
  title,
  text,
  children,
}: PlainPageProps) {
  return (
    <PageFrame frame={frame}>
      <main id="main" tabIndex={-1} className={`${layout.measure} ${page.main} ${css.main}`}>
        <nav className={blocks.screen} aria-label="Place">
          <a className={page.place} href={place.href}>
            {place.label}
          </a>
        </nav>
        <h1 className={page.title}>{title}</h1>
        {text !== undefined && <p className={page.lead}>{text}</p>}
        {children}
      </main>
    </PageFrame>
  );
}

interface BeforeAfterProps {
  rows: { label: string; values: [before: ReactNode, after: ReactNode] }[];
}

/** A table of what was and what is. */
export function BeforeAfter({ rows }: BeforeAfterProps) {
  return (
    <table className={css.figures} aria-label="Before and after">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values: [before, after] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links onward, for a page without further content. */
export function WaysOn({ links }: { links: { label: string; href: string }[] }) {
  return (
    <p className={`${blocks.cluster} ${css.ways}`}>
      {links.map(({ label, href }, index) => (
        <a key={href} className={index === 0 ? buttons.primary : buttons.secondary} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

export interface CategoryLink {
  label: string;
  href: string;
  /** Number of its products. */
  count: number;
  picture: PictureFiles;
}

/** The catalogue's categories, each with a picture, so that the page is no dead end. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
  return (
    <nav className={css.categories} aria-label="Categories">
      <ul>
        {categories.map(({ label, href, count, picture }) => (
          <li key={href}>
            <a href={href}>
              <Picture files={picture} alt="" sizes="(max-width: 599px) 64px, 200px" />
              <span className={css.category}>{label}</span>{" "}
              <span className={blocks.note}>{countWithUnit(count, "product")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Parts of a longer text, each with a heading. */
export function PlainText({ parts }: { parts: { title: string; paragraphs: string[] }[] }) {
  return parts.map(({ title, paragraphs }) => (
    <section key={title} className={`${blocks.stack} ${css.part}`}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
