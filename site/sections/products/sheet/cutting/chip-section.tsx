import { chipClassName } from "#engineering/cutting/chip-class.ts";
import { chipFields } from "#engineering/cutting/chip-fields.ts";
import { depthSource } from "#engineering/cutting/start-depths.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { useUnits } from "../../units/stored-units.ts";
import { SheetSection } from "../tool/sheet-section.tsx";
import { ChipArea, fieldWords } from "./chip-area.tsx";
import { chipScale } from "./chip-scale.ts";
import css from "./chip-section.late.module.css";

/** The class of an insert, or what is taken where it states none. */
function classWords({ family, specifications }: ShownProduct): string {
  const name = chipClassName(specifications.application);
  if (name !== undefined) return `Class: ${name}`;
  return family === "turning-insert" ? "No class stated: taken as medium" : "No class stated";
}

/** The chip area of an insert: drawn, in words, and where its figures are from. Nothing for tools without one. */
export function ChipSection({ product }: { product: ShownProduct }) {
  const units = useUnits();
  const fields = chipFields(product.startValues);
  const [first] = fields;
  if (!first) return null;
  return (
    <SheetSection name="chip-area" title="Chip area" note={classWords(product)} isOnPaper={false}>
      <div className={css.columns}>
        <ChipArea
          fields={fields}
          scale={chipScale(fields, units)}
          units={units}
          paper="wide"
          name={product.specifications.size ?? product.name}
        />
        <ul className={layout.data}>
          {fields.map((field) => (
            <li key={field.groups.join("")}>
              <b>{field.groups.map((group) => `${group} – ${workpieceGroups[group]}`).join(", ")}</b>{" "}
              {fieldWords(field, units)}.
              <span className={blocks.note}>
                {" "}
                Depth {field.groups.map((group) => depthSource(product, group))[0]}.
              </span>
            </li>
          ))}
          <li className={blocks.note}>
            Feeds are the start values’ range.{" "}
            {first.depth.start === undefined
              ? "No source names a depth to begin with: the dashed line is the feed."
              : "Begin at the point."}
          </li>
        </ul>
      </div>
    </SheetSection>
  );
}
