import type { ClearanceRow } from "../../../../engineering/standards/clearance-holes.ts";
import type { WorkpieceGroup } from "../../../glossary/workpiece-groups.ts";
import { coatingsAndMaterials } from "./coatings-and-materials.ts";
import { topicPhrases, type PageTopic } from "./page-topics.ts";
import type { Concept } from "./concept.ts";
import { millingAndDrilling } from "./milling-and-drilling.ts";
import { operations } from "./operations.ts";
import { absentPhrases, askPhrases } from "./outside-words.ts";
import { spareParts } from "./spare-parts.ts";
import { turningAndThreading } from "./turning-and-threading.ts";
import { workpieceWords } from "./workpiece-names.ts";

/** What the words of a passage say: a bolt goes through; `isSure` where nothing else can be meant. */
export interface Passage {
  kind: "passage";
  isSure: boolean;
  row?: ClearanceRow;
}

/** What a phrase means. */
export type PhraseMeaning =
  | { kind: "concept"; concept: Concept }
  | { kind: "workpiece"; group: WorkpieceGroup; words?: RegExp }
  /** The state of a steel before hardening. */
  | { kind: "soft" }
  /** A hole that a bolt passes through. */
  | Passage
  | { kind: "page"; topic: PageTopic }
  | { kind: "ask" }
  | { kind: "absent" };

/** A phrase of lower-case words, which may stand in a query in any order. */
export interface Phrase {
  words: readonly string[];
  /** Whether they stand beside each other, in this order: an "insert holder" is no "insert for a holder". */
  isFixed: boolean;
  meaning: PhraseMeaning;
}

const softPhrases =
  "annealed|soft|normalised|normalized|untreated|unhardened|not hardened|non hardened|pre hardened|prehardened|before hardening|before heat treatment|green condition|toughened|tempered|qt";

/** Words for the hole of a bolt; the last ones say a row of ISO 273. */
const passages: readonly (readonly [phrases: string, passage: Omit<Passage, "kind">])[] = [
  [
    "clearance|clearance hole|clearance drill|clearance hole drill|clearance size|clearing hole|clearing drill|clear hole|" +
      "bolt hole|bolt clearance|bolt clearance hole|screw hole|screw clearance|free hole|passing hole|pass through hole|hole bolt pass",
    { isSure: true },
  ],
  [
    "bolt|nut bolt|stud|socket head|socket head screw|socket head cap screw|cap screw|hex bolt|allen bolt|allen screw",
    { isSure: false },
  ],
  [
    "close fit|tight fit|fine fit|fine clearance|close clearance|clearance fine|fine series",
    { isSure: true, row: "fine" },
  ],
  ["medium fit|normal fit|medium clearance|normal clearance|medium series", { isSure: true, row: "medium" }],
  [
    "loose fit|free fit|coarse fit|coarse clearance|loose clearance|coarse series",
    { isSure: true, row: "coarse" },
  ],
];

function phrasesOf(list: string, meaning: PhraseMeaning): Phrase[] {
  return list.split("|").map((phrase) => {
    const isFixed = phrase.startsWith("=");
    return { words: phrase.slice(isFixed ? 1 : 0).split(" "), isFixed, meaning };
  });
}

const topics = Object.keys(topicPhrases) as PageTopic[]; // Object.keys loses the literal type

/** All phrases that the search understands. Of equal phrases the first counts. */
const phrases: readonly Phrase[] = [
  ...[
    ...millingAndDrilling,
    ...turningAndThreading,
    ...coatingsAndMaterials,
    ...operations,
    ...spareParts,
  ].flatMap(({ phrases: list, concept }) => phrasesOf(list, { kind: "concept", concept })),
  ...workpieceWords.flatMap(({ phrases: list, group, words }) =>
    phrasesOf(list, { kind: "workpiece", group, ...(words && { words }) }),
  ),
  ...phrasesOf(softPhrases, { kind: "soft" }),
  ...passages.flatMap(([list, passage]) => phrasesOf(list, { kind: "passage", ...passage })),
  ...topics.flatMap((topic) => phrasesOf(topicPhrases[topic], { kind: "page", topic })),
  ...phrasesOf(askPhrases, { kind: "ask" }),
  ...phrasesOf(absentPhrases, { kind: "absent" }),
];

const byWord = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const [first = ""] = phrase.words;
  const list = byWord.get(first);
  if (list) list.push(phrase);
  else byWord.set(first, [phrase]);
}

/** Every word of the phrases. */
export const phraseWords: ReadonlySet<string> = new Set(phrases.flatMap(({ words }) => words));

/** The phrases that begin with a word. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return byWord.get(word) ?? [];
}
