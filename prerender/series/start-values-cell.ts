import { isWorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { StartRange, StartValue } from "#engineering/cutting/start-value.ts";

/** Between the groups in their one cell. */
const BETWEEN = " | ";

/** How a cell of own start values is written, for people. */
export const startValuesExample = `"P: vc 150–220–350, fn 0.15–0.25–0.35${BETWEEN}N (slotting): vc 300–400–500, fz 0.05–0.08–0.1"`;

/**
 * Own starting ranges as the text of a cell: "P: vc 150–220–350, fn 0.15–0.25–0.35", with a group's note in brackets.
 * Low, start and high; a pitch has low and high.
 */
export function startValuesText(values: readonly StartValue[]): string {
  return values
    .map(({ group, note, vc, fn, fz, pitch }) => {
      const figures = [
        `vc ${rangeText(vc)}`,
        fn && `fn ${rangeText(fn)}`,
        fz && `fz ${rangeText(fz)}`,
        pitch && `pitch ${pitch.low}–${pitch.high}`,
      ].filter((each) => each !== undefined);
      return `${group}${note === undefined ? "" : ` (${note})`}: ${figures.join(", ")}`;
    })
    .join(BETWEEN);
}

function rangeText({ low, start, high }: StartRange): string {
  return `${low}–${start}–${high}`;
}

/** Reads {@link startValuesText}. Undefined where a part of it can't be read, so that nothing is left out in silence. */
export function startValuesOf(text: string): StartValue[] | undefined {
  const values = text.split("|").map((each) => startValueOf(each.trim()));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function startValueOf(text: string): StartValue | undefined {
  const [, letter = "", note, rest = ""] = /^([a-z])\s*(?:\((.+)\))?\s*:\s*(.+)$/i.exec(text) ?? [];
  const group = letter.toUpperCase();
  const figures = rest.split(/[,;]\s*(?=[a-z])/i).map(figureOf);
  const names = figures.map((figure) => figure?.name);
  if (!isWorkpieceGroup(group) || names.includes(undefined) || new Set(names).size < names.length)
    return undefined;
  const numbers = new Map(figures.flatMap((figure) => (figure ? [[figure.name, figure.numbers]] : [])));
  const [vc, fn, fz] = ["vc", "fn", "fz"].map((name) => rangeOf(numbers.get(name)));
  const [low, high] = numbers.get("pitch") ?? [];
  if (!vc) return undefined;
  return {
    group,
    ...(note !== undefined && { note: note.trim() }),
    vc,
    ...(fn && { fn }),
    ...(fz && { fz }),
    ...(low !== undefined && high !== undefined && { pitch: { low, high } }),
  };
}

/** "vc 150–220–350": a figure's name with its numbers, three of a range, two of a pitch. */
function figureOf(text: string): { name: string; numbers: number[] } | undefined {
  const [, word = "", rest = ""] = /^(vc|fn|fz|pitch)\s+(.+)$/i.exec(text.trim()) ?? [];
  const name = word.toLowerCase();
  const numbers = rest.split(/\s*[-–—]\s*/).map((each) => each.trim().replace(",", "."));
  const isWhole = numbers.every((each) => /^\d+(?:\.\d+)?$/.test(each));
  return isWhole && numbers.length === (name === "pitch" ? 2 : 3)
    ? { name, numbers: numbers.map(Number) }
    : undefined;
}

function rangeOf(numbers: number[] | undefined): StartRange | undefined {
  const [low, start, high] = numbers ?? [];
  return low === undefined || start === undefined || high === undefined ? undefined : { low, start, high };
}
