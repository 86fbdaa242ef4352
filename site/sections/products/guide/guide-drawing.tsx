import type { Guide } from "../../../catalogue/guides/make-guide.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import tables from "../../../ui/blocks/tables.late.module.css?alone";
import { StaticPaper } from "../page/static-paper.tsx";
import css from "./guide-drawing.alone.module.css";

/** The example's drawing, wide or upright depending on the room. */
export function GuideDrawing({ drawing }: { drawing: NonNullable<Guide["drawing"]> }) {
  const { wide, narrow, label, notes } = drawing;
  return (
    <figure className={css.figure}>
      <div className={`${tables.ground} ${css.ground}`}>
        <StaticPaper drawing={wide} className={css.wide} label={label} />
        <StaticPaper drawing={narrow} className={css.narrow} label={label} />
      </div>
      <figcaption className={blocks.note}>
        mm, true proportions. Schematic, not for manufacture. {notes.join(" ")}
      </figcaption>
    </figure>
  );
}
