import type { Layer, Outline } from "./geometry.ts";

/** Colours of AutoCAD's index. */
const colours: Readonly<Record<Layer, number>> = { CUT: 1, NOCUT: 5, DETAIL: 8 };

function figure(value: number): string {
  // Micrometres of micrometres: more than any reader keeps, and never "-0".
  return String(Number(value.toFixed(6)) + 0);
}

function group(code: number, value: string | number): string {
  return `${code}\n${value}`;
}

function layerTable(layers: readonly Layer[]): string[] {
  return [
    ...[
      group(0, "SECTION"),
      group(2, "TABLES"),
      group(0, "TABLE"),
      group(2, "LAYER"),
      group(70, layers.length),
    ],
    ...layers.flatMap((layer) => [
      ...[
        group(0, "LAYER"),
        group(2, layer),
        group(70, 0),
        group(62, colours[layer]),
        group(6, "CONTINUOUS"),
      ],
    ]),
    ...[group(0, "ENDTAB"), group(0, "ENDSEC")],
  ];
}

function polyline({ layer, vertices }: Outline): string[] {
  return [
    // 70 = 1: closed.
    ...[
      group(0, "POLYLINE"),
      group(8, layer),
      group(66, 1),
      group(10, 0),
      group(20, 0),
      group(30, 0),
      group(70, 1),
    ],
    ...vertices.flatMap(({ at: [x, y], bulge }) => [
      ...[group(0, "VERTEX"), group(8, layer), group(10, figure(x)), group(20, figure(y)), group(30, 0)],
      ...(bulge === 0 ? [] : [group(42, figure(bulge))]),
    ]),
    ...[group(0, "SEQEND"), group(8, layer)],
  ];
}

/** Outlines as DXF R12 in ASCII: closed polylines in mm, a layer each for what cuts and what doesn't. */
export function writeDxf(outlines: readonly Outline[]): string {
  const layers = [...new Set(outlines.map(({ layer }) => layer))];
  const lines = [
    ...[group(999, "Schematic, not for manufacture. Millimetres.")],
    ...[
      group(0, "SECTION"),
      group(2, "HEADER"),
      group(9, "$ACADVER"),
      group(1, "AC1009"),
      group(0, "ENDSEC"),
    ],
    ...layerTable(layers),
    ...[group(0, "SECTION"), group(2, "ENTITIES")],
    ...outlines.flatMap(polyline),
    ...[group(0, "ENDSEC"), group(0, "EOF")],
  ];
  return `${lines.join("\n")}\n`;
}
