import type { ToolFamily } from "../../../families/families.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";
import { textOf } from "./part-text.ts";

/** Words for operations on a bar: parting, turning, milling, drilling. */
const stock = /^(?:bars?|rods?|shafts?|pipes?|tubes?|बार)$/iu;

const isParting = ({ meaning }: RawPart): boolean =>
  meaning.kind === "concept" && (meaning.concept.id?.startsWith("parting") ?? false);

/** Tools and operations that a query for a boring bar never contains, by their labels. */
const besideStock = new Set([
  "Turning inserts",
  "Face milling",
  "Shoulder milling",
  "Slots",
  "Keyways",
  "Drilling",
  "Tapping",
  "Circlip grooves",
]);

/** Families of tools that are no bars and go with none. */
const otherTools: ReadonlySet<ToolFamily> = new Set([
  "end-mill",
  "ball-nose",
  "milling-cutter",
  "drill",
  "u-drill",
  "tap",
]);

function isBesideStock({ meaning }: RawPart): boolean {
  if (meaning.kind !== "concept") return false;
  const { role, label, all } = meaning.concept;
  const isOther = all.flat().some(({ families = [] }) => families.some((each) => otherTools.has(each)));
  return besideStock.has(label) || (role === "family" && isOther);
}

/** Words for a bar's material or surface. */
const ofStock = /^(?:round|hex|hexagonal|square|solid|black|bright|peeled|ground|hollow|gol)$/i;

/** Beside a drill or a mill a bar is the workpiece: its diameter and shape say nothing about the tool. */
export function joinStock(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const bar = parts.findIndex((part) => stock.test(textOf(part, tokens)));
  const own = parts[bar];
  if (!own || !parts.some((part) => part !== own && isBesideStock(part))) return [...parts];
  const isSize = (part: RawPart | undefined): part is RawPart =>
    part?.meaning.kind === "number" &&
    (part.meaning.field === "diameter" || part.meaning.field === undefined);
  let first = bar;
  while (ofStock.test(textOf(parts[first - 1] ?? own, tokens))) first -= 1;
  const [before, after] = [parts[first - 1], parts[bar + 1]];
  // Of the two diameters, the one beside the word "bar" is the bar's.
  const size = isSize(before) ? before : isSize(after) ? after : undefined;
  const removed = new Set([...parts.slice(first, bar), size]);
  return parts.flatMap((part): RawPart[] => {
    if (removed.has(part)) return [];
    if (part !== own) return [part];
    const numbers = [...removed].flatMap((each) => each?.tokens ?? []).concat(own.tokens);
    const all = [...new Set(numbers)].sort((one, other) => one - other);
    return [{ meaning: { kind: "tail", of: "workpiece" }, tokens: all }];
  });
}

/**
 * Beside "parting" a bar is the workpiece and not a boring bar: its diameter is the diameter to part off, and a number
 * without a word is the width of the cut.
 */
export function joinParting(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  if (!parts.some(isParting)) return [...parts];
  const bars = parts.filter((part) => !isParting(part) && stock.test(textOf(part, tokens)));
  const sizes = parts.flatMap(({ meaning }) =>
    meaning.kind === "number" && !meaning.field ? meaning.value : [],
  );
  // Of the two numbers, the bar's diameter is larger than the width of the cut.
  const ofBar = bars.length > 0 && sizes.length > 1 ? Math.max(...sizes) : undefined;
  const isBeside = (part: RawPart): boolean =>
    bars.some((bar) => Math.abs(parts.indexOf(bar) - parts.indexOf(part)) === 1);
  return parts.flatMap((part): RawPart[] => {
    const { meaning } = part;
    if (bars.includes(part)) return [{ ...part, meaning: { kind: "link", link: "none" } }];
    if (meaning.kind !== "number") return [part];
    const { field, value } = meaning;
    if (
      field === "diameter" ||
      (field === undefined && (ofBar === undefined ? isBeside(part) : value === ofBar))
    )
      return [{ ...part, meaning: { kind: "number", value, field: "parted" } }];
    const isKerf = bars.length > 0 && (field === undefined || field === "width");
    return [isKerf ? { ...part, meaning: { kind: "number", value, field: "kerf" } } : part];
  });
}
