import { chipClassesOf, type ChipClass } from "#engineering/cutting/chip-class.ts";

/** Other makers' chipbreakers by their letters, with the class that their catalogues state. */
export type MakersBreakers = Readonly<Record<string, string>>;

/** Codes of turning inserts: milling inserts have chipbreakers of the same letters for other cuts. */
const turning = /^(?:[CDKTVW][NBCP]|S[NC]|RC)/;

/** The classes of a maker's chipbreaker behind an insert's code; undefined for other letters, and on other inserts. */
export function breakerBehind(
  insert: string | undefined,
  letters: string,
  breakers: MakersBreakers,
): ChipClass[] | undefined {
  if (insert === undefined || !turning.test(insert)) return undefined;
  const found = breakers[letters];
  return found === undefined ? undefined : chipClassesOf(found);
}

/** "medium chipbreaker", "finishing to medium chipbreaker". */
export function breakerWords(classes: readonly ChipClass[]): string {
  return `${[...new Set([classes[0], classes.at(-1)])].join(" to ")} chipbreaker`;
}
