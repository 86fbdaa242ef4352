import { useState } from "react";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { latePart } from "../../../../ui/part/late-part.tsx";
import { startOpening } from "../../calculator/start-opening.ts";
import { productStart } from "../../calculator/product-start.ts";
import { Cuts } from "../tool/cuts.tsx";
import { SheetSection } from "../tool/sheet-section.tsx";
import { ChipSection } from "./chip-section.tsx";
import css from "./sheet-cuts.late.module.css";

const Calculator = latePart(
  "The calculator",
  async () => (await import("../../calculator/calculator.tsx")).Calculator,
  <div className={css.waiting} />,
);

/** What a tool cuts; a start value opens the calculator with that value, a second press closes it. */
export function SheetCuts({ product }: { product: ShownProduct }) {
  const [opened, setOpened] = useState<StartValue>();
  const start = productStart(product);
  if (!start) return <Cuts product={product} />;
  return (
    <>
      <Cuts
        product={product}
        opening={{ opened, onOpen: (value) => setOpened(value === opened ? undefined : value) }}
      >
        {opened && (
          <SheetSection
            name="cutting-data"
            title="Cutting data"
            note="Worked out in this browser"
            isOnPaper={false}
          >
            {/* Another value begins anew. */}
            <Calculator
              key={product.startValues?.indexOf(opened)}
              product={start}
              opening={startOpening(start, opened)}
            />
          </SheetSection>
        )}
      </Cuts>
      <ChipSection product={product} />
    </>
  );
}
