import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { inquiryWords } from "./inquiry-words.ts";
import { productLink } from "./product-link.ts";
import { onPress } from "../../../ui/page-action.ts";
import { useCopying } from "../../../ui/use-copying.ts";
import css from "./sheet-actions.late.module.css";
import print from "./sheet-print.late.module.css";

/** Buttons: ask, print, compare, copy the link. The result of copying is shown and announced. */
export function SheetActions({ product }: { product: ShownProduct }) {
  const [copyResult, copy] = useCopying();
  return (
    <div className={`${css.actions} ${print.notOnPaper}`}>
      <a
        href="/#contact"
        {...onPress({ action: "ask", subject: "Product inquiry", message: inquiryWords(product) })}
      >
        Ask about this tool
      </a>
      <CompareButton product={product} as="action" />
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" onClick={() => void copy(productLink(product))}>
        Copy link
      </button>
      <p role="status">{copyResult}</p>
    </div>
  );
}
