import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { inquiryWords } from "./inquiry-words.ts";
import { onPress } from "../../../ui/page-action.ts";
import css from "./sheet-actions.late.module.css";
import print from "./sheet-print.late.module.css";

/** The other ways from a tool: a question about it, and the comparison with others. */
export function SheetWays({ product }: { product: ShownProduct }) {
  return (
    <div className={`${css.actions} ${print.notOnPaper}`}>
      <a
        href="/#contact"
        {...onPress({ action: "ask", subject: "Product inquiry", message: inquiryWords(product) })}
      >
        Ask about this tool
      </a>
      <CompareButton product={product} as="action" />
    </div>
  );
}
