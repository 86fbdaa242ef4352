import type { CompanyTopic } from "../../vocabulary/company-schema.ts";
import { breakerWords } from "../grades/makers-breaker.ts";
import { rangeWords } from "../grades/makers-grade.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import type { QueryPart } from "./query-part.ts";
import { cutWords } from "../cuts/read-cut.ts";
import { hardnessLabel } from "./read-hardness.ts";
import { intervalLabel, numberLabel } from "./read-number.ts";
import type { RawPart } from "./read-query.ts";
import { clearanceWords } from "./requested-clearance.ts";
import { threadName } from "./read-thread.ts";
import type { ToolCode } from "./tool-code.ts";

/** Whether a number without a field is a diameter, which is how milling cutters and drills are named. */
function isRound(parts: readonly RawPart[]): boolean {
  return parts.some(({ meaning }) => meaning.kind === "concept" && meaning.concept.isRound);
}

function codeLabel(code: ToolCode, typed: string): string {
  if (code.form !== "insert") return typed.toUpperCase();
  const grouped = /^([A-Z]{4})(.*)$/.exec(code.key);
  return grouped ? `${grouped[1]} ${grouped[2]}`.trim() : code.key;
}

/** "for EN8: steel (P)"; a name that contains the group isn't repeated. */
function workpieceLabel(
  { group, hardness }: Extract<QueryPart["meaning"], { kind: "workpiece" }>,
  typed: string,
): string {
  const words = workpieceGroups[group].toLowerCase();
  const isSaid = words.includes(typed.toLowerCase()) || /^(?:ISO|GROUP|CLASS)/i.test(typed);
  const limit = hardness && !/h[rbv]|bhn|rc/i.test(typed) ? `, ${hardnessLabel(hardness)}` : "";
  return `for ${isSaid ? "" : `${typed}: `}${words} (${group})${limit}`;
}

const companyLabels: Readonly<Record<CompanyTopic, string>> = {
  hours: "our business hours",
  address: "our address",
  phone: "our telephone",
  email: "our e-mail",
  chat: "our chat",
};

/** How a part was understood, in words: "Ø6 mm", "for stainless steel (M)". */
export function partLabelOf({ meaning, typed }: QueryPart, parts: readonly RawPart[]): string {
  switch (meaning.kind) {
    case "code":
      return codeLabel(meaning.code, typed);
    case "thread":
      return `thread ${threadName(meaning.thread)}`;
    case "tolerance":
      return `tolerance ${meaning.tolerance}`;
    case "clearance": {
      const holes = clearanceWords(meaning);
      const name = threadName(meaning.thread);
      return `clearance hole for ${name}${holes ? ` (ISO 273: ${holes})` : ""}`;
    }
    case "reamed":
      return `hole to ream to Ø${meaning.diameter} mm`;
    case "part-number":
      return typed;
    case "number":
      return numberLabel(meaning, isRound(parts));
    case "interval":
      return intervalLabel(meaning, isRound(parts));
    case "excluded": {
      const { of } = meaning;
      if (of.kind === "workpiece") return `not for ${workpieceGroups[of.group].toLowerCase()} (${of.group})`;
      const bare = typed.replace(/^(?:other than|\S+)\s+/i, "");
      if (of.kind === "code") return `not ${codeLabel(of.code, bare)}`;
      if (of.kind === "word") return `not “${bare}”`;
      const label = partLabelOf({ meaning: of, typed, spans: [], label: "" }, parts);
      return `not ${/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
    }
    case "cut":
      return cutWords(meaning.cut);
    case "dimensions":
      return `${meaning.sides.join(" × ")} mm`;
    case "concept":
      return meaning.concept.label;
    case "workpiece":
      return workpieceLabel(meaning, typed);
    case "hardness":
      return `for ${hardnessLabel(meaning.hardness)}`;
    case "grade":
      return `grade ${meaning.letter}${String(meaning.step).padStart(2, "0")}`;
    case "makers-grade":
      return `${typed.replace(/^[-/]/, "")}: about ${rangeWords(meaning.ranges)}`;
    case "breaker":
      return `${typed.toUpperCase()}: ${breakerWords(meaning.classes)}`;
    case "company":
      return meaning.isDay ? typed : companyLabels[meaning.topic];
    case "quantity":
      return `${meaning.quantity} ${meaning.quantity === 1 ? "piece" : "pieces"}`;
    case "tail":
      if (meaning.of) return `${typed}, the workpiece (set aside)`;
      return `${typed.replace(/^[-/]/, "")} (maker’s own, set aside)`;
    case "ask":
    case "absent":
    case "page":
    case "word":
    case "link":
      return typed;
  }
}
