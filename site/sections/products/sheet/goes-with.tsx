import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import buttons from "../../../ui/button.first.module.css";
import { MixedBands } from "../mixed/mixed-bands.tsx";
import { useCategories } from "../mixed/use-categories.ts";
import { fitTitle } from "./tool/fit-words.ts";
import { SheetSection } from "./tool/sheet-section.tsx";
import { useFits } from "./use-fits.ts";
import css from "./goes-with.late.module.css";

interface GoesWithProps {
  store: CatalogueStore;
  /** Address of the file of what fits. */
  fits: string;
  product: ShownProduct;
}

/** The tools that go with the product, in bands; nothing if there are none. */
export function GoesWith({ store, fits, product }: GoesWithProps) {
  const { status, last, retry } = useFits({ fits, productId: product.id });
  const lists = (status === "answered" && last?.answer) || [];
  const ids = [...new Set(lists.flatMap(({ tools }) => Object.keys(tools)))];
  const categories = useCategories(store, ids);
  if (status === "answered" && lists.length === 0) return null;
  const hasFailed = status === "failed" || categories === "failed";
  const isLate = !hasFailed && (status === "asking" || categories === undefined);

  function tryAgain(): void {
    if (status === "failed") retry();
    for (const id of ids) void store.load(id);
  }

  return (
    <SheetSection
      name="fits"
      title="Goes with"
      className={`${css.fits} ${isLate ? css.late : ""}`}
      isOnPaper={false}
    >
      {isLate && <p role="status">Looking up what goes with it…</p>}
      {hasFailed && (
        <div role="alert" className={css.failed}>
          <p>What goes with this tool could not be loaded.</p>
          <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={tryAgain}>
            Try again
          </button>
        </div>
      )}
      {categories && categories !== "failed" && lists.length > 0 && (
        <MixedBands
          name="fits"
          lists={lists.map(({ as, why, tools }) => ({
            head: (
              <p className={blocks.note}>
                <b>{fitTitle(as, product)}</b> {why}
              </p>
            ),
            ids: Object.values(tools).flat(),
          }))}
          categories={categories}
          isPart
        />
      )}
    </SheetSection>
  );
}
