import { useState } from "react";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { isNewTabClick } from "../../../ui/links/is-new-tab-click.ts";
import { cameByHistory, closeSheet } from "../../../browsing/browser-history.ts";
import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import { addressOf, pageOfProduct } from "../../../catalogue/places/address.ts";
import { selectedNodes } from "../../../catalogue/places/selection.ts";
import type { Category } from "../../../catalogue/model/schema.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { View } from "../../../browsing/view-of.ts";
import { Imprint, type Sender } from "../../../ui/imprint/imprint.tsx";
import layout from "../../../ui/layout.first.module.css";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { productLink } from "./product-link.ts";
import { SheetAssembly } from "./assembly/sheet-assembly.tsx";
import { SheetCuts } from "./cutting/sheet-cuts.tsx";
import { SheetDrawing } from "./drawing/sheet-drawing.tsx";
import { GoesWith } from "./goes-with.tsx";
import actions from "./sheet-actions.late.module.css";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetPicture } from "./picture/sheet-picture.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import type { PlaceStep } from "./tool/sheet-place.tsx";
import { ToolSheet } from "./tool/tool-sheet.tsx";
import { useCanonical } from "./use-canonical.ts";
import css from "./product-sheet.late.module.css";
import print from "./sheet-print.late.module.css";

/** Frames in which it is drawn: what fills a window, then specification, drawing and the rest. */
const PARTS = 4;

interface ProductSheetProps {
  store: CatalogueStore;
  view: Extract<View, { kind: "sheet" }>;
  /** The sender on paper. */
  company: Sender;
  chatHref: string;
}

function stepsTo(product: ShownProduct, category: Category): PlaceStep[] {
  const { subcategory, item } = selectedNodes([category], product);
  const inCategory = { category: category.id };
  return [
    { label: category.label, href: addressOf(inCategory) },
    ...(subcategory
      ? [{ label: subcategory.label, href: addressOf({ ...inCategory, subcategory: subcategory.id }) }]
      : []),
    ...(item ? [{ label: item.label, href: addressOf(product) }] : []),
  ];
}

/** The sheet of a product; use its id as `key`. Only with script: the server doesn't receive the anchor. */
export function ProductSheet({ store, view, company, chatHref }: ProductSheetProps) {
  const { product, data, listAddress, state } = view;
  const { category, products, fits, hsn } = data;
  const [lit, onLight] = useState<SpecificationKey>();
  const light = { lit, onLight };
  useCanonical(pageOfProduct(product));
  // Back and Forward restore a position in the complete sheet.
  const drawn = useDrawnCount(PARTS, cameByHistory() ? PARTS : 1, 1);
  return (
    <article className={`${layout.measure} ${css.sheet} ${print.sheet}`} data-sheet>
      <ToolSheet
        product={product}
        steps={stepsTo(product, category)}
        actions={<SheetActions product={product} products={products} />}
        picture={<SheetPicture product={product} />}
        facts={
          <SheetFacts
            product={product}
            products={products}
            hsn={hsn}
            chatHref={chatHref}
            pieces={state.pieces}
          />
        }
        specification={drawn > 1 && <SpecificationTable product={product} light={light} />}
        drawing={drawn > 2 && <SheetDrawing product={product} light={light} />}
        cuts={drawn > 3 && <SheetCuts product={product} />}
        fits={
          drawn > 3 && (
            <>
              <SheetAssembly store={store} fits={fits} product={product} assembly={state.assembly} />
              <GoesWith store={store} fits={fits} product={product} />
            </>
          )
        }
      />
      <Imprint company={company} link={productLink(product)} />
      <div className={`${actions.actions} ${print.notOnPaper}`}>
        <a
          href={listAddress}
          onClick={(event) => {
            if (isNewTabClick(event)) return;
            event.preventDefault();
            closeSheet(listAddress);
          }}
        >
          Back to the list
        </a>
      </div>
    </article>
  );
}
