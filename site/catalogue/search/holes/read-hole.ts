import type { Hole, HoleKind } from "#engineering/holes/hole.ts";
import { inchThread } from "#engineering/standards/inch-threads.ts";
import { findThread } from "#engineering/standards/metric-threads.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Hardness, NumberField, QueryPart } from "../reading/query-part.ts";
import type { ReadQuery } from "../reading/read-query.ts";
import type { Vocabulary } from "../reading/vocabulary.ts";

/** A hole in a query, and what it is made in. */
export interface RequestedHole {
  hole: Hole;
  /** The workpiece as typed; empty if it isn't said. */
  workpiece: string;
  group?: WorkpieceGroup;
  hardness?: Hardness;
}

type HoleWord = keyof Vocabulary["words"]["everyday"]["holes"];

/** Words that ask for one tool: then the hole isn't what is asked for. */
const roles = new Set(["family", "kind", "system", "hand"]);

/** A word for threads that turn the other way round. */
function isLeftHand({ meaning }: QueryPart): boolean {
  return (
    meaning.kind === "concept" && meaning.concept.role === "hand" && /^left/i.test(meaning.concept.label)
  );
}

/** "H7". */
const fitAlone = /^h\d{1,2}$/i;
/** "12H7", "Ø12 H7". */
const fitted = /(?<![\p{L}\d.])(\d+(?:\.\d+)?)\s*(h\d{1,2})(?![\p{L}\d])/iu;

/** The words of a text in lower case, each replaced by its alias. */
function wordsOf(text: string, { aliasOf }: Vocabulary): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return words.flatMap((word) => (aliasOf(word) ?? word).split(" ")).filter(Boolean);
}

/** Whether a part of a query has only words of holes. */
export function isOfHole(typed: string, vocabulary: Vocabulary): boolean {
  const phrases = Object.values(vocabulary.words.everyday.holes).flat();
  const words = wordsOf(typed, vocabulary);
  if (fitted.test(typed) || fitAlone.test(typed) || phrases.includes(words.join(" "))) return true;
  // "Drill" alone asks for a drill, "drill and tap" for a hole.
  const known = new Set(
    phrases.filter((phrase) => !phrase.includes(" and ")).flatMap((phrase) => phrase.split(" ")),
  );
  return words.every((word) => known.has(word));
}

/** Whether words name a bolt or the hole that it passes through. */
export function isPassage(typed: string, vocabulary: Vocabulary): boolean {
  const words = wordsOf(typed, vocabulary).join(" ");
  return vocabulary.words.everyday.passages.some(({ phrases }) => phrases.includes(words));
}

/** The meaning of the hole's words in a query. */
function openWords(query: string, vocabulary: Vocabulary) {
  const { holes } = vocabulary.words.everyday;
  const said = ` ${wordsOf(query, vocabulary).join(" ")} `;
  const says = (name: HoleWord): boolean => holes[name].some((phrase) => said.includes(` ${phrase} `));
  // "M8 cap screw counterbore": the seat of its head.
  const isSunk = says("counterbore") || says("countersink");
  return {
    says,
    isOther: (part: QueryPart): boolean => {
      const { meaning, typed } = part;
      return isOther(meaning, typed) && !isLeftHand(part);
    },
  };

  function isOther(meaning: QueryPart["meaning"], typed: string): boolean {
    return (
      meaning.kind === "code" ||
      meaning.kind === "dimensions" ||
      // "Not for through holes" is no through hole.
      (meaning.kind === "excluded" && meaning.of.kind === "concept") ||
      // "M8 clearance hole blind": a bolt's hole, but not one that is tapped.
      (meaning.kind === "ask" && !isSunk && isPassage(typed, vocabulary)) ||
      (meaning.kind === "concept" && roles.has(meaning.concept.role) && !isOfHole(typed, vocabulary))
    );
  }
}

function numbersIn(parts: readonly QueryPart[], fields: readonly (NumberField | undefined)[]): number[] {
  return parts.flatMap(({ meaning }) =>
    meaning.kind === "number" && fields.includes(meaning.field) ? meaning.value : [],
  );
}

