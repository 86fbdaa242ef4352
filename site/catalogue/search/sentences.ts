import { valuesOf } from "#engineering/values/values.ts";
import { boreSentence, smallestBores } from "../relations/smallest-bores.ts";
import { clearanceHoles } from "./reading/requested-clearance.ts";
import { formedHoleFor } from "./matching/formed-hole.ts";
import { NO_MATCH } from "./matching/match.ts";
import { boreOf, holeFor, limitsFor } from "./matching/match-thread.ts";
import type { NearTools } from "./near/near.ts";
import type { PreparedPart, PreparedQuery } from "./matching/prepare.ts";
import { worthOf } from "./matching/worth.ts";
import type { OpenedSearch } from "./open-search.ts";
import { threadName } from "./reading/read-thread.ts";

const inQuotes = (labels: readonly string[]): string => `“${labels.join("”, “")}”`;

const figure = (mm: number): string => String(Math.round(mm * 1000) / 1000);

const isCode = ({ part }: PreparedPart): boolean => part.meaning.kind === "code";

/** Whether the tools differ from the request in kind, size or code: mistaking one for the other would spoil the work. */
export function areOfAnother({ missed, isListed, isEither, isOtherKind }: NearTools): boolean {
  return (
    isOtherKind === true ||
    (isEither !== true &&
      !isListed &&
      missed.some((part) => isCode(part) || worthOf(part.part.meaning) === "size"))
  );
}

/** A sentence about parts that no tool meets: "TNGA 160404: not listed. Same seat:". */
export function nearSentence(near: NearTools): string {
  const { missed, isSameSeat, isEither, found } = near;
  const [best] = found;
  const isDrill = best?.entry.family === "drill";
  const labels = missed.map(({ part: { label, meaning } }) => {
    const hole = isDrill && meaning.kind === "thread" ? holeFor(meaning.thread) : undefined;
    return hole === undefined ? label : `Drill Ø${figure(hole)} mm for ${label}`;
  });
  if (isEither) return `No tool is all of these: ${labels.join(", ")}. Each of them:`;
  const threads = missed.flatMap(({ part: { meaning } }) =>
    meaning.kind === "thread" ? meaning.thread : [],
  );
  const [limits] = isDrill ? threads.map(limitsFor) : [];
  if (limits)
    return `${labels.join(", ")}: not listed. Within the thread’s minor diameter, ${figure(limits.min)}–${figure(limits.max)} mm:`;
  if (near.isOtherKind && (best?.partner ?? best?.fitting) !== undefined)
    return `${labels.join(", ")}: not listed for this insert. What holds it:`;
  if (near.isOtherKind || !areOfAnother(near)) return `No tool has all of this. Without ${inQuotes(labels)}:`;
  const others = isSameSeat ? "Same seat" : missed.some(isCode) ? "Nearest" : "Other sizes";
  return `${labels.join(", ")}: not listed. ${others}:`;
}

const isUnread = ({ part, isUnderstood }: PreparedPart): boolean =>
  part.meaning.kind === "part-number" && !isUnderstood;

const unread = (parts: readonly PreparedPart[]): string =>
  `${inQuotes(parts.map(({ part }) => part.typed))}: a maker’s code that we don’t read.`;

/** Tools found without an unknown code or word don't match the request completely. */
export function unreadSentence({ parts }: PreparedQuery): string | undefined {
  const codes = parts.filter(isUnread);
  if (codes.length > 0) return `${unread(codes)} Without it:`;
  const words = parts.filter(({ isUnderstood }) => !isUnderstood).map(({ part }) => part.typed);
  if (words.length === 0) return undefined;
  return `${inQuotes(words)}: not understood. Without ${words.length === 1 ? "it" : "them"}:`;
}

