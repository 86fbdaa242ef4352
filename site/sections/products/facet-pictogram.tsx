import type { FacetKey } from "../../catalogue/facet-values.ts";
import css from "./filter-panel.module.css";
import chips from "./workpiece-chips.module.css";

/** Corners of a rhombic insert with the given angle at its point, in a box of 20 around 0. */
function rhombus(degrees: number): string {
  const half = 9.5 * Math.tan((degrees * Math.PI) / 360);
  return `0,-9.5 ${half.toFixed(2)},0 0,9.5 ${(-half).toFixed(2)},0`;
}

/** Corners of a shape with equal sides, or of a trigon, which has every second corner pushed in. */
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

/** A small picture of a facet's value where one says more than the word: workpiece letter, insert shape. */
export function FacetPictogram({ facet, value }: { facet: FacetKey; value: string }) {
  if (facet === "material") {
    return (
      <span className={`${chips.chip} ${css.group}`} data-group={value.toUpperCase()} aria-hidden="true">
        {value.toUpperCase()}
      </span>
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
