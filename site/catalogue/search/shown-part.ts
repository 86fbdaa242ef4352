import { wordsOf } from "./hit.ts";
import type { PreparedPart, PreparedQuery } from "./matching/prepare.ts";
import type { NumberField } from "./reading/query-part.ts";
import { withoutPart } from "./reading/read-query.ts";

/** A part of the query as it was understood. */
export interface ShownPart {
  /** In words: "End mills", "Ø6 mm", "for aluminium". */
  label: string;
  /** The words that it was made from. */
  typed: string;
  /** Its role: it narrows, it is for the quote line, it is another maker's
   * and only likened to, it was set aside, a person must answer it, it is unknown. */
  as: "used" | "kept" | "likened" | "aside" | "asked" | "absent" | "unknown";
  /** The query without it. */
  rest: string;
  /** What of a tool's values it asks for; left out if it narrows nothing. */
  asks?: Asks;
}

/** A figure, or words: lists mark them where a tool has them. */
export type Asks = { figure: number; field?: NumberField | undefined } | { words: string[] };

/** The role of a part, by its kind. */
function takenAs({ part, isUnderstood }: PreparedPart): ShownPart["as"] {
  if (!isUnderstood) return "unknown";
  switch (part.meaning.kind) {
    case "concept":
      // Spare parts aren't listed: visitors ask for them by their tool.
      return part.meaning.concept.role === "spare" ? "asked" : "used";
    case "quantity":
      return "kept";
    case "makers-grade":
    case "breaker":
      return "likened";
    case "tail":
      return "aside";
    case "ask":
      return "asked";
    case "absent":
      return "absent";
    default:
      return "used";
  }
}

/** What lists mark for a part. */
function asksOf({ part, weakness }: PreparedPart): { asks?: Asks } {
  if (!weakness) return {};
  const { meaning } = part;
  if (meaning.kind === "number") return { asks: { figure: meaning.value, field: meaning.field } };
  const words = wordsOf(part);
  return words.length > 0 ? { asks: { words } } : {};
}

/** The meaning of a part. An unknown part isn't shown as if it were understood. */
function labelOf({ part, isUnderstood }: PreparedPart): string {
  const isUnread = part.meaning.kind === "part-number" && !isUnderstood;
  return isUnread ? `“${part.typed}”: a maker’s code that we don’t read` : part.label;
}

/** The parts of a query for people, without the connecting words. */
export function shownParts({ parts, read }: PreparedQuery): ShownPart[] {
  return parts
    .filter(({ part }) => part.meaning.kind !== "link")
    .map((prepared) => ({
      label: labelOf(prepared),
      typed: prepared.part.typed,
      as: takenAs(prepared),
      rest: withoutPart(read.query, prepared.part),
      ...asksOf(prepared),
    }));
}
