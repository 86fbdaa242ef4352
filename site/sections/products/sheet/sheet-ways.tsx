import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { chatWords, inquiryWords } from "./inquiry-words.ts";
import { productLink } from "./product-link.ts";
import { NewTabLink } from "../../../ui/links/new-tab-link.tsx";
import { onPress } from "../../../ui/page-action.ts";
import css from "./sheet-actions.late.module.css";
import print from "./sheet-print.late.module.css";

interface SheetWaysProps {
  product: ShownProduct;
  chatHref: string;
}

/** The other ways from a tool: a question about it, by form or chat, and the comparison with others. */
export function SheetWays({ product, chatHref }: SheetWaysProps) {
  const words = chatWords(product, productLink(product));
  return (
    <div className={`${css.actions} ${print.notOnPaper}`}>
      <a
        href="/#contact"
        {...onPress({ action: "ask", subject: "Product inquiry", message: inquiryWords(product) })}
      >
        Ask about this tool
      </a>
      <NewTabLink href={`${chatHref}?text=${encodeURIComponent(words)}`}>WhatsApp</NewTabLink>
      <CompareButton product={product} as="action" />
    </div>
  );
}
