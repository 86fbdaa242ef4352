import type { Mm } from "#engineering/units/units.ts";

/** A depth of cut and a feed, mm/rev or mm a tooth: a point in the field of an insert. */
export interface RequestedCut {
  depth: Mm;
  /** Undefined where only the depth is asked for. */
  feed?: number;
  /** The kind of feed; undefined where the words leave it open. */
  symbol?: "fn" | "fz";
}

const depth = String.raw`(?:AP|DOC|DEPTH OF CUT)\s*[:=]?\s*(\d{1,2}(?:\.\d{1,2})?)\s*(MM)?(?![\p{L}\d.])`;
const feed = String.raw`(F[NZ]?|FEED)\s*[:=]?\s*(0?\.\d{1,3}|0|[01](?:\.\d{1,3})?)(?:\s*MM)?(?:\s*\/\s*(?:REV|R|TOOTH|Z))?(?![\p{L}\d.])`;
const between = String.raw`[\s,;&+/|]*(?:(?:AND|X)\s+)?`;

const depthFirst = new RegExp(`${depth}${between}${feed}`, "yu");
const feedFirst = new RegExp(`${feed}${between}${depth}`, "yu");
const depthAlone = new RegExp(depth, "yu");

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function cut(depthText = "", symbol = "", feedText = ""): RequestedCut {
  const kind = symbol === "FN" ? "fn" : symbol === "FZ" ? "fz" : undefined;
  return { depth: Number(depthText), feed: Number(feedText), ...(kind && { symbol: kind }) };
}

/** A cut at a position of a text in upper case: `AP 2 MM, FN 0.25`, in either order, or a depth with its unit. */
export function readCutAt(text: string, at: number): { cut: RequestedCut; end: number } | undefined {
  const first = matchAt(depthFirst, text, at);
  if (first) return { cut: cut(first[1], first[3], first[4]), end: at + first[0].length };
  const second = matchAt(feedFirst, text, at);
  if (second) return { cut: cut(second[3], second[1], second[2]), end: at + second[0].length };
  // "AP 16" begins a code.
  const alone = text.startsWith("AP", at) ? matchAt(depthAlone, text, at) : undefined;
  if (!alone?.[2]) return undefined;
  return { cut: { depth: Number(alone[1]) }, end: at + alone[0].trimEnd().length };
}

/** A cut in words that {@link readCutAt} reads: "ap 2 mm, fn 0.25". */
export function cutWords({ depth: deep, feed: fed, symbol }: RequestedCut): string {
  return `ap ${deep} mm${fed === undefined ? "" : `, ${symbol ?? "feed"} ${fed}`}`;
}

/** The cut in a query as it is typed, and the query without it. */
export function splitCut(query: string): { cut?: RequestedCut; rest: string } {
  const text = query.toUpperCase();
  for (let at = 0; at < text.length; at += 1) {
    if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) continue;
    const found = readCutAt(text, at);
    if (found) {
      const rest = `${query.slice(0, at)} ${query.slice(found.end)}`.replaceAll(/\s+/g, " ").trim();
      return { cut: found.cut, rest };
    }
  }
  return { rest: query.trim() };
}
