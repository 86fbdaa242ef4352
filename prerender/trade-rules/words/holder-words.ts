import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { shapes } from "#engineering/designation/insert-forms.ts";
import type { Tool } from "../tool.ts";
import { one, type Stated, type Wording } from "./wording.ts";

const bars: readonly ToolFamily[] = ["boring-bar", "threading-holder"];
const turning: readonly ToolFamily[] = ["turning-holder", "boring-bar"];
const holders: readonly ToolFamily[] = [...turning, "milling-cutter", "u-drill"];

const kapr = one((tool) => tool.edge("KAPR"));
const clamping = (letters: string) => (tool: Tool, said: readonly string[]) =>
  said.map((each) => (letters.includes(clampingOf(tool) ?? letters) ? each : []));
const because = "ISO 5608 and ISO 6261: letter of the clamping";

/** Toolholders, bars and cutter bodies: seat, clamping, angle, shank, smallest bore. Lengths in mm. */
export const holderWords: readonly Wording[] = [
  {
    in: ["name", "description", "features", "spares"],
    says: /\b([A-Z]{2}\.\. [0-9LST]\w{3})(M0|00)?\b/g,
    key: "insert",
    of: holders,
    states: isoSeat,
  },
  {
    of: ["u-drill"],
    says: /\b([A-Z]{2}) inserts\b/g,
    key: "insert",
    states: one((tool) => tool.text("insert").slice(0, 2)),
  },
  {
    of: holders,
    says: /(\d+)° (?:[A-Z]{2}\.\. \w+ )?inserts?\b/g,
    key: "insert",
    states: one((tool) => shapes[tool.text("insert").charAt(0)]?.angle),
    because: "corner of the insert, ISO 1832",
  },
  {
    of: turning,
    says: /(\d+)° corner\b/g,
    key: "insert",
    states: one((tool) => shapes[tool.text("insert").charAt(0)]?.angle),
    because: "corner of the insert, ISO 1832",
  },
  {
    of: holders,
    says: /\b(round|square|triangular|trigon|octagonal)[- ](?:[A-Z]{2}\.\. \w+ )?inserts?\b/gi,
    key: "insert",
    states: one(seatShape),
    because: "shape of the insert, ISO 1832",
  },
  {
    of: holders,
    says: /\b(positive|negative) (?:(?:\d+°|[a-z]+|[A-Z]{2}\.\. \w+) ){0,2}inserts?\b/gi,
    key: "insert",
    states: one((tool) => (tool.text("insert").charAt(1) === "N" ? "negative" : "positive")),
    because: "clearance of the insert, ISO 1832",
  },
  {
    of: holders,
    says: /\b(double|one|single)-sided (?:[A-Z]{2}\.\. \w+ )?inserts?\b/gi,
    key: "insert",
    // An insert of 0° clearance may have one face only: CNMM.
    states: one((tool) => (tool.text("insert").charAt(1) === "N" ? undefined : ["one", "single"])),
    because: "clearance of the insert, ISO 1832",
  },
  {
    of: holders,
    says: /\b(\d|two|three|four|six|eight)-(?:corner|edged?) (?:trigon |[A-Z]{2}\.\. \w+ )?inserts?\b/gi,
    key: "insert",
    states: one(corners),
    because: "corners of the insert, ISO 1832",
  },
  { of: turning, says: /\blever(?:[- ]lock| leaves)?\b/gi, key: "size", states: clamping("P"), because },
  { of: turning, says: /\bscrew[- ]clamp(?:ing)?\b/gi, key: "size", states: clamping("S"), because },
  {
    of: turning,
    says: /\b(?:pin[- ]and[- ]top[- ]clamp|multi-?lock)\b/gi,
    key: "size",
    states: clamping("M"),
    because,
  },
  { of: turning, says: /\btop clamp\b/gi, key: "size", states: clamping("MCD"), because },
  { of: turning, says: /\(([CDMPSW])\)/g, key: "size", states: one(clampingOf), because },
  {
    of: turning,
    says: /\(([A-EG-J])\)/g,
    in: ["features"],
    key: "size",
    states: one(barLetter),
    because: "ISO 6261: first letter",
  },
  {
    of: ["turning-holder", "boring-bar", "threading-holder"],
    says: /\bcoolant (?:through|hole)|\bthrough[- ]coolant/gi,
    key: "size",
    states: (tool, said) => [hasCoolantHole(tool) === false ? [] : said[0]],
    because: "ISO 6261: S is solid",
  },
  {
    of: turning,
    says: /(\d+(?:\.\d+)?)° (?!inserts? |corner )(?:[a-z-]+ ){0,2}(?:holder|bar)\b/g,
    key: "edge",
    states: kapr,
  },
  {
    of: turning,
    says: /\b(?:turning|facing|copying|profiling|holder) at (\d+(?:\.\d+)?)°/gi,
    key: "edge",
    states: kapr,
  },
  {
    of: bars,
    says: /\bmin(?:imum|\.)? bore (?:of |is )?(?:Ø ?)?(\d+(?:\.\d+)?)|\bbores from Ø? ?(\d+(?:\.\d+)?)/gi,
    key: "diameter",
    states: (tool) => [tool.most("diameter"), tool.most("diameter")],
  },
  {
    of: ["boring-bar"],
    says: /\boverhang (?:up )?to (\d+) × D\b/gi,
    key: "size",
    states: one(overhang),
    because: "steel carries 4 × D, carbide 6 × D",
  },
  {
    of: ["boring-bar"],
    says: /\boverhang (?:up )?to about (\d+(?:\.\d+)?) mm\b/gi,
    key: "shank",
    states: one((tool) => (overhang(tool) ?? NaN) * (tool.sides("shank")[0] ?? NaN) || undefined),
    because: "steel carries 4 × D, carbide 6 × D",
  },
  {
    of: [...turning, "threading-holder"],
    says: /(\d+(?:\.\d+)?) mm shank\b/g,
    key: "shank",
    states: one((tool) => tool.sides("shank")),
  },
  {
    of: ["turning-holder", "threading-holder", "grooving-holder"],
    in: ["name"],
    says: /\b(\d\d) ?× ?(\d\d)\b/g,
    key: "shank",
    states: (tool) => tool.sides("shank"),
  },
  {
    of: ["turning-insert", "milling-insert", "drilling-insert", "superhard-insert"],
    in: ["description", "features"],
    says: /\b([A-Z]{2}\.\. [0-9LST]\w{3})(M0|00)?\b/g,
    key: "size",
    states: isoSeat,
  },
  {
    of: ["threading-holder"],
    in: ["name", "description", "features", "spares"],
    says: /\b(\d\d[EI][RL])\b/g,
    key: "insert",
    states: one((tool) => tool.text("insert")),
  },
];

