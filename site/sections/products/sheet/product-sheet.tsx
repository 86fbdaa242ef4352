import { useState } from "react";
import type { SpecificationKey } from "../../../catalogue/model/specification-keys.ts";
import { isNewTabClick } from "../../../ui/is-new-tab-click.ts";
import { closeSheet } from "../../../browsing/browser-history.ts";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { View } from "../../../browsing/view-of.ts";
import { Imprint, type Sender } from "../../../ui/imprint/imprint.tsx";
import layout from "../../../ui/layout.first.module.css";
import { productLink } from "./product-link.ts";
import { CamFiles } from "./drawing/cam-files.tsx";
import { Cuts } from "./cutting/cuts.tsx";
import { CuttingData } from "./cutting/cutting-data.tsx";
import { DesignationStrip } from "./designation-strip.tsx";
import { SheetDrawing } from "./drawing/sheet-drawing.tsx";
import { GoesWith } from "./goes-with.tsx";
import { SheetOutline } from "./picture/sheet-outline.tsx";
import actions from "./sheet-actions.late.module.css";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetPicture } from "./picture/sheet-picture.tsx";
import { Spares } from "./ordering/spares.tsx";
import { SheetPlace } from "./sheet-place.tsx";
import { StartValues } from "./cutting/start-values.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { useCanonical } from "./use-canonical.ts";
import css from "./product-sheet.late.module.css";
import print from "./sheet-print.late.module.css";

interface ProductSheetProps {
  view: Extract<View, { kind: "sheet" }>;
  /** Who the sheet is from, for paper. */
  company: Sender;
}

/** All that is known of one product; key it by its id. Drawn by script only: the server doesn't see the anchor. */
export function ProductSheet({ view, company }: ProductSheetProps) {
  const { product, data, listAddress } = view;
  const { category, fits, hsn } = data;
  const [lit, onLight] = useState<SpecificationKey>();
  const light = { lit, onLight };
  useCanonical(pageOfProduct(product));
  return (
    <article className={`${layout.measure} ${css.sheet} ${print.sheet}`} data-sheet>
      <SheetPlace product={product} category={category} />
      <div className={`${css.first} ${print.first}`}>
        <SheetPicture product={product} />
        <SheetFacts product={product} hsn={hsn} />
      </div>
      <Cuts specifications={product.specifications} />
      <CuttingData product={product} />
      <StartValues values={product.startValues} />
      <SheetDrawing product={product} light={light} />
      <SheetOutline product={product} />
      <GoesWith fits={fits} product={product} />
      <Spares product={product} />
      <DesignationStrip product={product} />
      <SpecificationTable product={product} light={light} />
      <CamFiles product={product} />
      <p className={`${layout.note} ${css.honest}`}>
        Pictures are illustrations; dimensions are those of the table.
      </p>
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
