import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { QueryClient } from "../../browsing/query-client.ts";
import {
  addText,
  removeLine,
  restoreLine,
  type QuoteLine,
  type RemovedLine,
} from "../../enquiry/quote-list.ts";
import { useLineTools } from "../../enquiry/use-line-tools.ts";
import { useClear } from "../../enquiry/use-clear.ts";
import { quoteStore, useQuote } from "../../enquiry/use-quote.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Sender } from "../../ui/imprint/imprint.tsx";
import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import layout from "../../ui/layout.first.module.css";
import { SkipButton } from "../../ui/skip-button.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import { ArrivedLines } from "./arrived-lines.tsx";
import { ClearedLines } from "./cleared-lines.tsx";
import { ListFoot } from "./paper/list-foot.tsx";
import { ListImprint } from "./paper/list-imprint.tsx";
import { usePrintedList } from "./paper/use-printed-list.ts";
import { QuoteLines } from "./quote-lines.tsx";
import { remarkIdOf } from "./quote-row.tsx";
import { SentLists } from "./sent-lists.tsx";
import { QuoteWays } from "./quote-ways.tsx";
import { onPress } from "../../ui/page-action.ts";
import css from "./quote-panel.late.module.css";

interface QuotePanelProps {
  company: Sender;
  /** Telephone number of the chat. */
  chat: string;
  queries: QueryClient;
}

/** The quote list and the ways to send it. Nothing leaves the device before a button is pressed. */
export function QuotePanel({ company, chat, queries }: QuotePanelProps) {
  const { list, isStored } = useQuote();
  const tools = useLineTools(queries, list.lines);
  const [removed, setRemoved] = useState<RemovedLine>();
  const [announcement, setAnnouncement] = useState("");
  const { cleared, clear, undo: restoreCleared } = useClear();
  const clearButton = useRef<HTMLButtonElement>(null);
  const undoClearButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const send = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const printed = usePrintedList(list);
  const dialogProps = useDialog(dialog, {});
  const count = list.lines.length;

  // Each of these functions removes the pressed button: the focus must move on and stay in the panel.
  function remove({ key: lineKey, name }: QuoteLine): void {
    flushSync(() => {
      const result = removeLine(quoteStore.state().list, lineKey);
      quoteStore.change(() => result.list);
      setRemoved(result.removed);
      setAnnouncement(`${name} removed.`);
    });
    undoButton.current?.focus();
  }

  function undo(): void {
    if (!removed) return;
    flushSync(() => {
      quoteStore.change((before) => restoreLine(before, removed));
      setRemoved(undefined);
      setAnnouncement("Put back.");
    });
    document.getElementById(remarkIdOf(removed.line))?.focus();
  }

  function clearAll(): void {
    flushSync(() => {
      clear();
      setRemoved(undefined);
      setAnnouncement("The list is cleared.");
    });
    undoClearButton.current?.focus();
  }

  function undoClear(): void {
    flushSync(() => {
      restoreCleared();
      setAnnouncement("Put back.");
    });
    clearButton.current?.focus();
  }

  function addTypedTool(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const words = new FormData(form).get("tool");
    if (typeof words !== "string" || !words.trim()) return;
    quoteStore.change((before) => addText(before, words));
    setAnnouncement(`${words.trim()} added.`);
    form.reset();
  }

  return (
    <dialog
      ref={dialog}
      id="quote"
      className={`${controls.panel} ${css.panel}`}
      aria-labelledby="quote-title"
      {...dialogProps}
    >
      <div className={`${controls.panelHead} ${css.head}`}>
        <h2 id="quote-title" tabIndex={-1}>
          Quote list
        </h2>
        <form method="dialog">
          <button
            type="submit"
            className={`${layout.iconKey} ${blocks.screen} ${controls.panelClose}`}
            aria-label="Close the quote list"
          >
            <Icon name="close" size={26} />
          </button>
        </form>
      </div>
      <ListImprint company={company} printed={printed} />
      {!isStored && (
        <p className={`${blocks.notice} ${css.notice}`}>
          This browser keeps nothing for us: the list lasts until you leave the page.
        </p>
      )}
      <ArrivedLines queries={queries} announce={setAnnouncement} />
      {cleared && <ClearedLines lines={cleared} undoButton={undoClearButton} onUndo={undoClear} />}
      {count === 0 && !cleared && (
        <p className={css.empty}>
          Nothing in the list yet. Add tools from the catalogue, or write below what you need.
        </p>
      )}
      {count > 1 && <SkipButton to={() => send.current}>Skip the {count} lines</SkipButton>}
      {(count > 0 || removed) && (
        <QuoteLines
          lines={list.lines}
          tools={tools}
          removed={removed}
          undoButton={undoButton}
          onRemove={remove}
          onUndo={undo}
        />
      )}
      {count > 0 && <ListFoot printed={printed} count={count} />}
      <form className={`${blocks.screen} ${css.words}`} onSubmit={addTypedTool}>
        <label htmlFor="quote-words">A tool that isn't listed</label>
        <div>
          <input
            id="quote-words"
            type="text"
            className={controls.input}
            name="tool"
            autoComplete="off"
            placeholder="e.g. end mill Ø14 × 32 × 83"
          />
          <button type="submit" className={`${buttons.secondary} ${buttons.small}`}>
            Add
          </button>
        </div>
      </form>
      <button
        type="button"
        className={`${controls.linkKey} ${blocks.screen} ${css.list}`}
        // Not by a function of the panel "Find": that would be a script of its own before both.
        onClick={() => document.getElementById("search")?.setAttribute("data-tab", "list")}
        {...onPress({ action: "open-search" })}
      >
        Paste or drop a whole list
      </button>
      {count > 0 && (
        <QuoteWays
          list={list}
          tools={tools}
          phone={chat}
          email={company.email}
          clearButton={clearButton}
          onClear={clearAll}
          announce={setAnnouncement}
        />
      )}
      <SentLists announce={setAnnouncement} />
      <p className={`${blocks.note} ${blocks.screen} ${css.device}`}>
        The list stays on this device until you send it. Photos and drawings go with the contact form.
      </p>
      <div className={`${blocks.screen} ${css.foot}`}>
        <p role="status">{announcement}</p>
        {count > 0 && (
          <a
            ref={send}
            className={buttons.primary}
            href="/#contact"
            {...onPress({ action: "ask", subject: "Product inquiry" })}
          >
            Send with the contact form
          </a>
        )}
      </div>
    </dialog>
  );
}
