import type { Ref } from "react";
import { mailLink, whatsAppLink } from "../../enquiry/quote-links.ts";
import type { LineTools } from "../../enquiry/use-line-tools.ts";
import type { QuoteList } from "../../enquiry/quote-list.ts";
import { quoteBlock } from "../../enquiry/quote-message.ts";
import buttons from "../../ui/button.first.module.css";
import { ListTravel } from "./list-travel.tsx";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import css from "./quote-panel.late.module.css";

interface QuoteWaysProps {
  list: QuoteList;
  /** The known products of its lines. */
  tools: LineTools;
  phone: string;
  email: string;
  clearButton: Ref<HTMLButtonElement>;
  onClear: () => void;
  /** Shows and announces a sentence. */
  announce: (sentence: string) => void;
}

/** Ways to send the list besides the contact form, and a button to clear it. */
export function QuoteWays({ list, tools, phone, email, clearButton, onClear, announce }: QuoteWaysProps) {
  function copy(): void {
    navigator.clipboard.writeText(quoteBlock(list)).then(
      () => announce("The list is copied."),
      () => announce("This browser doesn't let the page copy. Send the list with the form instead."),
    );
  }
  const buttonClass = `${buttons.secondary} ${buttons.small}`;
  return (
    <>
      <div className={`${blocks.screen} ${css.ways}`}>
        <NewTabLink className={buttonClass} href={whatsAppLink(list, phone).href}>
          WhatsApp
        </NewTabLink>
        <a className={buttonClass} href={mailLink(list, email).href}>
          E-mail
        </a>
        <button type="button" className={buttonClass} onClick={copy}>
          Copy
        </button>
        <button type="button" className={buttonClass} onClick={() => print()}>
          Print
        </button>
      </div>
      <ListTravel list={list} tools={tools} announce={announce} />
      <button
        ref={clearButton}
        type="button"
        className={`${controls.linkKey} ${blocks.screen} ${css.clear}`}
        onClick={onClear}
      >
        Clear
      </button>
    </>
  );
}
