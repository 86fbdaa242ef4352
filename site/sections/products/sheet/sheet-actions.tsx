import layout from "../../../ui/layout.first.module.css";
import { usePassingOn } from "../../../ui/share/use-passing-on.ts";
import type { ExportFilesProps } from "./export/export-files.tsx";
import { SheetExport } from "./export/sheet-export.tsx";
import { productLink } from "./product-link.ts";
import css from "./sheet-actions.late.module.css";
import print from "./sheet-print.late.module.css";

/** What can be done with the sheet itself: print it, pass its link on, take it as a file. Copying says how it went. */
export function SheetActions({ product, products }: ExportFilesProps) {
  const { name, otherName, isCopied, result, passOn, forgetCopied } = usePassingOn();
  return (
    <>
      <div className={`${css.actions} ${css.ofSheet} ${print.notOnPaper}`}>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <button
          type="button"
          data-other-name={otherName}
          onClick={() => void passOn(product.name, productLink(product))}
          onBlur={forgetCopied}
        >
          {name}
        </button>
        <SheetExport product={product} products={products} />
      </div>
      <p className={isCopied ? layout.srOnly : `${css.result} ${print.notOnPaper}`} role="status">
        {result}
      </p>
    </>
  );
}
