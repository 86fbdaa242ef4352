import type { NumberField } from "../query-part.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";
import { isMereWord, textOf } from "./part-text.ts";

type Figure = Extract<RawPart["meaning"], { kind: "number" }>;
type Interval = Extract<RawPart["meaning"], { kind: "interval" }>;

/** Words before a number that make it a limit; English and spoken Hindi. Sorted: phrases before their first word. */
const before: readonly (readonly [RegExp, (value: number) => Partial<Interval>])[] = [
  [/(?:^| )(?:NOT MORE THAN|NO MORE THAN|AT MOST|UP TO|UPTO|MAXIMUM|MAX\.?|WITHIN|≤|<=)$/, (to) => ({ to })],
  [
    /(?:^| )(?:NOT LESS THAN|NO LESS THAN|AT LEAST|STARTING FROM|FROM|MINIMUM|MIN\.?|≥|>=)$/,
    (from) => ({ from }),
  ],
  [
    /(?:^| )(?:(?:LESS|SMALLER|THINNER|SHORTER|LOWER|NARROWER) THAN|BELOW|UNDER|<)$/,
    (to) => ({ to, isOpen: true }),
  ],
  [
    /(?:^| )(?:(?:MORE|GREATER|BIGGER|LARGER|LONGER|DEEPER|HIGHER|THICKER|WIDER) THAN|ABOVE|OVER|>)$/,
    (from) => ({ from, isOpen: true }),
  ],
];

/** The same after it: "10 mm and above", "12 mm se kam". */
const after: readonly (readonly [RegExp, (value: number) => Partial<Interval>])[] = [
  [/^(?:(?:OR|AND|&) (?:LESS|BELOW|SMALLER|UNDER)|MAXIMUM|MAX|TAK|तक)(?= |$)/u, (to) => ({ to })],
  [
    /^(?:(?:OR|AND|&) (?:MORE|ABOVE|BIGGER|LARGER|OVER|UP)|UPWARDS|PLUS|MINIMUM|MIN)(?= |$)/u,
    (from) => ({ from }),
  ],
  [
    /^(?:SE (?:KAM|CHOT[AI]|CHHOT[AI]|NICHE|NEECHE)|से (?:कम|छोट[ाी]|नीचे))(?= |$)/u,
    (to) => ({ to, isOpen: true }),
  ],
  [
    /^(?:SE (?:ZYADA|JYADA|JADA|BAD[AIE]|UPAR)|से (?:ज़?्?यादा|ज्यादा|बड़[ाीे]|ऊपर))(?= |$)/u,
    (from) => ({ from, isOpen: true }),
  ],
];

const between = /^(?:TO|TILL|UPTO|UP TO|SE|से|-|\.\.\.?|…)$/u;
const MOST_WORDS = 4;

/** A field that is named before its limit: "min bore less than 12 mm", "length above 100". */
const namedBefore: readonly (readonly [RegExp, NumberField])[] = [
  [/(?:^| )(?:DEPTH|DEEP|(?:FLUTE|CUTTING) LENGTH)$/, "depth"],
  [/(?:^| )PITCH$/, "pitch"],
  [/(?:^| )(?:BORE|HOLE)S?$/, "bore"],
  [/(?:^| )(?:LENGTH|OAL)$/, "length"],
  [/(?:^| )SHANK$/, "shank"],
  [/(?:^| )(?:DIA|DIAMETER|Ø)$/, "diameter"],
  [/(?:^| )WIDTH$/, "width"],
  [/(?:^| )RADIUS$/, "radius"],
];

/** A comparison that names its field. */
const impliedBy: readonly (readonly [RegExp, NumberField])[] = [
  [/(?:LONGER|SHORTER) THAN$/, "length"],
  [/DEEPER THAN$/, "depth"],
  [/(?:WIDER|NARROWER) THAN$/, "width"],
];

/** Whose figure needs no more than the least: a depth is "at least" already. */
const never: readonly (NumberField | undefined)[] = ["depth", "tpi", "parted", "kerf", "angle"];

/** A number, or the size of a metric thread: "M6 to M12". */
function figureOf(part: RawPart | undefined): Figure | undefined {
  if (part?.meaning.kind === "thread") {
    const { system, size, pitch, series } = part.meaning.thread;
    const isSize = system === "M" && pitch === undefined && series === undefined;
    return isSize ? { kind: "number", value: Number(size), field: "thread" } : undefined;
  }
  return part?.meaning.kind === "number" && !never.includes(part.meaning.field) ? part.meaning : undefined;
}

/** The words and signs of a text between two of its positions, in upper case and single spaces. */
function gap(text: string, start: number | undefined, end: number | undefined): string {
  return (
    text
      .slice(start, end)
      // "Quote for the below: 10 mm drill" is no limit.
      .replace(/(?:BELOW|FOLLOWING)\s*(?:ITEMS?|TOOLS?)?\s*(?::|-(?=\s))/, "")
      .replaceAll(/[\s,;:()]+/g, " ")
      .trim()
  );
}

/**
 * Joins numbers with the words that make a range of them: "6 to 10 mm", "between 8.1 and 8.3", "below 63 mm dia", "12 mm
 * se kam". `text` is what the tokens were read from.
 */
