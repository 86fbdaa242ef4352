import { useState } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { inquiryWords } from "./inquiry-words.ts";
import { productLink } from "./product-link.ts";
import { onPress } from "../../../ui/page-action.ts";
import css from "./sheet-actions.late.module.css";
import print from "./sheet-print.late.module.css";

/** Ask, print, copy the link. The copy result is announced and shown. */
export function SheetActions({ product }: { product: ShownProduct }) {
  const [copyResult, setCopyResult] = useState("");

  async function copy(): Promise<void> {
    const link = productLink(product);
    try {
      await navigator.clipboard.writeText(link);
      setCopyResult("The link is copied.");
    } catch {
      // Refused by the visitor or the browser, or missing where the page came over plain HTTP.
      setCopyResult(`This browser doesn't let the page copy. The link is ${link}`);
    }
  }

  return (
    <div className={`${css.actions} ${print.notOnPaper}`}>
      <a
        href="/#contact"
        {...onPress({ action: "ask", subject: "Product inquiry", message: inquiryWords(product) })}
      >
        Ask about this tool
      </a>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <p role="status">{copyResult}</p>
    </div>
  );
}
