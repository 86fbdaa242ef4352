import { packWords } from "../../catalogue/ordering/ordering-words.ts";
import { LineName } from "../../enquiry/line-name.tsx";
import { LONGEST_TEXT, setRemark, type QuoteLine } from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { RemarkField } from "../../ui/fields/remark-field.tsx";
import layout from "../../ui/layout.first.module.css";
import css from "./quote-block.late.module.css";

interface QuoteBlockLineProps {
  line: QuoteLine;
  /** Ids of all products; undefined while they aren't known. */
  listed: ReadonlySet<string> | undefined;
}

/** A line as it is sent: only its remark can be changed here. */
export function QuoteBlockLine({ line, listed }: QuoteBlockLineProps) {
  const codes = line.kind === "product" ? [line.orderCode, packWords(line.pack)].filter(Boolean) : [];
  return (
    <li>
      <span>
        <LineName line={line} listed={listed} />
        {codes.length > 0 && <span className={`${css.codes} ${layout.data}`}>{codes.join(" · ")}</span>}
      </span>
      <span className={css.quantity}>
        <span className={layout.forTheEar}>Quantity </span>
        {line.quantity}
      </span>
      <span className={css.remark}>
        <RemarkField
          id={`sent-remark-${line.key}`}
          of={line.name}
          value={line.remark}
          maxLength={LONGEST_TEXT}
          onChange={(remark) => quoteStore.change((list) => setRemark(list, line.key, remark))}
        />
      </span>
    </li>
  );
}
