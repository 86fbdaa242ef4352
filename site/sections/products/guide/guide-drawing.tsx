import type { LaidDrawing } from "../../../engineering/drawing/paper/lay-out-drawing.ts";
import { writeMark } from "../../../engineering/drawing/paper/write-mark.ts";
import type { Guide } from "../../../engineering/guides/make-guide.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./guide-drawing.alone.module.css";

/** The example's drawing, wide or upright as there is room. */
export function GuideDrawing({ drawing }: { drawing: NonNullable<Guide["drawing"]> }) {
  const { wide, narrow, label, notes } = drawing;
  return (
    <figure className={css.figure}>
      <div className={css.ground}>
        <Paper drawing={wide} className={css.wide} label={label} />
        <Paper drawing={narrow} className={css.narrow} label={label} />
      </div>
      <figcaption className={layout.note}>
        mm, true proportions. Schematic, not for manufacture. {notes.join(" ")}
      </figcaption>
    </figure>
  );
}

function numbers(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(2))).join(" ");
}

interface PaperProps {
  drawing: LaidDrawing;
  className: string | undefined;
  label: string;
}

function Paper({ drawing: { box, views, marks }, className, label }: PaperProps) {
  return (
    <svg
      className={className}
      viewBox={numbers([box.left, box.top, box.right - box.left, box.bottom - box.top])}
      role="img"
      aria-label={label}
    >
      {views.map(({ at, strokes }) => (
        <g key={at.join(" ")} transform={`translate(${numbers(at)})`}>
          {strokes.map(({ pen, path }, index) => (
            <path key={index} className={css[pen]} d={path} />
          ))}
        </g>
      ))}
      {marks.map(({ dimension, mark }) => {
        const { lines, heads } = writeMark(mark);
        const [x, y] = mark.text.at.map((value) => Number(value.toFixed(2)));
        return (
          <g key={dimension.name}>
            <path className={css.thin} d={lines} />
            <path className={css.head} d={heads} />
            <text x={x} y={y} {...(mark.text.isUpright && { transform: `rotate(-90 ${x} ${y})` })}>
              {mark.text.words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
