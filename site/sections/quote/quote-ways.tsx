import type { Ref } from "react";
import { mailLink, whatsAppLink } from "../../enquiry/quote-links.ts";
import type { QuoteList } from "../../enquiry/quote-list.ts";
import { quoteBlock } from "../../enquiry/quote-message.ts";
import buttons from "../../ui/button.first.module.css";
import css from "./quote-panel.late.module.css";

interface QuoteWaysProps {
  list: QuoteList;
  phone: string;
  email: string;
  clearButton: Ref<HTMLButtonElement>;
  onClear: () => void;
  /** Takes a sentence to be shown and said. */
  onSaid: (sentence: string) => void;
}

/** The ways out of the panel beside the contact form, and out of the list. */
export function QuoteWays({ list, phone, email, clearButton, onClear, onSaid }: QuoteWaysProps) {
  function copy(): void {
    navigator.clipboard.writeText(quoteBlock(list)).then(
      () => onSaid("The list is copied."),
      () => onSaid("This browser doesn't let the page copy. Send the list with the form instead."),
    );
  }
  const way = `${buttons.secondary} ${buttons.small}`;
  return (
    <>
      <div className={css.ways}>
        <a className={way} href={whatsAppLink(list, phone).href} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <a className={way} href={mailLink(list, email).href}>
          E-mail
        </a>
        <button type="button" className={way} onClick={copy}>
          Copy
        </button>
        <button type="button" className={way} onClick={() => print()}>
          Print
        </button>
      </div>
      <button ref={clearButton} type="button" className={css.clear} onClick={onClear}>
        Clear
      </button>
    </>
  );
}
