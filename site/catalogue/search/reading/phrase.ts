import type { ClearanceRow } from "#engineering/standards/clearance-holes.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { SearchWords } from "../../vocabulary/search-words.ts";
import { type PageTopic, pageTopics } from "../../vocabulary/page-topics.ts";
import { companyTopics, type CompanyTopic, weekDays } from "../../vocabulary/company-schema.ts";
import { type Concept, conceptOf } from "./concept.ts";

/** The meaning of words for a passage: a bolt goes through; `isSure` if nothing else can be meant. */
export interface Passage {
  kind: "passage";
  isSure: boolean;
  row?: ClearanceRow | undefined;
}

/** The meaning of a phrase. */
export type PhraseMeaning =
  | { kind: "concept"; concept: Concept }
  | { kind: "workpiece"; group: WorkpieceGroup; words?: RegExp }
  /** The state of a steel before hardening. */
  | { kind: "soft" }
  /** A hole that a bolt passes through. */
  | Passage
  | { kind: "page"; topic: PageTopic }
  | { kind: "company"; topic: CompanyTopic; isDay?: true }
  | { kind: "ask" }
  | { kind: "absent" };

/** A phrase of lower-case words, which may stand in a query in any order. */
export interface Phrase {
  words: readonly string[];
  /** Whether the words must be adjacent and in this order: an "insert holder" is no "insert for a holder". */
  isFixed: boolean;
  meaning: PhraseMeaning;
}

function phrasesOf(list: readonly string[], meaning: PhraseMeaning): Phrase[] {
  return list.map((phrase) => {
    const isFixed = phrase.startsWith("=");
    return { words: phrase.slice(isFixed ? 1 : 0).split(" "), isFixed, meaning };
  });
}

/** All phrases that the search understands. Of equal phrases the first counts. */
export function phrasesIn(words: SearchWords): Phrase[] {
  const { concepts, workpieces, topics, everyday, company, facts } = words;
  const { soft, passages, ask, absent } = everyday;
  return [
    ...concepts.flatMap((words) => phrasesOf(words.phrases, { kind: "concept", concept: conceptOf(words) })),
    ...workpieces.names.flatMap(({ phrases, group, words }) =>
      phrasesOf(phrases, { kind: "workpiece", group, ...(words && { words: new RegExp(words, "i") }) }),
    ),
    ...phrasesOf(soft, { kind: "soft" }),
    ...passages.flatMap(({ phrases, isSure, row }) =>
      phrasesOf(phrases, { kind: "passage", isSure, ...(row && { row }) }),
    ),
    ...pageTopics.flatMap((topic) => phrasesOf(topics[topic].phrases, { kind: "page", topic })),
    ...companyTopics.flatMap((topic) =>
      phrasesOf(company[topic], facts ? { kind: "company", topic } : { kind: "ask" }),
    ),
    ...(facts
      ? weekDays.flatMap((day) =>
          phrasesOf(company.days[day], { kind: "company", topic: "hours", isDay: true }),
        )
      : []),
    ...phrasesOf(ask, { kind: "ask" }),
    ...phrasesOf(absent, { kind: "absent" }),
  ];
}
