import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { useCopying } from "../../../ui/use-copying.ts";
import { SheetExport } from "./export/sheet-export.tsx";
import { productLink } from "./product-link.ts";
import css from "./sheet-actions.late.module.css";
import print from "./sheet-print.late.module.css";

/** What can be done with the sheet itself: print it, copy its link, take it as a file. Copying says how it went. */
export function SheetActions({ product }: { product: ShownProduct }) {
  const [copyResult, copy] = useCopying();
  return (
    <div className={`${css.actions} ${css.ofSheet} ${print.notOnPaper}`}>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" onClick={() => void copy(productLink(product))}>
        Copy link
      </button>
      <SheetExport product={product} />
      <p role="status">{copyResult}</p>
    </div>
  );
}
