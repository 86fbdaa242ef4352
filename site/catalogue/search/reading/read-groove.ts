import type { ToolFamily } from "../../families/families.ts";
import type { Meaning, NumberField } from "./query-part.ts";
import type { Token } from "./read-tokens.ts";

const groove = /(?:MG[MG]N|MRMN|MGGN)[\s-]*(?:(\d)(\d\d)?)?(?:\s?-?[MGTRDN](?![\p{L}\d]))?(?![\p{L}\d])/uy;
const grooveHolder =
  /MG(?:E[HV]|I[HV])[RLN]{0,2}[\s-]*(?:(\d\d)(\d\d))?(?:[\s-]*(\d(?:\.5)?))?(?![\p{L}\d])/uy;

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Trade codes for grooving that name a family and a width: `MGMN 300`, `MGEHR 2525-3`, `MGIVR 2016-3`. */
export function grooveAt(text: string, at: number): Token[] {
  const insert = exec(groove, text, at);
  const holder = insert ? undefined : exec(grooveHolder, text, at);
  const found = insert ?? holder;
  if (!found) return [];
  const [whole] = found;
  const token = (meaning: Meaning): Token => ({
    start: at,
    end: at + whole.trimEnd().length,
    text: whole,
    meaning,
  });
  const concept = (label: string, family: ToolFamily): Token =>
    token({ kind: "concept", concept: { role: "family", label, all: [[{ families: [family], weak: 0 }]] } });
  const number = (value: number, field: NumberField): Token => token({ kind: "number", value, field });
  if (insert) {
    const width = insert[1] === undefined ? undefined : Number(`${insert[1]}.${insert[2] ?? "0"}`);
    return [concept("Grooving inserts", "grooving-insert"), ...(width ? [number(width, "width")] : [])];
  }
  const [, height, second, width] = found;
  // "MGIVR 2016-3" enters a bore of 20 mm, its shank is Ø16.
  const isBar = whole.startsWith("MGI");
  const shank = isBar ? second : height;
  return [
    isBar
      ? concept("Internal grooving bars", "grooving-bar")
      : concept("Grooving toolholders", "grooving-holder"),
    ...(shank ? [number(Number(shank), "shank")] : []),
    ...(width ? [number(Number(width), "width")] : []),
  ];
}
