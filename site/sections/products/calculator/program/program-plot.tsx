import type { GroovePlot, PathPlot, Plot } from "#engineering/threads/program-words.ts";
import { radiansOf } from "#engineering/units/convert.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import css from "./program-plot.late.module.css";

/** The layers of a groove, or the way of a cutter's centre, in true proportions. */
export function ProgramPlot({ plot }: { plot: Plot }) {
  return plot.kind === "groove" ? <Groove plot={plot} /> : <Path plot={plot} />;
}

/** The edge of a rounded or flat tip at a depth, closed above the crest, which is y = 0; y points into the workpiece. */
function tipPath({ angle, nose, flat }: GroovePlot, depth: number, shift: number): string {
  const half = radiansOf(angle / 2);
  const [sine, cosine, tangent] = [Math.sin(half), Math.cos(half), Math.tan(half)];
  const low = depth - nose + nose * sine;
  const at = (x: number, y: number): string => `${(x + shift).toFixed(4)} ${y.toFixed(4)}`;
  if (flat !== undefined) {
    const [foot, top] = [flat / 2, flat / 2 + depth * tangent];
    return `M${at(-top, 0)}L${at(-foot, depth)}L${at(foot, depth)}L${at(top, 0)}Z`;
  }
  // So shallow that only the round of the tip cuts.
  if (low <= 0) {
    const width = Math.sqrt(Math.max(0, nose ** 2 - (nose - depth) ** 2));
    return `M${at(-width, 0)}A${nose} ${nose} 0 0 0 ${at(width, 0)}Z`;
  }
  const crest = (depth + nose * (1 / sine - 1)) * tangent;
  return `M${at(-crest, 0)}L${at(-nose * cosine, low)}A${nose} ${nose} 0 0 0 ${at(nose * cosine, low)}L${at(crest, 0)}Z`;
}

function Groove({ plot }: { plot: GroovePlot }) {
  const { pitch, depth, passes } = plot;
  const [width, below] = [1.2 * pitch, 0.25 * pitch];
  // The deepest first: each shallower one lies on it.
  const layers = passes.toReversed();
  return (
    <figure className={css.plot}>
      <svg
        viewBox={`${-width / 2} ${-0.12 * pitch} ${width} ${depth + 0.12 * pitch + below}`}
        role="img"
        aria-label={`One groove of the thread, ${Number(depth.toFixed(3))} mm deep, with the layers of its ${passes.length} passes`}
      >
        <rect className={css.piece} x={-width / 2} y={0} width={width} height={depth + below} />
        {layers.map(({ depth: at, shift }, index) => (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- two passes may be alike, and none is moved
            key={index}
            className={index % 2 === 0 ? css.layer : css.otherLayer}
            d={tipPath(plot, at, shift)}
          />
        ))}
      </svg>
      <figcaption className={blocks.note}>
        One groove, the crest above, and the layer of each pass; the chuck is at the left.
      </figcaption>
    </figure>
  );
}

function Path({ plot }: { plot: PathPlot }) {
  const { radius, cutter, circles, from, leadRadius, isCounterclockwise, isInternal } = plot;
  const [x, y] = from;
  const reach = Math.max(circles[1] / 2, radius + cutter / 2, x + cutter / 2, circles[0] / 2) * 1.08;
  const [before, after] = circles;
  const turn = isCounterclockwise ? 1 : -1;
  // An external lead-in turns the other way than the helix. SVG's y points down, the plot's up.
  const sweep = (isInternal ? turn : -turn) === 1 ? 1 : 0;
  const lead = leadRadius
    ? `M${x} ${y}A${leadRadius} ${leadRadius} 0 0 ${sweep} ${radius} 0M${radius} 0A${leadRadius} ${leadRadius} 0 0 ${sweep} ${x} ${-y}`
    : "";
  const tip = 0.06 * reach;
  return (
    <figure className={css.plot}>
      <svg
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        role="img"
        aria-label={`The cutter's centre goes around the axis at Ø${Number((2 * radius).toFixed(3))} mm, ${isCounterclockwise ? "counterclockwise" : "clockwise"} seen from above`}
      >
        <g transform="scale(1 -1)">
          <circle className={css.piece} r={isInternal ? reach * 0.999 : before / 2} />
          {isInternal ? (
            <circle className={css.layer} r={after / 2} />
          ) : (
            <circle className={css.core} r={after / 2} />
          )}
          <circle className={css.before} r={before / 2} />
          <circle className={css.cutter} cx={radius} r={cutter / 2} />
          <circle className={css.way} r={radius} />
          <path className={css.way} d={lead} />
          <path
            className={css.arrow}
            d={`M${-radius - tip} ${0.5 * tip * turn}L${-radius + tip} ${0.5 * tip * turn}L${-radius} ${-1.5 * tip * turn}Z`}
          />
          <path className={css.axis} d={`M${-tip} 0H${tip}M0 ${-tip}V${tip}`} />
        </g>
      </svg>
      <figcaption className={blocks.note}>
        Seen from above: the cutter at its start, the way of its centre{before > 0 && ", the crest dashed"}.
      </figcaption>
    </figure>
  );
}