/** The seat in words may leave out the `M0` or `00` of round inserts. */
function isoSeat(tool: Tool): (Stated | undefined)[] | undefined {
  const [, seat, roundness] = /^([A-Z]{2}\.\. \w{4})(\w\w)?$/.exec(seatOf(tool.product) ?? "") ?? [];
  return seat === undefined ? undefined : [seat, roundness];
}

/** Names of shapes that are one letter's only; rhombic inserts are named by their angle. */
function seatShape(tool: Tool): Stated | undefined {
  const seat = tool.values.insert;
  if (seat?.family !== "iso") return undefined;
  const name = shapes[seat.shape]?.name ?? "";
  const spoken: Readonly<Record<string, string>> = { triangle: "triangular", octagon: "octagonal" };
  return spoken[name] ?? name;
}

/** Usable corners of the insert in the seat: of 0° clearance those of both faces. */
function corners(tool: Tool): Stated | undefined {
  const seat = tool.values.insert;
  const ofFace = seat?.family === "iso" ? shapes[seat.shape]?.corners : undefined;
  if (seat?.family !== "iso" || ofFace === undefined) return undefined;
  return seat.clearance === "N" ? [ofFace, 2 * ofFace] : ofFace;
}

/** The letter of the clamping: before shape, style, clearance and hand. */
function clampingOf(tool: Tool): string | undefined {
  return /^(?:[A-Z]\d\d[A-Z]-)?([CDMPSW])[A-Z]{3}[RLN]\b/.exec(tool.text("size"))?.[1];
}

/** ISO 6261: S steel, A steel with a coolant hole, C carbide, E carbide with one … */
function barLetter(tool: Tool): string | undefined {
  return /^([A-Z])\d\d[A-Z]-/.exec(tool.text("size"))?.[1];
}

/** ISO 6261: whether a bar has a coolant hole; undefined where sources differ, or for other tools. */
export function hasCoolantHole(tool: Tool): boolean | undefined {
  const letter = barLetter(tool) ?? "";
  if (/[ADEGJ]/.test(letter)) return true;
  return /[SBH]/.test(letter) ? false : undefined;
}

function overhang(tool: Tool): number | undefined {
  const letter = barLetter(tool) ?? "";
  if (/[SA]/.test(letter)) return 4;
  return /[CE]/.test(letter) ? 6 : undefined;
}
