import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import type { QueryPart } from "./query-part.ts";
import { hardnessLabel } from "./read-hardness.ts";
import { numberLabel } from "./read-number.ts";
import type { RawPart } from "./read-query.ts";
import { clearanceWords } from "./clearance-asked.ts";
import { threadName } from "./read-thread.ts";
import type { ToolCode } from "./tool-code.ts";

/** Whether a number without a field is a diameter: that is how milling cutters and drills are named. */
function isRound(parts: readonly RawPart[]): boolean {
  return parts.some(({ meaning }) => meaning.kind === "concept" && meaning.concept.isRound);
}

function codeLabel(code: ToolCode, said: string): string {
  if (code.form !== "insert") return said.toUpperCase();
  const grouped = /^([A-Z]{4})(.*)$/.exec(code.key);
  return grouped ? `${grouped[1]} ${grouped[2]}`.trim() : code.key;
}

/** "for EN8: steel (P)"; a name that says the group already isn't repeated. */
function workpieceLabel(
  { group, hardness }: Extract<QueryPart["meaning"], { kind: "workpiece" }>,
  said: string,
): string {
  const words = workpieceGroups[group].toLowerCase();
  const isSaid = words.includes(said.toLowerCase()) || /^(?:ISO|GROUP|CLASS)/i.test(said);
  const limit = hardness && !/h[rbv]|bhn|rc/i.test(said) ? `, ${hardnessLabel(hardness)}` : "";
  return `for ${isSaid ? "" : `${said}: `}${words} (${group})${limit}`;
}

/** How a part was read, in words: "Ø6 mm", "for stainless steel (M)". */
export function labelOf({ meaning, said }: QueryPart, parts: readonly RawPart[]): string {
  switch (meaning.kind) {
    case "code":
      return codeLabel(meaning.code, said);
    case "thread":
      return `thread ${threadName(meaning.thread)}`;
    case "tolerance":
      return `tolerance ${meaning.tolerance}`;
    case "clearance": {
      const holes = clearanceWords(meaning);
      const name = threadName(meaning.thread);
      return `clearance hole for ${name}${holes ? ` (ISO 273: ${holes})` : ""}`;
    }
    case "part-number":
      return said;
    case "number":
      return numberLabel(meaning, isRound(parts));
    case "dimensions":
      return `${meaning.sides.join(" × ")} mm`;
    case "concept":
      return meaning.concept.label;
    case "workpiece":
      return workpieceLabel(meaning, said);
    case "hardness":
      return `for ${hardnessLabel(meaning.hardness)}`;
    case "grade":
      return `grade ${meaning.letter}${String(meaning.step).padStart(2, "0")}`;
    case "quantity":
      return `${meaning.quantity} ${meaning.quantity === 1 ? "piece" : "pieces"}`;
    case "tail":
      if (meaning.of) return `${said}, the workpiece (set aside)`;
      return `${said.replace(/^[-/]/, "")} (maker’s own, set aside)`;
    case "ask":
    case "absent":
    case "page":
    case "word":
    case "link":
      return said;
  }
}