export function joinIntervals(parts: readonly RawPart[], tokens: readonly Token[], text: string): RawPart[] {
  const startOf = (part: RawPart | undefined): number | undefined => tokens[part?.tokens[0] ?? -1]?.start;
  const endOf = (part: RawPart | undefined): number | undefined => tokens[part?.tokens.at(-1) ?? -1]?.end;
  const joined: RawPart[] = [...parts];

  /** Puts one part in the place of `count` parts, which are all words but for the numbers. */
  const replace = (at: number, count: number, meaning: Interval | Figure): void => {
    const own = joined.slice(at, at + count).flatMap((part) => part.tokens);
    joined.splice(at, count, { meaning, tokens: own });
  };
  /** How many words before a number belong to its limit; 0 if they are no words. */
  const wordsBefore = (number: number, found: string): number => {
    const least = (startOf(joined[number]) ?? 0) - found.trim().length - 1;
    let first = number;
    while (first > 0 && (startOf(joined[first - 1]) ?? -1) >= least && isMereWord(joined[first - 1]))
      first -= 1;
    return number - first;
  };

  for (let at = 0; at < joined.length; at += 1) {
    const figure = figureOf(joined[at]);
    if (!figure) continue;
    const previous = joined[at - 1 - MOST_WORDS];
    const ahead = gap(text, endOf(previous) ?? 0, startOf(joined[at]));
    const range = rangeFrom(at, ahead);
    if (range) {
      const opening = /(?:^| )(?:BETWEEN|FROM)$/.test(ahead) && isMereWord(joined[at - 1]) ? 1 : 0;
      const bores = isBores(joined[at - opening - 1]) ? 1 : 0;
      const first = at - opening - bores;
      const { meaning, count } = range;
      const closing = /^(?:TAK|तक)$/u.test(textOf(joined[at + count], tokens)) ? 1 : 0;
      replace(first, count + opening + bores + closing, bores ? { ...meaning, field: "bore" } : meaning);
      at = first;
      continue;
    }
    const limit = before.find(([pattern]) => pattern.test(ahead));
    const words = limit?.[0].exec(ahead)?.[0] ?? "";
    if (limit) {
      let count = wordsBefore(at, words);
      const title = ahead.slice(0, -words.length).trim();
      const named = namedBefore.find(([pattern]) => pattern.test(title));
      const implied = impliedBy.find(([pattern]) => pattern.test(words));
      const field = figure.field ?? named?.[1] ?? implied?.[1];
      const titled = joined[at - count - 1];
      const isNamed =
        figure.field === undefined && named !== undefined && (isMereWord(titled) || isBores(titled));
      if (isNamed)
        count += title.endsWith(" LENGTH") && isMereWord(joined[at - count - 2]) && field === "depth" ? 2 : 1;
      const ends = limit[1](figure.value);
      replace(
        at - count,
        count + 1,
        field === "depth" && ends.from !== undefined
          ? { kind: "number", value: ends.from, field }
          : { kind: "interval", ...ends, ...(field && { field }) },
      );
      at -= count;
      continue;
    }
    const behind = gap(text, endOf(joined[at]), endOf(joined[at + MOST_WORDS] ?? joined.at(-1)));
    const closing = after.find(([pattern]) => pattern.test(behind));
    // "M8 min depth 20": the least is another figure's.
    if (!closing || (figure.field === "thread" && /^(?:MIN|MAX|PLUS)/.test(behind))) continue;
    const end = (endOf(joined[at]) ?? 0) + (closing[0].exec(behind)?.[0].length ?? 0) + 1;
    let count = 1;
    while (isMereWord(joined[at + count]) && (endOf(joined[at + count]) ?? Infinity) <= end) count += 1;
    const { field } = figure;
    replace(at, count, { kind: "interval", ...closing[1](figure.value), ...(field && { field }) });
  }
  return joined.map(withBore);

  /** "bores": a measure beside a limit, not the bars that bore. */
  function isBores(part: RawPart | undefined): boolean {
    return /^bores?$/i.test(tokens[part?.tokens[0] ?? -1]?.text ?? "") && part?.tokens.length === 1;
  }

  /** "6 to 10 mm": a range that begins with a number, and of how many parts it is. */
  function rangeFrom(at: number, ahead: string): { meaning: Interval; count: number } | undefined {
    const one = figureOf(joined[at]);
    for (const count of [2, 3, 4]) {
      const other = figureOf(joined[at + count - 1]);
      if (!one || !other) continue;
      const words = gap(text, endOf(joined[at]), startOf(joined[at + count - 1]));
      const isHyphen = words === "-";
      const isRange =
        between.test(words) || (/^(?:AND|&|AUR)$/.test(words) && /(?:^| )(?:BETWEEN|FROM)$/.test(ahead));
      // "3-4" may be anything; "6-10 mm" is a range.
      const isSized =
        other.field !== undefined ||
        /MM|"|INCH/.test(tokens[joined[at + count - 1]?.tokens.at(-1) ?? -1]?.text ?? "");
      if (!isRange || (isHyphen && !isSized) || other.value <= one.value) continue;
      if (one.field !== undefined && other.field !== undefined && one.field !== other.field) continue;
      const field = other.field ?? one.field;
      return {
        count,
        meaning: { kind: "interval", from: one.value, to: other.value, ...(field && { field }) },
      };
    }
    return undefined;
  }
}

/** Bars for bores from 25 mm on go into one of 25 mm. */
function withBore(part: RawPart): RawPart {
  const { meaning } = part;
  if (meaning.kind !== "interval" || meaning.field !== "bore" || meaning.from === undefined) return part;
  return { ...part, meaning: { kind: "number", value: meaning.from, field: "bore" } };
}
