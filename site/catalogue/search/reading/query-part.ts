import type { ClearanceRow } from "#engineering/standards/clearance-holes.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { PageTopic } from "../../vocabulary/page-topics.ts";
import type { Concept } from "./concept.ts";
import type { ThreadAsked } from "./read-thread.ts";
import type { ToolCode } from "./tool-code.ts";

/** A piece of the query, from `start` up to but not including `end`, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** The field of a tool that a number stands for; lengths in mm, angles in degrees. */
export type NumberField =
  | "diameter"
  | "shank"
  | "bore"
  | "hole"
  | "length"
  | "width"
  | "depth"
  | "pitch"
  | "tpi"
  | "radius"
  | "flutes"
  | "angle"
  /** The diameter of what is parted off, and the width of the cut, which only costs material. */
  | "parted"
  | "kerf";

/** What a part of the query means. */
export type Meaning =
  /** A tool's designation, whole or its beginning. */
  | { kind: "code"; code: ToolCode }
  | { kind: "thread"; thread: ThreadAsked }
  /** The tolerance class of a nut's thread: `6G`, `6HX`, `2B`. */
  | { kind: "tolerance"; tolerance: string }
  /** The hole through which the bolt of a metric thread passes (ISO 273); without a row each of the three. */
  | { kind: "clearance"; thread: ThreadAsked; row?: ClearanceRow }
  /** A number; without a field it stands for those by which a family is named: a drill's diameter, a blade's width. */
  | { kind: "number"; value: number; field?: NumberField }
  /** `10 × 22 × 72`, `25 × 25`: mm. */
  | { kind: "dimensions"; sides: readonly number[] }
  /** A tool family, an operation, a coating, a cutting material, a hand …: what the facts of a tool must say. */
  | { kind: "concept"; concept: Concept }
  /** A workpiece material with its ISO 513 group, and the words by which a tool may name it. */
  | { kind: "workpiece"; group: WorkpieceGroup; words?: RegExp; hardness?: Hardness }
  | { kind: "hardness"; hardness: Hardness }
  /** An application group of ISO 513: `P25`. */
  | { kind: "grade"; letter: WorkpieceGroup; step: number }
  /** How many are wanted: for the quote line. */
  | { kind: "quantity"; quantity: number }
  /** A word between the parts; `for` and its like part what is wanted from what it is for. */
  | { kind: "link"; link: "for" | "of" | "none" }
  /** What follows a code: the maker's chipbreaker and grade, set aside; or what is said of the workpiece's form. */
  | { kind: "tail"; of?: "workpiece" }
  /** Something that only a person can answer: a price, a date. */
  | { kind: "ask" }
  /** What a page of this site answers: cutting data, a trouble. */
  | { kind: "page"; topic: PageTopic }
  /** A tool that the range doesn't hold: a reamer, a collet. */
  | { kind: "absent" }
  /** Letters and digits that no grammar reads, whole: a maker's code, a part of one of the range's. */
  | { kind: "part-number"; token: string }
  /** Any other word, as it is compared with the texts of the tools. */
  | { kind: "word"; token: string };

/** One part of a query. */
export interface QueryPart {
  meaning: Meaning;
  /** The words that it was read from, in their order; more than one span if other words stand between them. */
  spans: readonly Span[];
  /** The same words as typed. */
  said: string;
  /** The reading in words: "Ø6 mm", "for stainless steel (M)". */
  label: string;
}

/** A hardness that the tool must cope with; HB below about 450, HRC above 20. */
export interface Hardness {
  min: number;
  max: number;
  unit: "HRC" | "HB";
}
