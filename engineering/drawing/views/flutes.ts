import type { Degrees, Mm, Radians } from "../../units/units.ts";
import { radiansOf } from "../../units/convert.ts";
import { circle, corner, type Outline, type Point } from "../geometry.ts";
import { cross, edgeOf, line, type DrawnView, type Stroke } from "./drawn-view.ts";

/** Helix of the drawn flutes: a usual one, as the values don't give it. */
const HELIX: Degrees = 30;
/** Distance of a flute's heel from its edge, as a part of the distance of two flutes. */
const HEEL = 0.3;
const STEPS = 24;

/** Where flutes are drawn: from the tip to their end, and how thick the tool is at each x, mm. */
export interface Fluted {
  diameter: Mm;
  flutes: number;
  to: Mm;
  radiusAt: (x: Mm) => Mm;
}

/** Right-hand helices seen from the side, a cutting edge and its heel for each flute: half waves, cut off at the ends. */
export function helices({ diameter, flutes, to, radiusAt }: Fluted): Stroke[] {
  const turn = (Math.PI * diameter) / Math.tan(radiansOf(HELIX));
  const half = turn / 2;
  const step = turn / flutes;
  const count = Math.ceil((to + half) / step);
  return Array.from({ length: count }, (_, index) => (index + 0.5) * step - half).flatMap((start) => [
    ...halfWave("edge", start),
    ...halfWave("thin", start + HEEL * step),
  ]);

  function halfWave(pen: "edge" | "thin", start: Mm): Stroke[] {
    const points = Array.from({ length: STEPS + 1 }, (_, at): Point => {
      const x = start + (half * at) / STEPS;
      return [x, radiusAt(x) * Math.cos((Math.PI * at) / STEPS)];
    }).filter(([x]) => x >= 0 && x <= to);
    return points.length > 2 ? [line(pen, ...points)] : [];
  }
}

/** Straight edges seen from the side, those on the near half, each with its heel. */
export function straightEdges({ diameter, flutes, to }: Omit<Fluted, "radiusAt">): Stroke[] {
  const step: Radians = (2 * Math.PI) / flutes;
  const height = (angle: Radians): Mm => (diameter / 2) * Math.cos(angle);
  return Array.from({ length: Math.floor(flutes / 2) }, (_, tooth) => (tooth + 0.5) * step).flatMap((edge) =>
    [
      { pen: "edge" as const, y: height(edge) },
      { pen: "thin" as const, y: height(Math.min(Math.PI, edge + HEEL * step)) },
    ].map(({ pen, y }) => line(pen, [0, y], [to, y])),
  );
}

/** The flutes of a tap seen from the side. */
export function straightFlutes(diameter: Mm, from: Mm, to: Mm): Stroke[] {
  return [-0.18, 0.18].map((part) => line("thin", [from, part * diameter], [to, part * diameter]));
}

/** The tool from its tip: for each flute an edge, the land behind it, and the gullet to the next edge. Schematic. */
function fluteSection(radius: Mm, flutes: number): Outline {
  const root = radius * (flutes <= 2 ? 0.3 : flutes <= 4 ? 0.5 : 0.68);
  const step: Radians = (2 * Math.PI) / flutes;
  const land = step * 0.36;
  const at = (distance: Mm, angle: Radians): Point => [
    distance * Math.cos(angle),
    distance * Math.sin(angle),
  ];
  const vertices = Array.from({ length: flutes }, (_, tooth) => tooth * step + Math.PI / 2).flatMap(
    (edge) => [
      { at: at(radius, edge), bulge: Math.tan(land / 4) },
      { at: at(radius, edge + land), bulge: -0.3 },
      corner(...at(root, edge + step)),
    ],
  );
  return { layer: "DETAIL", vertices };
}

/** The end view of a fluted tool, its axes as long as `half` needs; `behind` is what stands behind the flutes. */
export function flutedEnd(radius: Mm, flutes: number, half: Mm, behind: Stroke[] = []): DrawnView {
  const onCircle = radius * Math.SQRT1_2;
  return {
    strokes: [
      ...cross(Math.max(radius, half)),
      ...behind,
      edgeOf(circle("DETAIL", radius), "hidden"),
      edgeOf(fluteSection(radius, flutes)),
    ],
    dimensions: [
      {
        name: "Flutes",
        text: `${flutes} flutes`,
        keys: ["flutes"],
        place: { kind: "leader", at: [onCircle, onCircle], end: "arrow", hasTwin: true },
      },
    ],
  };
}
