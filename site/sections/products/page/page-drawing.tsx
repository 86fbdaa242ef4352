import type { SmallDrawing } from "../../../engineering/drawing/paper/draw-small.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./page-parts.alone.module.css";
import { PagePairs } from "./page-pairs.tsx";
import { StaticPaper } from "./static-paper.tsx";

/** A tool's drawing with the list of its dimensions, beside or below it as there is room. */
export function PageDrawing({ drawing, of }: { drawing: SmallDrawing; of: string }) {
  const { laid, title, dimensions, notes } = drawing;
  return (
    <section>
      <h2>Drawing</h2>
      <p className={layout.note}>mm, true proportions. Schematic, not for manufacture.</p>
      <div className={css.drawing}>
        <div className={css.ground}>
          <StaticPaper drawing={laid} className={css.drawn} label={`${title} of ${of}`} />
        </div>
        <div>
          <PagePairs pairs={dimensions} />
          {notes.length > 0 && <p className={`${layout.note} ${css.below}`}>{notes.join(" ")}</p>}
        </div>
      </div>
    </section>
  );
}
