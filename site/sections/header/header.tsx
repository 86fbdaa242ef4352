import { useRef } from "react";
import { useQuote } from "../../enquiry/use-quote.ts";
import { Dial } from "../../ui/dial.tsx";
import buttons from "../../ui/button.first.module.css";
import { QuoteButton } from "../../ui/quote-button.tsx";
import { SearchButton } from "../../ui/search-button.tsx";
import { hasCommands } from "./has-commands.ts";
import { Menu, type MenuProps } from "./menu.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import { useScrolled } from "./use-scrolled.ts";
import { onPress } from "../../ui/page-action.ts";
import layout from "../../ui/layout.first.module.css";
import css from "./header.first.module.css";

export type HeaderProps = Omit<MenuProps, "links" | "dialog">;

const links = [
  { name: "Home", section: "home" },
  { name: "About", section: "about" },
  { name: "Products", section: "products" },
  { name: "Contact", section: "contact" },
];

/** Logo, the four sections, Get Quote; on narrow screens the menu. Stays visible while the page scrolls. */
export function Header(props: HeaderProps) {
  const isScrolled = useScrolled();
  const current = useCurrentSection(links.map((link) => link.section));
  const menu = useRef<HTMLDialogElement>(null);
  const { lines } = useQuote().list;
  return (
    <header className={css.header} data-scrolled={isScrolled || undefined}>
      <div className={css.row}>
        <a className={`${layout.wordmark} ${css.logo}`} href="/#home">
          <Dial />
          {props.company}
        </a>
        <div className={`${layout.scripted} ${css.search}`}>
          <SearchButton />
        </div>
        <nav className={css.nav} aria-label="Sections">
          {links.map(({ name, section }) => (
            <a
              key={section}
              href={`/#${section}`}
              aria-current={current === section ? "location" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <QuoteButton count={lines.length} />
        <a
          className={`${buttons.white} ${buttons.small} ${css.quote}`}
          href="/#contact"
          {...onPress({ action: "get-quote" })}
        >
          Get Quote
        </a>
        <button
          type="button"
          className={`${layout.scripted} ${css.menuButton}`}
          aria-label="Open menu"
          aria-haspopup="dialog"
          command="show-modal"
          commandfor="menu"
          onClick={() => {
            if (!hasCommands()) menu.current?.showModal();
          }}
        >
          <span />
          <span />
        </button>
      </div>
      <Menu {...props} links={links} dialog={menu} />
    </header>
  );
}
