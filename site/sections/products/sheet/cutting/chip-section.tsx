import { chipFields } from "#engineering/cutting/chip-fields.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { useUnits } from "../../units/stored-units.ts";
import { SheetSection } from "../tool/sheet-section.tsx";
import { ChipArea } from "./chip-area.tsx";
import { chipScale } from "./chip-scale.ts";
import { classWords, depthWords, fieldWords } from "./chip-words.ts";
import css from "./chip-section.late.module.css";

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
              {fieldWords(field, units)}.<span className={blocks.note}> {depthWords(product, field)}.</span>
            </li>
          ))}
          <li className={blocks.note}>
            Feed: the range of the start values.{" "}
            {first.depth.start === undefined
              ? "No source names a depth to begin with: the dashed line is the feed."
              : "Begin at the point."}
          </li>
        </ul>
      </div>
    </SheetSection>
  );
}
