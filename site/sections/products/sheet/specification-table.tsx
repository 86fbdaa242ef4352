import layout from "../../../ui/layout.first.module.css";
import { ExplainedPairs } from "../card/explained-pairs.tsx";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { specificationPairs } from "../../../catalogue/cards/card-attributes.ts";
import { useUnits } from "../units/stored-units.ts";
import { UnitsSwitch } from "../units/units-switch.tsx";
import type { Light } from "../card/light.ts";
import { SheetSection } from "./tool/sheet-section.tsx";
import css from "./specification-table.late.module.css";
import print from "./sheet-print.late.module.css";

/** All specifications with explanations of their keys and codes. */
export function SpecificationTable({ product, light }: { product: ShownProduct; light: Light }) {
  const rows = specificationPairs(product, useUnits());
  return (
    <SheetSection
      name="specification"
      title="Specification"
      aside={
        <div className={`${css.units} ${print.notOnPaper}`}>
          <UnitsSwitch />
        </div>
      }
    >
      <dl className={`${css.pairs} ${print.pairs} ${layout.data}`}>
        <ExplainedPairs rows={rows} of="sheet" className={css.pair} light={light} />
      </dl>
    </SheetSection>
  );
}
