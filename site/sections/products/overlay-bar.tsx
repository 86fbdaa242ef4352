import type { MouseEvent } from "react";
import { QuoteButton } from "../../enquiry/quote-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchKey } from "../../ui/search-key.tsx";
import { closeOverlay } from "./browser-address.ts";
import css from "./overlay-bar.module.css";

/** The overlay covers the header, so it has a bar of its own: the way back, and the chat. */
export function OverlayBar({ chatHref }: { chatHref: string }) {
  function back(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    closeOverlay();
  }
  return (
    <div className={css.bar}>
      <a className={css.back} href="/#products" onClick={back}>
        <Icon name="back" size={22} />
        Back to categories
      </a>
      <span className={css.search}>
        <SearchKey />
      </span>
      <span className={css.quote}>
        <QuoteButton />
      </span>
      <a className={css.chat} href={chatHref} target="_blank" rel="noopener">
        <Icon name="chat" />
        Chat
      </a>
    </div>
  );
}
