import { groupsIn } from "../glossary/material.ts";
import type { WorkpieceGroup } from "../glossary/workpiece-groups.ts";
import { matchCode, matchText, isWholeMatch } from "./match-text.ts";
import type { Entry, OpenedSearch } from "./open-search.ts";
import type { Concept, ReadQuery } from "./read-query.ts";
import { similarWords } from "./similar-word.ts";

/** How a product was found, best first. */
export const levels = {
  code: 0,
  tapping: 1,
  codePrefix: 2,
  designation: 3,
  name: 4,
  specification: 5,
  synonym: 6,
  similar: 7,
} as const;

/** How well a product matches a query. */
export interface Score {
  level: number;
  /** Penalty for weak matches, such as parts of words: within a level, less is better. */
  weak: number;
  /** Number of the fact that decided, in the index's facts. */
  fact?: number;
  /** The words that were found, to be marked. */
  found: readonly string[];
}

/** A concept with its matching facts, computed once instead of for each product. */
interface PreparedConcept {
  tokens: readonly { token: string; facts: ReadonlySet<number> }[];
  others: readonly { level: number; words: readonly { token: string; facts: ReadonlySet<number> }[] }[];
  groupFacts: ReadonlySet<number>;
}

/** A query prepared for one index. */
export interface PreparedQuery {
  query: ReadQuery;
  concepts: readonly PreparedConcept[];
  tapping: ReadonlySet<number>;
  isTyping: boolean;
}

function factsWith(
  search: OpenedSearch,
  test: (fact: OpenedSearch["facts"][number]) => boolean,
): Set<number> {
  return new Set(search.facts.flatMap((fact, number) => (test(fact) ? [number] : [])));
}

/** Numbers of the materials that name one of these ISO 513 groups. */
export function factsOfGroups(search: OpenedSearch, groups: readonly WorkpieceGroup[]): Set<number> {
  return factsWith(
    search,
    (fact) => fact.key === "material" && groupsIn(fact.text).some((letter) => groups.includes(letter)),
  );
}

function prepareConcept(search: OpenedSearch, concept: Concept, isTyping: boolean): PreparedConcept {
  const word = (token: string) => ({
    token,
    facts: factsWith(search, (fact) => matchText(fact, token, isTyping) > 0),
  });
  const [only = ""] = concept.tokens;
  const similar = concept.tokens.length === 1 ? similarWords(search.vocabulary, only) : [];
  const { group } = concept;
  return {
    tokens: concept.tokens.map(word),
    others: [
      ...concept.synonyms.map((words) => ({ level: levels.synonym, words: words.map(word) })),
      ...similar.map((token) => ({ level: levels.similar, words: [word(token)] })),
    ],
    groupFacts: group ? factsOfGroups(search, [group]) : new Set(),
  };
}

/** Prepares a query for an index: matches its words with the facts, once for each query. */
export function prepareQuery(search: OpenedSearch, query: ReadQuery, isTyping: boolean): PreparedQuery {
  return {
    query,
    isTyping,
    concepts: query.concepts.map((concept) => prepareConcept(search, concept, isTyping)),
    tapping: factsWith(
      search,
      (fact) => fact.key === "tapping" && fact.text === `tapping drill ${query.thread}`,
    ),
  };
}

function scoreByCode({ query, tapping }: PreparedQuery, entry: Entry): Score | undefined {
  const { code } = query;
  if (entry.codes.includes(code)) return { level: levels.code, weak: 0, found: [code] };
  const fact = entry.facts.find((number) => tapping.has(number));
  if (fact !== undefined) return { level: levels.tapping, weak: 0, fact, found: [] };
  const longer = code && entry.codes.find((each) => each.startsWith(code));
  if (!longer) return undefined;
  return { level: levels.codePrefix, weak: isWholeMatch(longer, 0, code.length) ? 0 : 1, found: [code] };
}

/** Scores one wording of a concept: each word in designation, name or facts; undefined if one is missing. */
function scoreWords(
  search: OpenedSearch,
  entry: Entry,
  words: PreparedConcept["tokens"],
  isTyping: boolean,
): Score | undefined {
  const score = {
    level: 0 as number,
    weak: 0,
    found: words.map(({ token }) => token),
    fact: undefined as number | undefined,
  };
  const code = entry.designation && entry.codes[0];
  for (const { token, facts } of words) {
    const inName = matchText(entry.nameText, token, isTyping);
    if (code && matchCode(code, token)) score.level = Math.max(score.level, levels.designation);
    else if (inName > 0) {
      score.level = Math.max(score.level, levels.name);
      if (inName === 1) score.weak += 1;
    } else {
      const fact = facts.size > 0 ? entry.facts.find((number) => facts.has(number)) : undefined;
      if (fact === undefined) return undefined;
      score.level = Math.max(score.level, levels.specification);
      score.fact ??= fact;
      // A synonym in the name is better than one in a fact, which is better than one in the place's name.
      score.weak += search.facts[fact]?.key === "place" ? 3 : 2;
    }
  }
  return score;
}

function scoreConcept(
  search: OpenedSearch,
  entry: Entry,
  concept: PreparedConcept,
  isTyping: boolean,
): Score | undefined {
  const direct = scoreWords(search, entry, concept.tokens, isTyping);
  if (direct) return direct;
  const fact =
    concept.groupFacts.size > 0 ? entry.facts.find((number) => concept.groupFacts.has(number)) : undefined;
  if (fact !== undefined) return { level: levels.synonym, weak: 0, fact, found: [] };
  for (const { level, words } of concept.others) {
    const score = scoreWords(search, entry, words, false);
    if (score) return { ...score, level };
  }
  return undefined;
}

/** How well a product matches; undefined if any concept of the query is missing. */
export function scoreEntry(search: OpenedSearch, prepared: PreparedQuery, entry: Entry): Score | undefined {
  const byCode = scoreByCode(prepared, entry);
  if (byCode || prepared.concepts.length === 0) return byCode;
  const all: Score = { level: 0, weak: 0, found: [] };
  const found: string[] = [];
  for (const concept of prepared.concepts) {
    const score = scoreConcept(search, entry, concept, prepared.isTyping);
    if (!score) return undefined;
    if (score.level > all.level) {
      all.level = score.level;
      all.fact = score.fact;
    }
    all.weak += score.weak;
    found.push(...score.found);
  }
  return { ...all, found };
}