/**
 * The hole that a query describes: a metric thread or a bolt with its depth, or with words for a hole; or a diameter
 * with both. Undefined if it asks for something else, such as one tool.
 */
export function readHole({ query, parts }: ReadQuery, vocabulary: Vocabulary): RequestedHole | undefined {
  const { says, isOther } = openWords(query, vocabulary);
  if (parts.some(isOther)) return undefined;
  const [depth] = numbersIn(parts, ["depth"]);
  const isBlind = says("blind") || (says("through") ? false : undefined);
  const isHole = says("hole") || isBlind !== undefined;
  const about = {
    ...(isBlind !== undefined && { isBlind }),
    ...(depth !== undefined && { depth }),
  };
  const hole = boltOrThread(parts, says) ?? plainHole(query, parts, depth !== undefined);
  const isSunk = hole?.kind === "counterbore" || hole?.kind === "countersink";
  const isLeft = parts.some(isLeftHand);
  // Only taps have a hand.
  if (isLeft && hole?.kind !== "tapped") return undefined;
  if (!hole || !(isHole || isSunk || hole.fit || (hole.kind !== "plain" && depth !== undefined)))
    return undefined;
  // "M8 through 30 mm": a thread has no other length.
  const [bare] = hole.kind === "plain" ? [] : numbersIn(parts, [undefined]);
  return {
    hole: {
      ...hole,
      ...(isLeft && { isLeftHand: true as const }),
      ...(bare !== undefined && { depth: bare }),
      ...about,
    },
    ...workpieceIn(parts),
  };
}

/** The hole that a drill makes for a query's thread or bolt: "tapping drill M8". Undefined without one. */
export function holeForDrill({ query, parts }: ReadQuery, vocabulary: Vocabulary): Hole | undefined {
  return boltOrThread(parts, openWords(query, vocabulary).says);
}

function boltOrThread(parts: readonly QueryPart[], says: (name: HoleWord) => boolean): Hole | undefined {
  const kind = (["formed", "counterbore", "countersink", "tapped"] as const).find(says);
  for (const { meaning } of parts) {
    if (meaning.kind !== "thread" && meaning.kind !== "clearance") continue;
    const { system, size, pitch, series } = meaning.thread;
    const diameter = Number(size);
    const isSunk = kind === "counterbore" || kind === "countersink";
    if ((system === "UNC" || system === "UNF") && meaning.kind === "thread" && !isSunk) {
      const thread = size === undefined ? undefined : inchThread(system, size);
      if (!thread || size === undefined || (pitch !== undefined && pitch !== thread.perInch))
        return undefined;
      return { kind: kind ?? "tapped", diameter: thread.diameter, unified: { form: system, size } };
    }
    if (system !== "M" || series === "fine" || !findThread(diameter, pitch)) return undefined;
    if (meaning.kind === "clearance" || isSunk) {
      const sunk: HoleKind = isSunk ? kind : "clearance";
      const row = meaning.kind === "clearance" ? meaning.row : undefined;
      return { kind: sunk, diameter, ...(row && { row }) };
    }
    return { kind: kind ?? "tapped", diameter, ...(pitch !== undefined && { pitch }) };
  }
  return undefined;
}

function plainHole(query: string, parts: readonly QueryPart[], isDeep: boolean): Hole | undefined {
  const [, size, fit] = fitted.exec(query) ?? [];
  if (fit !== undefined) return { kind: "plain", diameter: Number(size), fit: fit.toUpperCase() };
  const [diameter] = numbersIn(parts, ["diameter", "hole", undefined]);
  return diameter === undefined || !isDeep ? undefined : { kind: "plain", diameter };
}

function workpieceIn(parts: readonly QueryPart[]): Omit<RequestedHole, "hole"> {
  const part = parts.find(({ meaning }) => meaning.kind === "workpiece");
  const named = part?.meaning.kind === "workpiece" ? part.meaning : undefined;
  const limits = parts.flatMap(({ meaning }) => (meaning.kind === "hardness" ? meaning.hardness : []));
  const hardness = named?.hardness ?? limits[0];
  return {
    workpiece: part?.typed ?? "",
    ...(named && { group: named.group }),
    ...(hardness && { hardness }),
  };
}
