import type { Layer, Outline } from "./geometry.ts";

/** Colours of AutoCAD's index. */
const colours: Readonly<Record<Layer, number>> = { CUT: 1, NOCUT: 5, DETAIL: 8 };

function figure(value: number): string {
  // Micrometres of micrometres: more than any reader keeps, and never "-0".
  return String(Number(value.toFixed(6)) + 0);
}

/** Group codes with their values, two lines each. */
function groups(...pairs: [code: number, value: string | number][]): string {
  return pairs.map(([code, value]) => `${code}\n${value}\n`).join("");
}

function layerTable(layers: readonly Layer[]): string {
  return [
    groups([0, "SECTION"], [2, "TABLES"], [0, "TABLE"], [2, "LAYER"], [70, layers.length]),
    ...layers.map((layer) =>
      groups([0, "LAYER"], [2, layer], [70, 0], [62, colours[layer]], [6, "CONTINUOUS"]),
    ),
    groups([0, "ENDTAB"], [0, "ENDSEC"]),
  ].join("");
}

function polyline({ layer, vertices }: Outline): string {
  return [
    // 70 = 1: closed.
    groups([0, "POLYLINE"], [8, layer], [66, 1], [10, 0], [20, 0], [30, 0], [70, 1]),
    ...vertices.map(
      ({ at: [x, y], bulge }) =>
        groups([0, "VERTEX"], [8, layer], [10, figure(x)], [20, figure(y)], [30, 0]) +
        (bulge === 0 ? "" : groups([42, figure(bulge)])),
    ),
    groups([0, "SEQEND"], [8, layer]),
  ].join("");
}

/** Outlines as DXF R12 in ASCII: closed polylines in mm, a layer each for what cuts and what doesn't. */
export function writeDxf(outlines: readonly Outline[]): string {
  const layers = [...new Set(outlines.map(({ layer }) => layer))];
  return [
    groups([999, "Schematic, not for manufacture. Millimetres."]),
    groups([0, "SECTION"], [2, "HEADER"], [9, "$ACADVER"], [1, "AC1009"], [0, "ENDSEC"]),
    layerTable(layers),
    groups([0, "SECTION"], [2, "ENTITIES"]),
    ...outlines.map(polyline),
    groups([0, "ENDSEC"], [0, "EOF"]),
  ].join("");
}
