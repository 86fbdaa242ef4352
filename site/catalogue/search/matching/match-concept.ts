import type { Entry, SearchFact, OpenedSearch } from "../open-search.ts";
import type { Concept, FactTest } from "../reading/concept.ts";
import type { ToolFamily } from "../../families/families.ts";
import { weakestOf } from "./weakest.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

/** For each fact how weakly it passes the tests, from 1; 0 if it doesn't pass. */
function markFacts(facts: readonly SearchFact[], tests: readonly FactTest[]): Uint8Array {
  return Uint8Array.from(facts, ({ key, text }) => {
    const met = tests.filter(
      ({ keys, pattern }) => key !== "cut" && keys?.includes(key) && pattern?.test(text),
    );
    return met.length > 0 ? Math.min(...met.map(({ weak }) => weak)) + 1 : 0;
  });
}

const best = (one: number, other: number): number => (one === NO_MATCH ? other : Math.min(one, other));

/** One list of tests: the tool's best result counts. */
function matchTests(search: OpenedSearch, tests: readonly FactTest[]): Matcher {
  const byFacts = weakestOf(search, markFacts(search.facts, tests));
  const families = new Map<ToolFamily, number>();
  for (const test of tests)
    for (const family of test.families ?? []) if (!families.has(family)) families.set(family, test.weak);
  const inTexts = tests.filter(({ keys }) => keys?.includes("name") || keys?.includes("designation"));
  return (entry: Entry) => {
    let weak = byFacts(entry);
    const ofFamily = families.get(entry.family);
    if (ofFamily !== undefined) weak = best(weak, ofFamily);
    for (const { keys, pattern, weak: own } of inTexts) {
      if (weak !== NO_MATCH && weak <= own) continue;
      if (keys?.includes("name") && pattern?.test(entry.name)) weak = own;
      else if (keys?.includes("designation") && pattern?.test(entry.designation)) weak = own;
    }
    return weak;
  };
}

/** Whether a tool fits a concept: it passes one test of each of its lists. */
export function matchConcept(search: OpenedSearch, { all }: Concept): Matcher {
  const each = all.map((tests) => matchTests(search, tests));
  return (entry) => {
    let weak = 0;
    for (const test of each) {
      const own = test(entry);
      if (own === NO_MATCH) return NO_MATCH;
      weak += own;
    }
    return weak;
  };
}
