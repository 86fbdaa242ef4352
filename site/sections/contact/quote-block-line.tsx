import { consentWords } from "#contract/quote-text.ts";
import { packWords } from "../../catalogue/ordering/ordering-words.ts";
import { LinePicture } from "../../enquiry/line-picture.tsx";
import { LineName } from "../../enquiry/line-name.tsx";
import type { LineTools } from "../../enquiry/use-line-tools.ts";
import { MAX_TEXT_LENGTH, setRemark, type QuoteLine } from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { RemarkField } from "../../ui/fields/remark-field.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import css from "./quote-block.late.module.css";

interface QuoteBlockLineProps {
  line: QuoteLine;
  tools: LineTools;
}

/** A line as it will be sent: only its remark can be changed here. */
export function QuoteBlockLine({ line, tools }: QuoteBlockLineProps) {
  const codes =
    line.kind === "product"
      ? [line.orderCode, packWords(line.pack), line.consent && consentWords[line.consent]].filter(Boolean)
      : [];
  return (
    <li>
      <LinePicture line={line} tools={tools} />
      <span>
        <LineName line={line} tools={tools} />{" "}
        {codes.length > 0 && (
          <span className={`${blocks.label} ${css.codes} ${layout.data}`}>{codes.join(" · ")}</span>
        )}
      </span>{" "}
      <span className={css.quantity}>
        <span className={layout.srOnly}>Quantity </span>
        {line.quantity}
      </span>{" "}
      <span className={css.remark}>
        <RemarkField
          id={`sent-remark-${line.key}`}
          of={line.name}
          value={line.remark}
          maxLength={MAX_TEXT_LENGTH}
          onChange={(remark) => quoteStore.change((list) => setRemark(list, line.key, remark))}
        />
      </span>
    </li>
  );
}
