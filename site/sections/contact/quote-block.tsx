import { useRef } from "react";
import type { QueryClient } from "../../browsing/query-client.ts";
import { useLineTools } from "../../enquiry/use-line-tools.ts";
import { useQuote } from "../../enquiry/use-quote.ts";
import { SkipButton } from "../../ui/skip-button.tsx";
import { useDrawnCount } from "../../ui/use-drawn-count.ts";
import { QuoteBlockLine } from "./quote-block-line.tsx";
import { QuotePrompts } from "./quote-prompts.tsx";
import { onPress } from "../../ui/page-action.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import css from "./quote-block.late.module.css";

interface QuoteBlockProps {
  queries: QueryClient | undefined;
}

/** More lines than a window shows at once. */
const FIRST = 20;

/** The quote list under the message, as it will be sent. Nothing if the list is empty. */
export function QuoteBlock({ queries }: QuoteBlockProps) {
  const { lines, prompts } = useQuote().list;
  const tools = useLineTools(queries, lines);
  const edit = useRef<HTMLButtonElement>(null);
  const drawn = useDrawnCount(lines.length, FIRST, 10);
  if (lines.length === 0) return null;
  return (
    <section className={css.block} aria-label="Quote list, sent with the message">
      <p className={`${blocks.label} ${css.head}`}>
        <span>Quote list, sent with the message</span>{" "}
        <span>
          {lines.length} {lines.length === 1 ? "line" : "lines"}
        </span>
      </p>
      {lines.length > 1 && <SkipButton to={() => edit.current}>Skip the {lines.length} lines</SkipButton>}
      <ol className={css.lines}>
        {lines.slice(0, drawn).map((line) => (
          <QuoteBlockLine key={line.key} line={line} tools={tools} />
        ))}
      </ol>
      <button
        ref={edit}
        type="button"
        className={controls.linkKey}
        {...onPress({ action: "open-quote-list" })}
      >
        Change the list
      </button>
      <QuotePrompts prompts={prompts} />
    </section>
  );
}
