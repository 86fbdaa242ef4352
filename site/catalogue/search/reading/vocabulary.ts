import type { SearchWords } from "../../vocabulary/search-words.ts";
import type { Concept } from "./concept.ts";
import { type Phrase, phrasesIn } from "./phrase.ts";
import { type Dictation, dictationOf } from "./spoken.ts";
import type { MakersBreakers } from "../grades/makers-breaker.ts";
import { makersGrades, type MakersGrades } from "../grades/makers-grade.ts";
import { type WorkpieceNumber, workpieceNumbers } from "./read-workpiece.ts";

/** The words that the search understands. */
export interface Vocabulary {
  words: SearchWords;
  /** Every word of the phrases. */
  phraseWords: ReadonlySet<string>;
  /** The phrases that begin with a word. */
  phrasesFrom: (word: string) => readonly Phrase[];
  /** The replacement of a lower-case word: other words, or none. Undefined for every other word. */
  aliasOf: (word: string) => string | undefined;
  /** The role of a lower-case word that only joins a sentence; undefined for every other word. */
  linkOf: (word: string) => "for" | "of" | "none" | undefined;
  workpieceNumbers: readonly WorkpieceNumber[];
  /** Threads for wire inserts are larger than the thread in their name. */
  wireInserts: Concept | undefined;
  /** What "insert drill" means after the code of an insert. */
  drillingInserts: Concept | undefined;
  /** What "coolant" means where a visitor wants none. */
  throughCoolant: Concept | undefined;
  dictation: Dictation;
  makersGrades: MakersGrades;
  makersBreakers: MakersBreakers;
}

const plain = (word: string): string => word.normalize("NFC");

/** Makes a vocabulary of the owner's words. */
export function openVocabulary(words: SearchWords): Vocabulary {
  const phrases = phrasesIn(words);
  const byWord = Map.groupBy(phrases, (phrase) => phrase.words[0] ?? "");
  const { aliases, links } = words.everyday;
  const known = new Map(Object.entries(aliases).map(([word, meant]) => [plain(word), meant]));
  const linked = new Map(
    // A word in several lists has the last list's meaning.
    (["none", "of", "for"] as const).flatMap((link) =>
      links[link].map((word) => [plain(word), link] as const),
    ),
  );
  const concepts = phrases.flatMap(({ meaning }) => (meaning.kind === "concept" ? meaning.concept : []));
  return {
    words,
    phraseWords: new Set(phrases.flatMap((phrase) => phrase.words)),
    phrasesFrom: (word) => byWord.get(word) ?? [],
    aliasOf: (word) => known.get(plain(word)),
    linkOf: (word) => linked.get(plain(word)),
    workpieceNumbers: workpieceNumbers(words.workpieces),
    wireInserts: concepts.find(({ id }) => id === "wire inserts"),
    drillingInserts: concepts.find(({ id }) => id === "drilling inserts"),
    throughCoolant: concepts.find(({ id }) => id === "through coolant"),
    dictation: dictationOf(words.spoken),
    makersGrades: makersGrades(words.grades),
    makersBreakers: words.breakers,
  };
}
