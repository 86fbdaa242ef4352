import type { ChipField } from "#engineering/cutting/chip-fields.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { fieldWords } from "./chip-words.ts";
import { shownLength, type ChipScale } from "./chip-scale.ts";
import css from "./chip-area.late.module.css";

/** Width and height of the paper: a sheet's, and a column's of a comparison. Its texts have the same size on both. */
const papers = { wide: [340, 226], narrow: [176, 156] } as const;
const [LEFT, TOP] = [34, 32];

interface ChipAreaProps {
  fields: readonly ChipField[];
  scale: ChipScale;
  units: LengthUnits;
  /** Whose field it is. */
  name: string;
  paper: keyof typeof papers;
}

/** Depth of cut over feed: a field for each workpiece group, and in it where to begin. Drawn to one scale for all tools. */
export function ChipArea({ fields, scale, units, name, paper }: ChipAreaProps) {
  const [width, height] = papers[paper];
  const [right, bottom] = [width - 16, height - 34];
  const x = (mm: number): number =>
    Number((LEFT + ((right - LEFT) * shownLength(units, mm)) / scale.feed.most).toFixed(1));
  const y = (mm: number): number =>
    Number((bottom - ((bottom - TOP) * shownLength(units, mm)) / scale.depth.most).toFixed(1));
  const words = fields.map(
    (field) =>
      `${field.groups.map((group) => workpieceGroups[group]).join(", ")}: ${fieldWords(field, units)}`,
  );
  const unit = units === "mm" ? "mm" : "in";
  const isPerTooth = fields.some(({ symbol }) => symbol === "fz");
  return (
    <svg
      className={css.paper}
      data-paper={paper}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Chip area of ${name}. ${words.join(". ")}.`}
    >
      <g className={css.grid}>
        {scale.feed.ticks.map(({ at, text }) => {
          const place = LEFT + ((right - LEFT) * at) / scale.feed.most;
          return (
            <g key={text}>
              <path d={`M${place} ${TOP}V${bottom}`} />
              <text x={place} y={bottom + 14}>
                {text}
              </text>
            </g>
          );
        })}
        {scale.depth.ticks.slice(1).map(({ at, text }) => {
          const place = bottom - ((bottom - TOP) * at) / scale.depth.most;
          return (
            <g key={text}>
              <path d={`M${LEFT} ${place}H${right}`} />
              <text className={css.side} x={LEFT - 6} y={place + 4}>
                {text}
              </text>
            </g>
          );
        })}
      </g>
      <path className={css.axes} d={`M${LEFT} ${TOP}V${bottom}H${right}`} />
      <text className={css.axis} x={LEFT - 28} y={12}>
        ap, {unit}
      </text>
      <text className={`${css.axis} ${css.last}`} x={right} y={height - 5}>
        {isPerTooth ? `fz, ${unit}` : `fn, ${unit}/rev`}
      </text>
      {fields.map((field) => {
        const { groups, feed, depth } = field;
        const [from, to, top, foot] = [x(feed.low), x(feed.high), y(depth.high), y(depth.low)];
        const begin = x(feed.start);
        return (
          <g key={groups.join("")} className={css.field} data-group={groups[0]}>
            <path className={css.area} d={`M${from} ${foot}V${top}H${to}V${foot}Z`} />
            <text x={from} y={top - 4}>
              {groups.join(" ")}
            </text>
            {depth.start === undefined ? (
              <path className={css.begin} d={`M${begin} ${top}V${foot}`} />
            ) : (
              <circle className={css.point} cx={begin} cy={y(depth.start)} r="5" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
