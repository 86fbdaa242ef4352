import type { LaidDrawing } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { writeMark } from "#engineering/drawing/paper/write-mark.ts";
import css from "./drawing-paper.late.module.css";
import { lightedBy, type Light } from "../../card/light.ts";

interface DrawingPaperProps {
  drawing: LaidDrawing;
  className: string | undefined;
  /** The dimensions in words. */
  label: string;
  light: Light;
}

/** A laid out drawing. The mouse highlights a dimension here, the keyboard in the list of values. */
export function DrawingPaper({ drawing: { box, views, marks }, className, label, light }: DrawingPaperProps) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return (
    <svg
      className={`${css.paper} ${className}`}
      viewBox={[box.left, box.top, width, height].map((value) => Number(value.toFixed(1))).join(" ")}
      role="img"
      aria-label={label}
    >
      {views.map(({ at, strokes }) => (
        <g
          key={at.join(" ")}
          transform={`translate(${at.map((value) => Number(value.toFixed(2))).join(" ")})`}
        >
          {strokes.map(({ pen, path }, index) => (
            <path key={index} className={css[pen]} d={path} />
          ))}
        </g>
      ))}
      {marks.map(({ dimension: { name, keys }, mark }) => {
        const { lines, heads } = writeMark(mark);
        const { at, words, isUpright } = mark.text;
        const [x, y] = at.map((value) => Number(value.toFixed(2)));
        const [key] = keys;
        return (
          <g
            key={name}
            className={css.mark}
            data-lit={(light.lit !== undefined && keys.includes(light.lit)) || undefined}
            {...(key && lightedBy(light, key))}
          >
            <path className={css.reach} d={lines} />
            <path className={css.thin} d={lines} />
            <path className={css.head} d={heads} />
            <text x={x} y={y} {...(isUpright && { transform: `rotate(-90 ${x} ${y})` })}>
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
