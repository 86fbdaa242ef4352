import { chipClassName } from "#engineering/cutting/chip-class.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { normalisedText } from "../normalise.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import type { QueryPart } from "../reading/query-part.ts";
import { threadName } from "../reading/read-thread.ts";
import type { Concept } from "../reading/concept.ts";
import type { Found } from "./find.ts";
import { clearanceHoles } from "../reading/requested-clearance.ts";
import { GRADE } from "./match-thread.ts";
import { NO_MATCH } from "./match.ts";
import type { PreparedPart, PreparedQuery } from "./prepare.ts";

/** Maximum number of reasons for a result. */
const MOST = 3;

function threadReason({ facts }: OpenedSearch, { part, weakness }: PreparedPart, { entry }: Found): string {
  if (part.meaning.kind !== "thread") return "";
  const { thread } = part.meaning;
  const name = threadName(thread);
  if (entry.thread && !entry.family?.endsWith("insert"))
    return `thread ${entry.family === "tap" ? entry.designation : threadName(entry.thread)}`;
  const tapping = entry.facts.flatMap((fact) =>
    facts[fact]?.key === "tapping" ? (facts[fact]?.text ?? []) : [],
  );
  const own = tapping.find((text) => text === name || text.split(" ")[0] === `M${thread.size}`);
  if (own) return entry.family === "step-drill" ? `for ${own}` : `tapping drill ${own}`;
  if (entry.family === "drill") return `tapping drill ${name}`;
  const isGrade = (weakness?.of(entry) ?? 0) >= GRADE;
  return isGrade ? `grade ${entry.specifications.grade ?? ""}` : `for ${name} threads`;
}

/** The name of the requested spare part. */
function spareReason({ facts }: OpenedSearch, { all }: Concept, entry: Entry): string {
  const texts = entry.facts.flatMap((fact) =>
    facts[fact]?.key === "spare" ? (facts[fact]?.text ?? []) : [],
  );
  const asked = all.flat().flatMap(({ pattern }) => texts.find((text) => pattern?.test(text)) ?? []);
  return asked[0]?.replace(/^[^:]*: /, "") ?? "";
}

/** The tool's order code, if a part is it or its beginning. */
function namedOrderCode({ part: { meaning } }: PreparedPart, { orderCode }: Entry): string | undefined {
  const isNamed =
    meaning.kind === "code" &&
    meaning.code.form === "own" &&
    orderCode !== undefined &&
    normalisedText(orderCode).startsWith(meaning.code.key);
  return isNamed ? orderCode : undefined;
}

/** Whether the query has the tool's designation, its order code, or the beginning of its order code. */
export function isByCode({ parts }: PreparedQuery, { entry }: Found): boolean {
  return parts.some(
    (each) =>
      each.part.meaning.kind === "code" &&
      (each.weakness?.of(entry) === 0 || namedOrderCode(each, entry) !== undefined),
  );
}

/** Why a tool meets a part, in everyday words; empty if its name or its code contains that. */
function reasonOf(search: OpenedSearch, prepared: PreparedPart, found: Found): string {
  const { part, weakness } = prepared;
  const { entry } = found;
  if (weakness?.of(entry) === NO_MATCH) return "";
  const { meaning, label } = part;
  const { specifications } = entry;
  switch (meaning.kind) {
    case "code": {
      const orderCode = namedOrderCode(prepared, entry);
      return orderCode === undefined ? "" : `order code ${orderCode}`;
    }
    case "thread":
      return threadReason(search, prepared, found);
    case "clearance": {
      const own = valuesOf(entry).diameter?.max;
      const row = clearanceHoles(meaning).find(({ hole }) => hole === own)?.row;
      return row ? `clearance hole for ${threadName(meaning.thread)}, ${row}` : "";
    }
    case "reamed":
    case "tolerance":
      return label;
    case "part-number":
      return "";
    case "workpiece": {
      if (entry.isCarrier)
        return `inserts for ${meaning.group} – ${workpieceGroups[meaning.group].toLowerCase()}`;
      const own = valuesOf(entry).material?.groups.find(({ letter }) => letter === meaning.group);
      return own ? `${own.letter} – ${own.words}` : "";
    }
    case "hardness":
      return specifications.hardness ?? "";
    case "grade":
    case "makers-grade":
      return specifications.grade ?? "";
    case "breaker":
      return `${chipClassName(specifications.application) ?? ""} chipbreaker`;
    case "number": {
      const isHole =
        entry.family === "tap" && meaning.value < Number(entry.thread?.size) && meaning.value > 1;
      return isHole && !meaning.field ? `for a Ø${meaning.value} mm hole` : label;
    }
    case "cut":
      return entry.ownFacts
        .flatMap((fact) => (search.facts[fact]?.key === "cut" ? (search.facts[fact]?.text ?? []) : []))
        .join("; ");
    case "dimensions":
      return label;
    case "concept":
      if (meaning.concept.role === "family") return "";
      if (meaning.concept.role === "spare") return spareReason(search, meaning.concept, entry);
      if (meaning.concept.role === "coating") return specifications.coating ?? label;
      return meaning.concept.role === "substance" ? (specifications.grade ?? label) : label.toLowerCase();
    case "word":
      return part.typed.toLowerCase();
    default:
      return "";
  }
}

/**
 * Why a tool was found, for people: "fits PCLNR 2525 M12 · P – steel". Not what was asked itself, where the tool's name
 * or designation has it marked.
 */
export function whyOf(
  search: OpenedSearch,
  { parts }: PreparedQuery,
  found: Found,
  isMarked: (part: QueryPart) => boolean,
): string {
  const { partner, fitting } = found;
  const goesWith = partner ? partner.designation || partner.name : fitting;
  const fits = goesWith ? [`fits ${goesWith}`] : [];
  const reasons = parts
    .filter(({ weakness }) => weakness)
    .map((prepared) => {
      const { part } = prepared;
      const reason = reasonOf(search, prepared, found);
      const isAsked = [part.label, part.typed].some((asked) => asked.toLowerCase() === reason.toLowerCase());
      return isAsked && isMarked(part) ? "" : reason;
    });
  return [...new Set([...fits, ...reasons])].filter(Boolean).slice(0, MOST).join(" · ");
}
