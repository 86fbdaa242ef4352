import { expect, test } from "vitest";
import { search } from "../../catalogue/search/search.ts";
import { isWanted } from "../../catalogue/search/testing/search-case.ts";
import { judgeSearch, summaryOf } from "../../catalogue/search/testing/judge-search.ts";
import { exportedList, mailedList, typedList } from "../../catalogue/search/testing/second-lists.ts";
import { secondQuestions } from "../../catalogue/search/testing/second-questions.ts";
import { secondMilling, secondTurning } from "../../catalogue/search/testing/second-tools.ts";
import { realProducts } from "../../catalogue/testing/real-catalogue.ts";
import { readPastedList } from "../../catalogue/paste/read-pasted-list.ts";
import { matchLine } from "../match-line.ts";
import { realSearch as index } from "../../catalogue/search/testing/real-search.ts";

/*
 * Queries, questions and lists that were written before the code that they judge. The tests' range lacks many of their
 * tools: figures for the whole range are in docs/search.md.
 */

test("queries that were written before the search find their tool", () => {
  const cases = [...secondTurning, ...secondMilling].filter((each) =>
    realProducts.some((product) => isWanted(each, product)),
  );
  const outcomes = judgeSearch(cases, realProducts, (query) => {
    const { hits, near } = search(index, query, 5);
    return { ids: hits.map(({ id }) => id), isNear: near !== undefined };
  });
  expect(summaryOf(outcomes)).toBe("46 of 47 first, 1 in the first five, 0 nothing, 0 dangerous");
});

test("questions in everyday words are answered", () => {
  const answered = secondQuestions.filter(({ query, answer }) => {
    const { hits, ...rest } = search(index, query, 5);
    return answer.test(JSON.stringify([rest, hits.map(({ name }) => name)]));
  });
  expect(`${answered.length} of ${secondQuestions.length}`).toBe("46 of 55");
});

test.each([
  ["sent by mail", mailedList],
  ["exported from an order system", exportedList],
  ["typed on a phone", typedList],
])("a list %s has no wrong tool and no wrong quantity", (_, list) => {
  const { lines } = readPastedList(list.map(({ line }) => line).join("\n"));
  expect(lines.map(({ quantity }) => quantity)).toEqual(list.map(({ quantity }) => quantity));
  for (const [number, { line, wanted }] of list.entries()) {
    const read = lines[number];
    if (!read) throw new Error(`No line was read for "${line}".`);
    const { verdict, tools } = matchLine(index, read);
    // Of several tools the visitor chooses; this range may lack the right one.
    if (verdict !== "one") continue;
    const tool = realProducts.find(({ id }) => id === tools[0]?.id);
    const { size, width, edge } = tool?.specifications ?? {};
    expect([tool?.name, size, width, edge].join(" | "), line).toMatch(wanted ?? /no tool of ours/);
  }
});
