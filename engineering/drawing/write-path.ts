import type { Point, Vertex } from "./geometry.ts";

/**
 * An outline, or an open line, as the `d` of an SVG path in any unit; SVG's y points down.
 * @param decimals of each number: tenths of micrometres in mm; on paper, in units of a pixel, two are enough.
 */
export function writePath(
  { vertices }: { vertices: readonly Vertex<number>[] },
  isClosed = true,
  decimals = 4,
): string {
  const figure = (value: number): number => Number(value.toFixed(decimals)) + 0;
  const [first] = vertices;
  if (!first) return "";
  const from = isClosed ? vertices : vertices.slice(0, -1);
  const steps = from.map(({ at, bulge }, index) => {
    const to = (vertices[index + 1] ?? first).at;
    const [x, y] = [figure(to[0]), figure(-to[1])];
    if (bulge === 0) return `L${x} ${y}`;
    const radius = figure(arcRadius(at, to, bulge));
    // More than half a turn has a bulge above 1; counter-clockwise is 0 in SVG's mirrored plane.
    return `A${radius} ${radius} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${x} ${y}`;
  });
  return `M${figure(first.at[0])} ${figure(-first.at[1])}${steps.join("")}${isClosed ? "Z" : ""}`;
}

/** Radius of the arc between two points, from its bulge. */
function arcRadius([x, y]: Point<number>, [tx, ty]: Point<number>, bulge: number): number {
  const chord = Math.hypot(tx - x, ty - y);
  return (chord * (1 + bulge ** 2)) / (4 * Math.abs(bulge));
}
