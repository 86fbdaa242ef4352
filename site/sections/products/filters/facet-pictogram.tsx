import { radiansOf } from "#engineering/units/convert.ts";
import type { FacetKey } from "../../../catalogue/facets/facet-values.ts";
import { families, toolFamilies } from "../../../catalogue/families/families.ts";
import type { Family } from "../../../catalogue/families/family.ts";
import css from "./filter-panel.late.module.css";
import chips from "../workpieces/workpiece-chips.module.css";

/** Corners of a rhombic insert with the given point angle, in a box of 20 around 0. */
function rhombus(degrees: number): string {
  const half = 9.5 * Math.tan(radiansOf(degrees / 2));
  return `0,-9.5 ${half.toFixed(2)},0 0,9.5 ${(-half).toFixed(2)},0`;
}

/** Corners of an equilateral shape, or of a trigon, with every second corner pushed in. */
function star(corners: number, inner = 9): string {
  return Array.from({ length: corners }, (_, at) => {
    const radius = at % 2 === 0 ? 9 : inner;
    const angle = (2 * Math.PI * at) / corners - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** Outlines by the shape letter of ISO 1832; R is a circle. */
const outlines: Readonly<Record<string, string>> = {
  c: rhombus(80),
  d: rhombus(55),
  e: rhombus(75),
  m: rhombus(86),
  v: rhombus(35),
  h: star(6),
  o: star(8),
  p: star(5),
  s: star(4),
  t: star(3),
  w: star(6, 6),
  l: "-9,-5 9,-5 9,5 -9,5",
  a: "-9,-5 7,-5 9,5 -7,5",
  k: "-9,-5 4,-5 9,5 -4,5",
};

/** Line pictures of the kinds of tools, in a box of 22 around 0. */
const kindLines: Readonly<Record<Family["kind"], string>> = {
  insert: "M0-9.5 8 0 0 9.5-8 0ZM3 0A3 3 0 1 1-3 0 3 3 0 0 1 3 0Z",
  holder: "M-4-3V10H4V-3ZM-4-3-8-9H0L4-3",
  cutter: "M-4-9H4V-3H9V4L7 8H-7L-9 4V-3H-4ZM-9 3H-5M5 3H9M0 3V8",
  solid: "M-3-10H3V9L2 10H-2L-3 9ZM-1 0V10M1 0V10",
};

/** Those of families that look different from their kind. */
const familyLines: Readonly<Record<string, string>> = {
  "end-mill": "M-4-10H4V10H-4ZM-4 4 4-2M-4 9 4 3",
  "ball-nose": "M-4-10H4V6A4 4 0 0 1-4 6ZM-4 4 4-2M-4 8 4 2",
  drill: "M-3-10H3V6L0 10-3 6ZM-3 1 3-3M-3 6 3 2",
  "step-drill": "M-4-10H4V1L2 3V7L0 10-2 7V3L-4 1ZM-4-2 4-6M-2 7 2 3",
  "u-drill": "M-5-10H5V8H1V4M-5-10V10H-1V6",
  tap: "M-2-10H2V-4H3V7L2 10H-2L-3 7V-4H-2ZM-3-1H3M-3 2H3M-3 5H3",
  "boring-bar": "M-3 10V-4L5-9 7-7 3-3V10Z",
  "parting-blade": "M-10-5H7V5H-10ZM7-5H10V-2H7",
};

function linesOf(value: string): string | undefined {
  const family = toolFamilies.find((each) => each === value);
  return family && (familyLines[family] ?? kindLines[families[family].kind]);
}

/**
 * A small picture of a facet's value, if a picture says more than words: tool family, workpiece letter, insert shape.
 */
export function FacetPictogram({ facet, value }: { facet: FacetKey; value: string }) {
  if (facet === "material") {
    return (
      <span className={`${chips.chip} ${css.group}`} data-group={value.toUpperCase()} aria-hidden="true">
        {value.toUpperCase()}
      </span>
    );
  }
  if (facet === "family") {
    return (
      <svg className={css.shape} width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
        <path d={linesOf(value)} />
      </svg>
    );
  }
  const outline = facet === "shape" ? outlines[value] : undefined;
  if (facet !== "shape" || (outline === undefined && value !== "r")) return null;
  return (
    <svg className={css.shape} width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
      {outline === undefined ? <circle r="9" /> : <polygon points={outline} />}
    </svg>
  );
}
