import { useState } from "react";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { latePart } from "../../../../ui/part/late-part.tsx";
import { textIn } from "../../../../catalogue/units/length-units.ts";
import { useUnits } from "../../units/stored-units.ts";
import { startOpening } from "../../calculator/start-opening.ts";
import type { ProgramFrom } from "../../calculator/program/program-start.ts";
import { productStart } from "../../calculator/product-start.ts";
import { ProgramFold } from "../../calculator/program/program-fold.tsx";
import { Cuts } from "../tool/cuts.tsx";
import { SheetSection } from "../tool/sheet-section.tsx";
import { ChipSection } from "./chip-section.tsx";
import { barReach } from "./bar-reach.ts";
import { millStart } from "./mill-start.ts";
import css from "./sheet-cuts.late.module.css";

const Calculator = latePart(
  "The calculator",
  async () => (await import("../../calculator/calculator.tsx")).Calculator,
  <div className={css.waiting} />,
);

/** What a holder's inserts cut; of a boring bar also how far it reaches. */
function CutsOfHolder({ product }: { product: ShownProduct }) {
  const units = useUnits();
  const found = barReach(product);
  if (!found) return <Cuts product={product} />;
  const [bar, bore, reach] = [found.bar, found.bore, found.reach].map((mm) =>
    textIn(units, "diameter", `${mm} mm`),
  );
  return (
    <>
      <Cuts product={product} />
      <SheetSection name="reach" title="Reach">
        <p className={css.reach}>
          {found.material === "steel" ? "Steel" : "Carbide"} bar of Ø{bar}: reaches {reach}, {found.diameters}{" "}
          diameters, in bores from Ø{bore}.{" "}
          <a className={blocks.screen} href={found.address}>
            Work out its deflection
          </a>
        </p>
      </SheetSection>
    </>
  );
}

/** What a thread mill cuts, and the program of its thread. */
function CutsOfMill({ product, from }: { product: ShownProduct; from: ProgramFrom }) {
  return (
    <>
      <Cuts product={product} />
      <SheetSection name="program" title="Program" note="Written in this browser" isOnPaper={false}>
        <ProgramFold programs={{ title: "Program for milling its thread", kinds: ["milling"] }} from={from} />
      </SheetSection>
    </>
  );
}

/** What a tool cuts; a start value opens the calculator with that value, a second press closes it. */
export function SheetCuts({ product }: { product: ShownProduct }) {
  const [opened, setOpened] = useState<StartValue>();
  const start = productStart(product);
  const mill = millStart(product);
  if (mill) return <CutsOfMill product={product} from={mill} />;
  if (!start) return <CutsOfHolder product={product} />;
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
