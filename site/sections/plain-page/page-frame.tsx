import type { ReactNode } from "react";
import type { Company } from "../../copy/company.ts";
import { Dial } from "../../ui/dial.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.first.module.css";
import { NowhereLink } from "../../ui/links/nowhere-link.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { tel } from "../../ui/tel.ts";
import css from "./page-frame.alone.module.css";

/** What head and foot of each page beside the main one name. */
export interface Frame {
  company: Pick<Company, "name" | "phone" | "email" | "address" | "legalPages">;
  categories: { label: string; href: string }[];
}

const sections = ["Home", "About", "Products", "Contact"].map((label) => ({
  label,
  href: `/#${label.toLowerCase()}`,
}));
const know = [
  { label: "Guides", href: "/guides" },
  { label: "Calculator", href: "/calculator" },
  { label: "Accessibility", href: "/accessibility" },
];

/** Head and foot around a page beside the main one, so that none is a dead end; they need no script. */
export function PageFrame({
  frame: { company, categories },
  children,
}: {
  frame: Frame;
  children: ReactNode;
}) {
  const { name, phone, email, address, legalPages } = company;
  return (
    <div className={css.page}>
      <SkipLink to="main">Skip to the content</SkipLink>
      <header className={css.head}>
        <div className={`${layout.measure} ${css.row}`}>
          <a className={css.logo} href="/#home">
            <Dial />
            {name}
          </a>
          <nav className={css.sections} aria-label="Sections">
            {sections.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          {/* The page's own search reads the address. */}
          <form className={css.search} action="/#products" role="search">
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
      <footer className={css.foot}>
        <div className={layout.measure}>
          <p className={css.reach}>
            <a href={tel(phone)}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <address className={css.address}>
            <b>{name}</b>, {address.lines.join(", ")}
          </address>
          <div className={css.lists}>
            <Links title="Page" links={sections} />
            <Links title="Products" links={categories} />
            <Links title="Know-how" links={know} />
          </div>
          <ul className={css.legal}>
            {legalPages.map((page) => (
              <li key={page.name}>
                <NowhereLink href={page.url}>{page.name}</NowhereLink>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </div>
  );
}

function Links({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <p>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
