import type { Fault } from "../tool.ts";
import type { Place, TextsAt } from "./wording.ts";

/** What a tool has one of, though no specification says it; the first group is the figure. */
const single: readonly { what: string; says: RegExp }[] = [
  {
    what: "tolerance",
    says: /(?<!\b(?:[Ss]hank|[Hh]ole|[Bb]ore|[Ss]haft|[Kk]eyway) )\btolerance (?:class )?([a-z]{1,2}\d{1,2}|\d[A-Z]{1,2})\b/g,
  },
  { what: "radius tolerance", says: /\b(?:radius|form) tolerance (±\d+(?:\.\d+)?)/gi },
  { what: "helix", says: /\bhelix (\d+)°(?!\/)|(?<![/°\d])\b(\d+)° helix\b/gi },
];

const places: readonly Place[] = ["name", "description", "features", "application", "threadStandards"];

/** A tool has one tolerance and one helix: two texts that differ contradict each other. */
export function checkOnlyOnce(textsAt: TextsAt): Fault[] {
  const texts = places.flatMap((place) => textsAt(place));
  const all = texts.map(([text]) => text).join("\n");
  return single.flatMap(({ what, says }) => {
    if (all.search(says) < 0) return [];
    const said = texts.flatMap(([text, field]) =>
      [...text.matchAll(says)].map(([whole, one, other]) => ({ whole, figure: one ?? other, field })),
    );
    const [first] = said;
    const second = said.find(({ figure }) => figure !== first?.figure);
    if (!first || !second) return [];
    const sentence = `expected one ${what}, found "${second.whole}" and in ${first.field} "${first.whole}". Correct the one that is wrong.`;
    return [{ field: second.field, sentence }];
  });
}
