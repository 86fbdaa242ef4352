import type { MouseEvent } from "react";
import { useQuote } from "../../../enquiry/use-quote.ts";
import { Icon } from "../../../ui/icon.tsx";
import { isNewTabClick } from "../../../ui/links/is-new-tab-click.ts";
import { QuoteButton } from "../../../ui/quote-button.tsx";
import { SearchButton } from "../../../ui/search-button.tsx";
import { closeOverlay, closeSheet } from "../../../browsing/browser-history.ts";
import { NewTabLink } from "../../../ui/links/new-tab-link.tsx";
import { tel } from "../../../ui/tel.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./overlay-bar.late.module.css";

interface OverlayBarProps {
  phone: string;
  chatHref: string;
  /** The list below a product's sheet; undefined if the list itself is shown. */
  list: { href: string; label: string } | undefined;
}

/** The overlay covers the header, so it has its own bar: a back link, and the ways to a person. */
export function OverlayBar({ phone, chatHref, list }: OverlayBarProps) {
  const { lines } = useQuote().list;

  function back(event: MouseEvent): void {
    if (isNewTabClick(event)) return;
    event.preventDefault();
    if (list) closeSheet(list.href);
    else closeOverlay();
  }
  return (
    <div className={`${blocks.screen} ${layout.stage} ${css.bar}`}>
      <a className={css.back} href={list?.href ?? "/#products"} onClick={back}>
        <Icon name="back" size={22} />
        Back to {list?.label ?? "categories"}
      </a>
      <span className={css.search}>
        <SearchButton />
      </span>
      <span className={css.quote}>
        <QuoteButton count={lines.length} />
      </span>
      <a className={css.way} href={tel(phone)} aria-label={`Call ${phone}`}>
        <Icon name="phone" />
        <span className={css.words}>
          <span className={css.verb}>Call</span>
          <span className={css.number}>{phone}</span>
        </span>
      </a>
      <NewTabLink className={css.way} href={chatHref}>
        <Icon name="chat" />
        <span className={css.words}>Chat</span>
      </NewTabLink>
    </div>
  );
}
