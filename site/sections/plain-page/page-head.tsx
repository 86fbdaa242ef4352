import { Dial } from "../../ui/dial.tsx";
import { Icon } from "../../ui/icon.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import quote from "../../ui/quote-button.first.module.css";
import { tel } from "../../ui/tel.ts";
import css from "./page-head.alone.module.css";

const links = [
  ...["Home", "About", "Products", "Contact"].map((label) => ({ label, href: `/#${label.toLowerCase()}` })),
  { label: "Know-how", href: "/guides" },
];

const MENU = "page-menu";
const SEARCH = "page-search";

/**
 * The head of a page other than the main one. On a narrow screen menu and search are popovers, which need no script;
 * `site/start/page-head.ts` counts the quote list.
 */
export function PageHead({ company: { name, phone } }: { company: { name: string; phone: string } }) {
  return (
    <header className={`${layout.stage} ${css.head}`}>
      <div className={`${layout.measure} ${css.row}`}>
        <a className={`${layout.wordmark} ${css.logo}`} href="/#home">
          <Dial />
          {name}
        </a>
        <nav
          id={MENU}
          popover="auto"
          className={`${blocks.screen} ${blocks.links} ${css.sections}`}
          aria-label="Sections"
        >
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        {/* The main page's search reads the address. */}
        <form
          id={SEARCH}
          popover="auto"
          className={`${blocks.screen} ${layout.scripted} ${css.search}`}
          action="/#products"
          role="search"
        >
          <input
            type="search"
            name="q"
            required
            aria-label="Search code, size, thread, material"
            placeholder="Code, size, thread"
          />
          <button type="submit" className={layout.iconKey} aria-label="Search">
            <Icon name="search" />
          </button>
        </form>
        <a className={css.phone} href={tel(phone)}>
          <Icon name="phone" size={22} />
          <span className={quote.words}>{phone}</span>
        </a>
        <button
          type="button"
          className={`${blocks.screen} ${layout.scripted} ${layout.iconKey} ${css.key}`}
          aria-label="Search"
          popoverTarget={SEARCH}
        >
          <Icon name="search" size={22} />
        </button>
        {/* The main page's form holds the list too, without script its words alone. */}
        <a href="/#contact" className={`${blocks.screen} ${quote.button}`} data-quote-list>
          <span className={quote.words}>Quote list</span>{" "}
          <span className={`${layout.scripted} ${quote.count}`} data-count data-empty>
            0
          </span>
        </a>
        <button
          type="button"
          className={`${blocks.screen} ${layout.iconKey} ${css.key}`}
          aria-label="Menu"
          popoverTarget={MENU}
        >
          <Icon name="menu" size={26} />
        </button>
      </div>
    </header>
  );
}
