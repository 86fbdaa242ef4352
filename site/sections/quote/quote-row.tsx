import { packWords } from "../../catalogue/ordering/ordering-words.ts";
import { LinePicture } from "../../enquiry/line-picture.tsx";
import type { LineTools } from "../../enquiry/use-line-tools.ts";
import { LineName } from "../../enquiry/line-name.tsx";
import { parseQuantity } from "../../enquiry/parse-quantity.ts";
import { MAX_TEXT_LENGTH, setQuantity, setRemark, type QuoteLine } from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { QuantityInput } from "../../ui/fields/quantity-input.tsx";
import { RemarkField } from "../../ui/fields/remark-field.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import layout from "../../ui/layout.first.module.css";
import { ConsentSelect } from "./consent-select.tsx";
import css from "./quote-row.late.module.css";

interface QuoteRowProps {
  line: QuoteLine;
  tools: LineTools;
  onRemove: (line: QuoteLine) => void;
}

/** Id of the remark field of a line. */
export function remarkIdOf(line: QuoteLine): string {
  return `remark-${line.key}`;
}

/** A line of the quote list: name, designation, quantity, remark, what may be offered instead, remove. */
export function QuoteRow({ line, tools, onRemove }: QuoteRowProps) {
  const pack = line.kind === "product" ? line.pack : undefined;
  const packs = packWords(pack);
  const codes = line.kind === "product" ? [line.orderCode, line.designation, packs].filter(Boolean) : [];
  return (
    <li className={css.row}>
      <LinePicture line={line} tools={tools} />
      <div>
        <p className={css.name}>
          <LineName line={line} tools={tools} />
        </p>
        {codes.length > 0 && (
          <p className={`${blocks.label} ${css.designation} ${layout.data}`}>{codes.join(" · ")}</p>
        )}
      </div>
      <QuantityInput
        id={`line-quantity-${line.key}`}
        of={line.name}
        value={line.quantity}
        parse={parseQuantity}
        step={pack?.quantity ?? 1}
        packs={packs}
        onChange={(quantity) => quoteStore.change((list) => setQuantity(list, line.key, quantity))}
      />
      <div className={css.remark}>
        <RemarkField
          id={remarkIdOf(line)}
          of={line.name}
          value={line.remark}
          maxLength={MAX_TEXT_LENGTH}
          onChange={(remark) => quoteStore.change((list) => setRemark(list, line.key, remark))}
        />
        {line.kind === "product" && <ConsentSelect line={line} />}
        <button
          type="button"
          className={`${controls.linkKey} ${blocks.screen} ${css.remove}`}
          onClick={() => onRemove(line)}
        >
          Remove<span className={layout.srOnly}> {line.name}</span>
        </button>
      </div>
    </li>
  );
}
