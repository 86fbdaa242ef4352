import { holeFor } from "./matching/match-thread.ts";
import type { NearTools } from "./matching/near.ts";
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

/** The parts of a query for people, without the words between them. */
export function shownParts({ parts, read }: PreparedQuery): ShownPart[] {
  return parts
    .filter(({ part }) => part.meaning.kind !== "link")
    .map((prepared) => ({
      label: prepared.part.label,
      said: prepared.part.said,
      as: takenAs(prepared),
      rest: withoutPart(read.query, prepared.part),
    }));
}

/** A sentence about what no tool meets: "TNGA 160404: not listed. Same seat:". */
export function nearSentence({ missed, isSameSeat, isListed, isEither, found }: NearTools): string {
  const isDrill = found[0]?.entry.family === "drill";
  const labels = missed.map(({ part: { label, meaning } }) => {
    const hole = isDrill && meaning.kind === "thread" ? holeFor(meaning.thread) : undefined;
    return hole === undefined ? label : `Drill Ø${hole} mm for ${label}`;
  });
  if (isEither) return `No tool is all of these: ${labels.join(", ")}. Each of them:`;
  if (isListed) return `No tool has all of this. Without “${labels.join("”, “")}”:`;
  const kinds = new Set(missed.map(({ part }) => part.meaning.kind));
  if (kinds.has("code")) return `${labels.join(", ")}: not listed. ${isSameSeat ? "Same seat" : "Nearest"}:`;
  const isSize = kinds.has("number") || kinds.has("dimensions") || kinds.has("thread");
  if (isSize) return `${labels.join(", ")}: not listed. Nearest:`;
  return `No tool has all of this. Without “${labels.join("”, “")}”:`;
}
