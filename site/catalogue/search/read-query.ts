import { readThread } from "../relations/tapping-drills.ts";
import { readWorkpiece } from "../glossary/workpiece-examples.ts";
import { workpieceGroups, type WorkpieceGroup } from "../glossary/workpiece-groups.ts";
import { normalisedText } from "./normalise.ts";
import { LONGEST_PHRASE, synonymsOf } from "./synonyms.ts";

/** One thing that a visitor searches for, in one or more words. */
export interface Concept {
  /** The words as typed. */
  said: string;
  /** The words normalised: all of them must be found. */
  tokens: readonly string[];
  /** Other wordings, each a list of words. */
  synonyms: readonly (readonly string[])[];
  /** The ISO 513 group of a workpiece material. */
  group?: WorkpieceGroup;
  /** Its interpretation, in words; undefined for words that are taken literally. */
  meaning?: string;
}

/** A query as interpreted by search. */
export interface ReadQuery {
  /** The whole query normalised, to compare with codes. */
  code: string;
  /** Name of the thread, if the whole query is one: "M8". */
  thread?: string;
  concepts: readonly Concept[];
  /** The query without its last word; undefined for one word. */
  shorter?: string;
}

/** Words of a query: a size written with spaces ("10 x 22 x 72", "Ø 10", "M8 x 1") is one word. */
function wordsIn(query: string): string[] {
  const words = query
    .normalize("NFKC")
    .replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/gi, "x")
    .replaceAll(/(?<!\p{L})(dia\.?|ø|⌀)\s+(?=\d)/giu, "$1")
    .split(/\s+|[,;](?!\d)|(?<!\d)[,;]/)
    .filter((word) => word && normalisedText(word) !== "");
  // "3 × D" and "TiCN + Al2O3": the signs between the words are ignored.
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^[x×]$/i.test(word));
  return telling.length > 0 ? telling : words;
}

function nextConcept(words: readonly string[]): { concept: Concept; count: number } {
  const concept = (count: number, more: Partial<Concept>): { concept: Concept; count: number } => {
    const own = words.slice(0, count);
    return {
      count,
      concept: { said: own.join(" "), tokens: own.map(normalisedText), synonyms: [], ...more },
    };
  };
  const workpiece = readWorkpiece(words);
  if (workpiece) {
    const { group } = workpiece;
    const meaning = `workpiece ${group}, ${workpieceGroups[group].toLowerCase()}`;
    // "Cast iron" is both a material and a phrase with synonyms.
    const synonyms = synonymsOf(words.slice(0, workpiece.words)) ?? [];
    return concept(workpiece.words, { group, meaning, synonyms });
  }
  for (let count = Math.min(LONGEST_PHRASE, words.length); count > 0; count -= 1) {
    const synonyms = synonymsOf(words.slice(0, count));
    if (synonyms) return concept(count, { synonyms });
  }
  const thread = readThread(words[0] ?? "");
  return concept(1, thread ? { meaning: `thread ${thread.name}` } : {});
}

/** Reads a query: which words belong together and what they mean. Accepts any text. */
export function readQuery(query: string): ReadQuery {
  const words = wordsIn(query);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length;) {
    const { concept, count } = nextConcept(words.slice(at));
    concepts.push(concept);
    at += count;
  }
  return {
    code: normalisedText(words.join(" ")),
    thread: readThread(words.join(" "))?.name,
    concepts,
    shorter: words.length > 1 ? words.slice(0, -1).join(" ") : undefined,
  };
}
