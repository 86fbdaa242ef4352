import type { PreparedPart, PreparedQuery } from "./matching/prepare.ts";
import { withoutPart } from "./reading/read-query.ts";

/** A part of the query as it was read. */
export interface ShownPart {
  /** In words: "End mills", "Ø6 mm", "for aluminium". */
  label: string;
  /** The words that it was read from. */
  said: string;
  /** How it was taken: it narrows, it is kept for the quote line, it was set aside, a person is asked, it isn't known. */
  as: "used" | "kept" | "aside" | "asked" | "absent" | "unknown";
  /** The query without it. */
  rest: string;
}

/** How a part was taken, by its kind. */
function takenAs({ part, isUnderstood }: PreparedPart): ShownPart["as"] {
  if (!isUnderstood) return "unknown";
  switch (part.meaning.kind) {
    case "concept":
      // A spare part has no line in the list: who needs one asks for it by its tool.
      return part.meaning.concept.role === "spare" ? "asked" : "used";
    case "quantity":
      return "kept";
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

/** The reading of a part; what isn't read isn't shown as if it were. */
function labelOf({ part, isUnderstood }: PreparedPart): string {
  const isUnread = part.meaning.kind === "part-number" && !isUnderstood;
  return isUnread ? `“${part.said}”: a maker’s code that we don’t read` : part.label;
}

/** The parts of a query for people, without the words between them. */
export function shownParts({ parts, read }: PreparedQuery): ShownPart[] {
  return parts
    .filter(({ part }) => part.meaning.kind !== "link")
    .map((prepared) => ({
      label: labelOf(prepared),
      said: prepared.part.said,
      as: takenAs(prepared),
      rest: withoutPart(read.query, prepared.part),
    }));
}
