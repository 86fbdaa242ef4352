import { toolShape } from "../../../engineering/drawing/tool-shape.ts";
import layout from "../../../ui/layout.module.css";
import { ToolOutline } from "../tool-outline.tsx";
import type { ShownProduct } from "../shown-product.ts";
import css from "./sheet-outline.module.css";
import section from "./sheet-section.module.css";

/** A solid tool's outline at true size, over a rule to hold one's own against; left out for tools that have none. */
export function SheetOutline({ product }: { product: ShownProduct }) {
  const shape = toolShape(product);
  if (!shape) return null;
  return (
    <section className={section.section} aria-labelledby="sheet-outline">
      <div className={section.head}>
        <h3 id="sheet-outline">Outline</h3>
        <p className={layout.note}>
          True size on paper and on screens of 96 dpi. Flutes, threads and necks are schematic.
        </p>
      </div>
      <div className={css.ground}>
        <ToolOutline product={product} />
        <div className={`${css.rule} ${layout.data}`} aria-hidden="true">
          {Array.from({ length: Math.ceil(shape.length / 10) + 1 }, (_, index) => (
            <span key={index}>{index * 10}</span>
          ))}
        </div>
      </div>
    </section>
  );
}
