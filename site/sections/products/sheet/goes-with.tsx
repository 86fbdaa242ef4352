import { sheetLink } from "../../../browsing/sheet-link.ts";
import buttons from "../../../ui/button.first.module.css";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { FitLists } from "./tool/fit-lists.tsx";
import { SheetSection } from "./tool/sheet-section.tsx";
import { useFits } from "./use-fits.ts";
import css from "./goes-with.late.module.css";

/** The tools that go with the product; nothing if there are none. */
export function GoesWith({ fits, product }: { fits: string; product: ShownProduct }) {
  const { status, last, retry } = useFits({ fits, productId: product.id });
  const lists = status === "answered" ? last?.answer : undefined;
  if (lists?.length === 0) return null;
  const isLate = status === "asking" ? css.late : "";
  return (
    <SheetSection name="fits" title="Goes with" className={`${css.fits} ${isLate}`} isOnPaper={false}>
      {status === "asking" && <p role="status">Looking up what goes with it…</p>}
      {status === "failed" && (
        <div role="alert" className={css.failed}>
          <p>What goes with this tool could not be loaded.</p>
          <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {lists && <FitLists lists={lists} product={product} linkTo={({ id, place }) => sheetLink(id, place)} />}
    </SheetSection>
  );
}
