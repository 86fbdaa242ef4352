import type { Company } from "../../copy/company.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import { NowhereLink } from "../../ui/links/nowhere-link.tsx";
import { tel } from "../../ui/tel.ts";
import css from "./page-foot.alone.module.css";

/** The data for head and foot of each page other than the main one. */
export interface Frame {
  company: Pick<Company, "name" | "phone" | "email" | "address" | "legalPages">;
  categories: { label: string; href: string }[];
}

const know = [
  { label: "Guides", href: "/guides" },
  { label: "Calculator", href: "/calculator" },
  { label: "Accessibility", href: "/accessibility" },
];

/** The foot of a page other than the main one: links to the company, the categories and the guides. */
export function PageFoot({ frame, sections }: { frame: Frame; sections: readonly Link[] }) {
  const { name, phone, email, address, legalPages } = frame.company;
  return (
    <footer className={`${layout.stage} ${css.foot}`}>
      <div className={layout.measure}>
        <p className={`${blocks.spread} ${blocks.links} ${css.reach}`}>
          <a href={tel(phone)}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <address className={css.address}>
          <b>{name}</b>, {address.lines.join(", ")}
        </address>
        <div className={`${blocks.screen} ${blocks.links} ${css.lists}`}>
          <Links title="Page" links={sections} />
          <Links title="Products" links={frame.categories} />
          <Links title="Know-how" links={know} />
        </div>
        <ul className={`${blocks.cluster} ${blocks.screen} ${blocks.label} ${blocks.links} ${css.legal}`}>
          {legalPages.map((page) => (
            <li key={page.name}>
              <NowhereLink href={page.url}>{page.name}</NowhereLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

interface Link {
  label: string;
  href: string;
}

function Links({ title, links }: { title: string; links: readonly Link[] }) {
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
