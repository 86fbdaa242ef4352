import { useState, type FormEvent } from "react";
import { addText, clearLines, removeLine, restoreLine, type RemovedLine } from "../../enquiry/quote-list.ts";
import { mailLink, whatsAppLink } from "../../enquiry/quote-links.ts";
import { quoteBlock } from "../../enquiry/quote-message.ts";
import { quoteStore, useQuote } from "../../enquiry/use-quote.ts";
import { Icon } from "../../ui/icon.tsx";
import key from "../../ui/key.module.css";
import layout from "../../ui/layout.module.css";
import { QuoteRow } from "./quote-row.tsx";
import css from "./quote-panel.module.css";

export interface QuotePanelProps {
  phone: string;
  email: string;
}

/** The quote list: what is in it, and the ways to send it. Nothing leaves the device before a button is pressed. */
export function QuotePanel({ phone, email }: QuotePanelProps) {
  const { list, isKept } = useQuote();
  const [removed, setRemoved] = useState<RemovedLine>();
  const [said, setSaid] = useState("");
  const isEmpty = list.lines.length === 0;

  function remove(lineKey: string): void {
    const result = removeLine(quoteStore.state().list, lineKey);
    quoteStore.change(() => result.list);
    setRemoved(result.removed);
    setSaid(result.removed ? `${result.removed.line.name} removed.` : "");
  }

  function undo(): void {
    if (removed) quoteStore.change((before) => restoreLine(before, removed));
    setRemoved(undefined);
    setSaid("Put back.");
  }

  function addWords(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const words = new FormData(form).get("tool");
    if (typeof words !== "string" || !words.trim()) return;
    quoteStore.change((before) => addText(before, words));
    setSaid(`${words.trim()} added.`);
    form.reset();
  }

  function copy(): void {
    navigator.clipboard.writeText(quoteBlock(list)).then(
      () => setSaid("The list is copied."),
      () => setSaid("This browser doesn't let the page copy. Send the list with the form instead."),
    );
  }

  return (
    <dialog id="quote" className={css.panel} aria-labelledby="quote-title">
      <div className={css.head}>
        <h2 id="quote-title" tabIndex={-1}>
          Quote list
        </h2>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label="Close the quote list">
            <Icon name="close" size={26} />
          </button>
        </form>
      </div>
      {!isKept && (
        <p className={css.notice}>
          This browser keeps nothing for us: the list lasts until you leave the page.
        </p>
      )}
      {isEmpty ? (
        <p className={css.empty}>
          Nothing in the list yet. Add tools from the catalogue, or write below what you need.
        </p>
      ) : (
        <ol className={css.lines}>
          {list.lines.map((line) => (
            <QuoteRow key={line.key} line={line} onRemove={() => remove(line.key)} />
          ))}
        </ol>
      )}
      <p className={css.said}>
        <span role="status">{said}</span>{" "}
        {removed && (
          <button type="button" className={css.undo} onClick={undo}>
            Undo
          </button>
        )}
      </p>
      <form className={css.words} onSubmit={addWords}>
        <label htmlFor="quote-words">A tool that isn't listed</label>
        <div>
          <input
            id="quote-words"
            type="text"
            name="tool"
            autoComplete="off"
            placeholder="e.g. end mill Ø14 × 32 × 83, 4 flutes"
          />
          <button type="submit" className={`${key.secondary} ${key.small}`}>
            Add
          </button>
        </div>
      </form>
      {!isEmpty && (
        <div className={css.ways}>
          <a className={key.primary} href="/#contact" data-ask="Product inquiry">
            Send with the contact form
          </a>
          <a className={key.secondary} href={whatsAppLink(list, phone).href} target="_blank" rel="noopener">
            WhatsApp
          </a>
          <a className={key.secondary} href={mailLink(list, email).href}>
            E-mail
          </a>
          <button type="button" className={key.secondary} onClick={copy}>
            Copy
          </button>
          <button type="button" className={key.secondary} onClick={() => print()}>
            Print
          </button>
          <button
            type="button"
            className={key.secondary}
            onClick={() => {
              quoteStore.change(clearLines);
              setSaid("The list is cleared.");
            }}
          >
            Clear
          </button>
        </div>
      )}
      <p className={layout.note}>
        The list stays on this device until you send it. A drawing or photo goes by WhatsApp or e-mail.
      </p>
    </dialog>
  );
}
