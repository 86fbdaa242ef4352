import type { LaidDrawing } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { writeMark } from "#engineering/drawing/paper/write-mark.ts";
import css from "./static-paper.alone.module.css";

function numbers(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(2))).join(" ");
}

type Strokes = LaidDrawing["views"][number]["strokes"];

/** Lines of one pen that follow each other, as one path: thousands of pages have a drawing. */
function joined(strokes: Strokes): Strokes {
  return strokes.reduce<Strokes>((all, { pen, path }) => {
    const last = all.at(-1);
    return last?.pen === pen
      ? [...all.slice(0, -1), { pen, path: last.path + path }]
      : [...all, { pen, path }];
  }, []);
}

interface StaticPaperProps {
  drawing: LaidDrawing;
  className: string | undefined;
  label: string;
}

/** A laid out drawing that needs no script. */
export function StaticPaper({ drawing: { box, views, marks }, className, label }: StaticPaperProps) {
  return (
    <svg
      className={`${css.paper} ${className}`}
      viewBox={numbers([box.left, box.top, box.right - box.left, box.bottom - box.top])}
      role="img"
      aria-label={label}
    >
      {views.map(({ at, strokes }) => (
        <g key={at.join(" ")} transform={`translate(${numbers(at)})`}>
          {joined(strokes).map(({ pen, path }, index) => (
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