/** The hole that a query requests a drill for, and its purpose. */
function holeAsked({ parts, relation }: PreparedQuery): { hole: number; what: string } | undefined {
  const isForming = parts.some(
    ({ part: { meaning } }) => meaning.kind === "concept" && meaning.concept.id === "forming tap",
  );
  const isDrill = parts.some(
    ({ part: { meaning } }) => meaning.kind === "concept" && meaning.concept.partner === "drill",
  );
  for (const {
    part: { meaning, label },
  } of parts) {
    const [usual] = meaning.kind === "clearance" ? clearanceHoles(meaning) : [];
    if (usual) return { hole: usual.hole, what: label };
    if (meaning.kind !== "thread" || !isDrill) continue;
    const isFormed = isForming && relation !== undefined;
    const formed = isFormed ? formedHoleFor(meaning.thread) : undefined;
    // Drills come in tenths of a millimetre, at the finest in twentieths.
    const hole = isFormed ? formed && Math.round(formed * 20) / 20 : holeFor(meaning.thread);
    const what = isFormed ? `a forming tap ${threadName(meaning.thread)}` : label;
    if (hole !== undefined) return { hole, what };
  }
  return undefined;
}

function hasDrill({ entries }: OpenedSearch, diameter: number): boolean {
  return entries.some((entry) => entry.family === "drill" && valuesOf(entry).diameter?.max === diameter);
}

/** Why nothing was found: the gap in the range. Undefined if no part of the query was understood. */
export function missingSentence(search: OpenedSearch, query: PreparedQuery): string | undefined {
  const codes = query.parts.filter(isUnread);
  if (codes.length > 0) return unread(codes);
  const narrowing = query.parts.filter(({ weakness }) => weakness);
  if (narrowing.length === 0) return undefined;
  const asked = holeAsked(query);
  if (asked && !hasDrill(search, asked.hole))
    return `Drill Ø${figure(asked.hole)} mm for ${asked.what}: not listed.`;
  const isMet = (parts: readonly PreparedPart[]): boolean =>
    search.entries.some((entry) => parts.every(({ weakness }) => weakness?.of(entry) !== NO_MATCH));
  const alone = narrowing.filter((part) => !isMet([part]));
  const decisive = narrowing.filter(({ part }) => typeof worthOf(part.meaning) !== "number");
  const kinds = decisive.filter(
    ({ part: { meaning } }) => meaning.kind === "concept" && meaning.concept.role === "family",
  );
  const withKind = decisive.filter((part) => !isMet([part, ...kinds]));
  const lacking = alone.length > 0 ? alone : withKind;
  const labels = (parts: readonly PreparedPart[]): string =>
    parts.map(({ part: { label } }) => label.replace(/^for /, "a tool for ")).join(", ");
  if (lacking.length > 0) {
    const [of] = kinds.filter((kind) => !lacking.includes(kind));
    const sentence = `${of ? `${of.part.label}, ` : ""}${labels(lacking)}: not listed.${narrowBore(search, query)}`;
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }
  // "Carbide rod 10 mm": what the range lacks is the rod, and that is said elsewhere.
  if (query.parts.some(({ part }) => part.meaning.kind === "absent")) return undefined;
  return `No tool has all of this: ${labels(decisive.length > 1 ? decisive : narrowing)}.${narrowBore(search, query)}`;
}

/** Of an internal thread that an insert is asked for: why none turns it. */
function narrowBore(search: OpenedSearch, { parts }: PreparedQuery): string {
  const concepts = parts.flatMap(({ part: { meaning } }) =>
    meaning.kind === "concept" ? meaning.concept : [],
  );
  const [bore] = parts.flatMap(({ part: { meaning } }) =>
    meaning.kind === "thread" ? (boreOf(meaning.thread) ?? []) : [],
  );
  const isInside =
    concepts.some(({ label }) => label === "Internal") &&
    concepts.some(({ partner }) => partner === "insert");
  return isInside && bore !== undefined ? boreSentence(smallestBores(search.entries), bore) : "";
}
