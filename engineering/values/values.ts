import { formatDimensions, parseDimensions, type Dimensions } from "./dimensions.ts";
import { formatEdge, parseEdge, type Edge } from "./edge.ts";
import { formatGrade, parseGrade, type Grade } from "./grade.ts";
import { formatMaterial, parseMaterial, type Groups } from "./material.ts";
import { formatMeasure, isMeasuredIn, parseMeasure, type Measure, type Unit } from "./measure.ts";
import { formatSeat, parseSeat, type Seat } from "./seat.ts";
import { formatSize, parseSize, type Designation, type Thread } from "./size.ts";
import { specificationKeys, type SpecificationKey } from "./specification-keys.ts";
import type { Specifications, Tool } from "./tool.ts";

/** A whole number of things, such as flutes. */
export interface Count {
  kind: "count";
  count: number;
}

/** Words that are not interpreted. */
export interface Words {
  kind: "text";
  text: string;
}

/** What a specification's text means. */
export type Value =
  | Measure
  | Dimensions
  | Count
  | Groups
  | Grade
  | Thread
  | Designation
  | Seat
  | Edge
  | Words;

/** A text invalid for its key, with what was expected: `a length in mm such as "72 mm"`. */
export interface ValueFault {
  kind: "fault";
  expected: string;
}

/** What the specifications of a tool mean, by key; a key is left out where its text is missing or invalid. */
export type Values = Partial<{
  [Key in SpecificationKey]: Key extends keyof Meanings ? Meanings[Key] : Words;
}>;

/** What the other keys mean than those that hold words. */
interface Meanings {
  material: Groups;
  grade: Grade;
  shank: Dimensions;
  length: Measure<"mm">;
  diameter: Measure<"mm">;
  flutes: Count;
  size: Dimensions | Thread | Designation;
  insert: Seat;
  threadPitch: Measure<"mm" | "TPI">;
  width: Measure<"mm">;
  depth: Measure<"mm">;
  hardness: Measure<"HRC" | "HB">;
  edge: Edge;
}

interface Reader<V extends Value> {
  read: (text: string) => V | undefined;
  expected: string;
}

function measureIn<U extends Unit>(units: U[], expected: string): Reader<Extract<Measure, { unit: U }>> {
  return {
    expected,
    read: (text) => {
      const measure = parseMeasure(text);
      return measure && isMeasuredIn(measure, units) ? measure : undefined;
    },
  };
}

const words: Reader<Words> = { read: parseWords, expected: "words on one line with single spaces" };

/** How the values of each key are read. */
const readers: { [Key in SpecificationKey]: Reader<NonNullable<Values[Key]>> } = {
  type: words,
  application: words,
  material: {
    read: parseMaterial,
    expected: 'ISO 513 groups, each once, such as "P – steel; M – stainless steel"',
  },
  finish: words,
  grade: {
    read: parseGrade,
    expected: 'a cutting material with its ISO 513 group such as "Coated carbide, ISO P25 (P15–P35)"',
  },
  shank: {
    read: parseDimensions,
    expected: 'a size in mm such as "10 mm h6, DIN 6535 HB" or "25 × 25 mm"',
  },
  length: measureIn(["mm"], 'a length in mm such as "72 mm"'),
  coolant: words,
  diameter: measureIn(["mm"], 'a diameter in mm such as "9.525 mm"'),
  flutes: { read: parseCount, expected: 'a whole number such as "4"' },
  coating: words,
  size: {
    read: parseSize,
    expected: 'a designation such as "CNMG 120408", "10 × 22 × 72 mm" or "M8 × 1.25"',
  },
  insert: {
    read: parseSeat,
    expected: 'an insert seat such as "CN.. 1204", "RC.. 1204M0", "16ER" or "3.0 mm self-clamping"',
  },
  threadPitch: measureIn(["mm", "TPI"], 'a pitch such as "1.5 mm", "0.5–3.0 mm" or "48–8 TPI"'),
  threadStandards: words,
  width: measureIn(["mm"], 'a width in mm such as "3.0 mm"'),
  depth: measureIn(["mm"], 'a depth in mm such as "≤ 16 mm" or "1.0–5.0 mm"'),
  hardness: measureIn(["HRC", "HB"], 'a hardness in HRC or HB such as "≤ 45 HRC" or "50–62 HRC"'),
  edge: { read: parseEdge, expected: 'an edge such as "Honed (E), RE 0.8 mm" or "KAPR 95°"' },
};

/** Parses the text of a specification by its key. `formatValue` of the result is the same text. */
export function parseValue(key: SpecificationKey, text: string): Value | ValueFault {
  const { read, expected } = readers[key];
  return read(text) ?? { kind: "fault", expected };
}

const known = new WeakMap<Specifications, Values>();

/** What the specifications of a tool mean: each text is read once. */
export function valuesOf({ specifications }: Pick<Tool, "specifications">): Values {
  let values = known.get(specifications);
  if (!values) {
    values = {};
    for (const key of specificationKeys) put(values, key, specifications[key]);
    known.set(specifications, values);
  }
  return values;
}

function put<Key extends SpecificationKey>(values: Values, key: Key, text: string | undefined): void {
  const reader: Reader<NonNullable<Values[Key]>> = readers[key];
  const value = text === undefined ? undefined : reader.read(text);
  if (value) values[key] = value;
}

/** The required form of a key's value, in words, for the editor's guide and schema. */
export function expectedValue(key: SpecificationKey): string {
  return readers[key].expected;
}

function parseCount(text: string): Count | undefined {
  return /^[1-9]\d*$/.test(text) ? { kind: "count", count: Number(text) } : undefined;
}

function parseWords(text: string): Words | undefined {
  return /^\S+(?: \S+)*$/.test(text) ? { kind: "text", text } : undefined;
}

/** The only text of a value, the inverse of `parseValue`. */
export function formatValue(value: Value): string {
  switch (value.kind) {
    case "measure":
      return formatMeasure(value);
    case "dimensions":
      return formatDimensions(value);
    case "count":
      return String(value.count);
    case "groups":
      return formatMaterial(value);
    case "grade":
      return formatGrade(value);
    case "thread":
    case "designation":
      return formatSize(value);
    case "seat":
      return formatSeat(value);
    case "edge":
      return formatEdge(value);
    case "text":
      return value.text;
  }
}
