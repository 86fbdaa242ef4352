import { toolShape } from "#engineering/drawing/tool-shape.ts";
import layout from "../../../../ui/layout.first.module.css";
import { lengthClass } from "../../card/length-class.ts";
import { ToolOutlinePicture } from "../../card/tool-outline.tsx";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { SheetSection } from "../tool/sheet-section.tsx";
import css from "./sheet-outline.late.module.css";

/** A solid tool's outline at true size, above a rule for comparison; nothing for tools without an outline. */
export function SheetOutline({ product }: { product: ShownProduct }) {
  const shape = toolShape(product);
  if (!shape) return null;
  return (
    <SheetSection
      name="outline"
      title="Outline"
      note="True size on paper and on screens of 96 dpi. Flutes, threads and necks are schematic."
    >
      <div className={css.ground} data-length={lengthClass(shape.length)}>
        <ToolOutlinePicture product={product} />
        <Rule tens={Math.ceil(shape.length / 10)} />
      </div>
    </SheetSection>
  );
}

/** Height of the graduations in mm, longer at tens and fives. */
const tick = (mm: number): number => (mm % 10 === 0 ? 3 : mm % 5 === 0 ? 2 : 1.4);

/** A rule graduated in mm, with a figure at every tenth. */
function Rule({ tens }: { tens: number }) {
  const ticks = Array.from({ length: tens * 10 + 1 }, (_, mm) => `M${mm} 0V${tick(mm)}`).join("");
  return (
    <div className={`${css.rule} ${layout.data}`} aria-hidden="true">
      <svg width={`${tens * 10}mm`} height="3mm" viewBox={`0 0 ${tens * 10} 3`}>
        <path d={`M0 0H${tens * 10}${ticks}`} />
      </svg>
      <p>
        {Array.from({ length: tens + 1 }, (_, index) => (
          <span key={index}>{index * 10}</span>
        ))}
      </p>
    </div>
  );
}
