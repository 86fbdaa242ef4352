import type { Radians } from "../../units/units.ts";
import { arrowHead, type Mark, type Spot } from "./paper-mark.ts";

function figure(value: number): number {
  return Number(value.toFixed(2)) + 0;
}

function spotText([x, y]: Spot): string {
  return `${figure(x)} ${figure(y)}`;
}

function through(spots: readonly Spot[]): string {
  return spots.map((spot, index) => `${index === 0 ? "M" : "L"}${spotText(spot)}`).join("");
}

/** A mark's lines, and its filled arrowheads and dots, as the `d` of two SVG paths. */
export function writeMark({ lines, arrows, dots, arc }: Mark): { lines: string; heads: string } {
  const end = (angle: Radians): Spot => [
    (arc?.centre[0] ?? 0) + (arc?.radius ?? 0) * Math.cos(angle),
    (arc?.centre[1] ?? 0) + (arc?.radius ?? 0) * Math.sin(angle),
  ];
  const bow = arc
    ? `M${spotText(end(arc.from))}A${figure(arc.radius)} ${figure(arc.radius)} 0 ${arc.to - arc.from > Math.PI ? 1 : 0} 1 ${spotText(end(arc.to))}`
    : "";
  return {
    lines: lines.map(through).join("") + bow,
    heads: [
      ...arrows.map((arrow) => `${through(arrowHead(arrow))}Z`),
      ...dots.map(([x, y]) => `M${figure(x - 2.2)} ${figure(y)}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z`),
    ].join(""),
  };
}
