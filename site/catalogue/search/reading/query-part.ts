import type { ClearanceRow } from "#engineering/standards/clearance-holes.ts";
import type { ChipClass } from "#engineering/cutting/chip-class.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { CompanyTopic } from "../../vocabulary/company-schema.ts";
import type { PageTopic } from "../../vocabulary/page-topics.ts";
import type { Concept } from "./concept.ts";
import type { RequestedCut } from "../cuts/read-cut.ts";
import type { GradeRange } from "../grades/makers-grade.ts";
import type { RequestedThread } from "./read-thread.ts";
import type { ToolCode } from "./tool-code.ts";

/** A range of the query, from `start` up to but not including `end`, in UTF-16 units. */
export interface QuerySpan {
  start: number;
  end: number;
}

/** The field of a tool that a number means; lengths in mm, angles in degrees. */
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
  /** Of metric threads, only in a range of them: "M6 to M12". */
  | "thread"
  /** The diameter to part off, and the width of the cut, which only costs material. */
  | "parted"
  | "kerf";

/** The meaning of a part of the query. */
export type Meaning =
  /** A tool's designation, complete or only its beginning. */
  | { kind: "code"; code: ToolCode }
  | { kind: "thread"; thread: RequestedThread }
  /** The tolerance class of a nut's thread: `6G`, `6HX`, `2B`. */
  | { kind: "tolerance"; tolerance: string }
  /** The hole that the bolt of a metric thread passes through (ISO 273); without a row any of the three. */
  | { kind: "clearance"; thread: RequestedThread; row?: ClearanceRow }
  /** The hole that is drilled for a reamer of this diameter, mm. */
  | { kind: "reamed"; diameter: number }
  /** A number. Without a field it means the fields that name its family: a drill's diameter, a blade's width. */
  | { kind: "number"; value: number; field?: NumberField }
  /** A range of numbers: "6 to 10 mm", "below 63 mm"; `isOpen`: its ends don't count. */
  | { kind: "interval"; from?: number; to?: number; isOpen?: true; field?: NumberField }
  /** A depth of cut with a feed: a point that the field of an insert holds, in these workpiece groups if there are any. */
  | { kind: "cut"; cut: RequestedCut; groups?: readonly WorkpieceGroup[] }
  /** `10 × 22 × 72`, `25 × 25`: mm. */
  | { kind: "dimensions"; sides: readonly number[] }
  /** A tool family, an operation, a coating, a cutting material, a hand …: tested against the facts of a tool. */
  | { kind: "concept"; concept: Concept }
  /** A workpiece material with its ISO 513 group, and the words that tools use for it. */
  | { kind: "workpiece"; group: WorkpieceGroup; words?: RegExp; hardness?: Hardness }
  | { kind: "hardness"; hardness: Hardness }
  /** An application group of ISO 513: `P25`. */
  | { kind: "grade"; letter: WorkpieceGroup; step: number }
  /** Another maker's grade, with the ranges of ISO 513 that charts state for it. */
  | { kind: "makers-grade"; ranges: readonly GradeRange[] }
  /** Another maker's chipbreaker, with the classes that his catalogue states for it. */
  | { kind: "breaker"; classes: readonly ChipClass[] }
  /** A property that the tool must not have: "not coated", "except HSS". */
  | {
      kind: "excluded";
      of: Extract<Meaning, { kind: "concept" | "workpiece" | "grade" | "code" | "number" | "word" }>;
    }
  /** The quantity for the quote line. */
  | { kind: "quantity"; quantity: number }
  /** A word between the parts; `for` and similar words separate the wanted tool from its purpose. */
  | { kind: "link"; link: "for" | "of" | "none" }
  /** The maker's chipbreaker and grade after a code, which are set aside; or words about the workpiece's form. */
  | { kind: "tail"; of?: "workpiece" }
  /** A question that only a person can answer: a price, a date. */
  | { kind: "ask" }
  /** A question that the company's own facts answer; `isDay`: a day of the week, which alone asks nothing. */
  | { kind: "company"; topic: CompanyTopic; isDay?: true }
  /** A topic that a page of this site answers: cutting data, a problem. */
  | { kind: "page"; topic: PageTopic }
  /** A tool that the range doesn't contain: a reamer, a collet. */
  | { kind: "absent" }
  /** Letters and digits that no grammar decodes: a maker's code, or a part of one of the range's codes. */
  | { kind: "part-number"; token: string }
  /** Any other word, in the form that is compared with the tools' texts. */
  | { kind: "word"; token: string };

/** One part of a query. */
export interface QueryPart {
  meaning: Meaning;
  /** The words that it was made from, in their order; more than one span if other words are between them. */
  spans: readonly QuerySpan[];
  /** The same words as typed. */
  typed: string;
  /** The meaning in words: "Ø6 mm", "for stainless steel (M)". */
  label: string;
}

/** A hardness that the tool must handle; HB below about 450, HRC above 20. */
export interface Hardness {
  min: number;
  max: number;
  unit: "HRC" | "HB";
}
