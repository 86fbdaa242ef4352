import type { Entry, OpenedSearch } from "../open-search.ts";
import type { QueryPart } from "../reading/query-part.ts";
import type { ToolCode } from "../reading/tool-code.ts";
import { partnersOf } from "../../relations/fits.ts";

/**
 * A question for what fits: the part that names the wanted tools, and the parts that describe their partner (the
 * anchor).
 */
export interface Relation {
  target: number;
  anchors: readonly number[];
  /** The beginning of the partner's seat, if the anchor's code contains it: `CN.. 12`. */
  seat?: string;
}

type Side = "insert" | "holder" | "drill" | "tap";

function sideOf(search: OpenedSearch, { meaning }: QueryPart): Side | undefined {
  if (meaning.kind === "concept") {
    const { role, partner } = meaning.concept;
    // Spare parts belong to tools that hold inserts.
    return role === "family" || role === "spare" ? (partner ?? "holder") : undefined;
  }
  if (meaning.kind !== "code") return undefined;
  const { code } = meaning;
  if (code.form === "insert" || code.form === "threading") return "insert";
  if (code.form !== "own") return "holder";
  const own = search.entries.find(({ codes }) => codes.includes(code.key));
  return own?.seat === undefined ? undefined : own.isCarrier ? "holder" : "insert";
}

/** The beginning of the seat that goes with a code. */
export function seatFor(code: ToolCode): string | undefined {
  switch (code.form) {
    case "insert":
      return code.seat ?? `${code.key.slice(0, 2)}.. ${code.key.slice(4, 8)}`;
    case "holder":
      return code.head.length > 3 ? `${code.head[1]}${code.head[3]}.. ${code.size ?? ""}` : undefined;
    case "threading":
      return code.seat;
    case "threading-holder":
      return code.size ? code.size + code.head : undefined;
    case "own":
      return undefined;
  }
}

const pairs: Readonly<Record<Side, Side>> = {
  insert: "holder",
  holder: "insert",
  drill: "tap",
  tap: "drill",
};

/** The wanted one of two families: the one before "for" or after "ke liye"; otherwise the insert, or the drill. */
function wantedOf(
  parts: readonly QueryPart[],
  one: number,
  other: number,
  sides: readonly (Side | undefined)[],
): number {
  const links = parts
    .slice(Math.min(one, other), Math.max(one, other))
    .flatMap(({ meaning }) => (meaning.kind === "link" ? meaning.link : []));
  if (links.includes("for")) return Math.min(one, other);
  if (links.includes("of")) return Math.max(one, other);
  return sides[one] === "insert" || sides[one] === "drill" ? one : other;
}

/** Whether a query asks for what fits something: "insert for PCLNR 2525", "drill for M10 tap". */
export function relationIn(search: OpenedSearch, parts: readonly QueryPart[]): Relation | undefined {
  const sides = parts.map((part) => sideOf(search, part));
  const at = (kind: "code" | "concept"): number[] =>
    parts.flatMap(({ meaning }, number) => (meaning.kind === kind && sides[number] ? [number] : []));
  const [family, second] = at("concept");
  const codes = at("code");
  if (family === undefined) return undefined;
  // Any tool that isn't an insert can hold one: a drill, an end mill.
  const isPair = (one: number, other: number): boolean =>
    (sides[one] === "insert") !== (sides[other] === "insert") ||
    pairs[sides[one] ?? "insert"] === sides[other];
  const code = codes.find((each) => (sides[family] === "insert") !== (sides[each] === "insert"));
  if (code !== undefined) {
    const { meaning } = parts[code] ?? {};
    const seat = meaning?.kind === "code" ? seatFor(meaning.code) : undefined;
    return { target: family, anchors: codes, ...(seat && { seat }) };
  }
  if (second === undefined || !isPair(family, second)) return undefined;
  const target = wantedOf(parts, family, second, sides);
  return { target, anchors: [target === family ? second : family] };
}

/** The partners of tools, by seat or thread: found once, since many tools share a seat. */
const known = new WeakMap<OpenedSearch, Map<string, Entry[]>>();

/** The partners of a tool. */
export function partnersFor(search: OpenedSearch, entry: Entry): Entry[] {
  const lists = known.get(search) ?? new Map<string, Entry[]>();
  known.set(search, lists);
  const { family, seat, designation, specifications } = entry;
  const key = `${family}|${seat}|${designation}|${specifications.diameter}`;
  const list = lists.get(key) ?? partnersOf(search.fits(), entry).map(({ product }) => product);
  lists.set(key, list);
  return list;
}
