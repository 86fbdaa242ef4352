import type { ReactNode } from "react";
import type { Company } from "../../copy/company.ts";
import { Dial } from "../../ui/dial.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import { NowhereLink } from "../../ui/links/nowhere-link.tsx";
import { tel } from "../../ui/tel.ts";
import css from "./footer.module.css";

export interface FooterProps {
  company: Pick<Company, "name" | "address" | "established" | "phone" | "email" | "legalPages">;
  support: string;
  /** Sections without content, which the page leaves out: the footer has no link to them. */
  leftOut: ("customers" | "team")[];
  /** The categories with their addresses. */
  categories: { label: string; href: string }[];
  /** The partners' strip, at the top. */
  strip: ReactNode;
  /** The newsletter box. */
  children: ReactNode;
}

const pageLinks = ["Home", "About", "Products", "Contact"];
const workLinks = [
  { name: "2025 catalogue", section: "catalogue" },
  { name: "Customers", section: "customers" },
  { name: "Leadership team", section: "team" },
] as const;

const know = [
  { label: "Guides", href: "/guides" },
  { label: "Calculator", href: "/calculator" },
];

/** The telephone number as the headline, the newsletter, links within the page, and the legal links. */
export function Footer({ company, support, leftOut, categories, strip, children }: FooterProps) {
  const isShown = (section: string): boolean => !leftOut.some((each) => each === section);
  return (
    <footer className={layout.stage}>
      {strip}
      <div className={layout.measure}>
        <div className={`${blocks.spread} ${css.call}`}>
          <a className={css.phone} href={tel(company.phone)}>
            {company.phone}
          </a>
          <p className={blocks.links}>
            {support}
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
        <div className={`${blocks.links} ${css.grid}`}>
          <div className={css.newsletter}>{children}</div>
          <nav aria-label="Page">
            <h3>Page</h3>
            <ul>
              {pageLinks.map((name) => (
                <li key={name}>
                  <a href={`/#${name.toLowerCase()}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Links name="Product categories" title="Products" links={categories} />
          <Links name="Know-how" title="Know-how" links={know} />
          <nav aria-label="Company">
            <h3>Company</h3>
            <ul>
              {workLinks
                .filter(({ section }) => isShown(section))
                .map(({ name, section }) => (
                  <li key={section}>
                    <a href={`/#${section}`}>{name}</a>
                  </li>
                ))}
              <li>
                <a href="/accessibility">Accessibility</a>
              </li>
            </ul>
          </nav>
        </div>
        <div className={`${blocks.cluster} ${blocks.label} ${blocks.links} ${css.legal}`}>
          <p>
            <Dial size={20} />
            {`${company.name}, established ${company.established}`}
          </p>
          <ul>
            {company.legalPages.map(({ name, url }) => (
              <li key={name}>
                <NowhereLink href={url}>{name}</NowhereLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  name: string;
  title: string;
  links: readonly { label: string; href: string }[];
}

function Links({ name, title, links }: LinksProps) {
  return (
    <nav aria-label={name}>
      <h3>{title}</h3>
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
