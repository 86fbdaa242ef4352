import fc from "fast-check";
import { expect, test } from "vitest";
import { realProducts, realSearchWords, realTree } from "../testing/real-catalogue.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { matching, search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

const firstFor = (query: string): string => search(index, query, 1).hits[0]?.designation ?? "";

/** The tools that a query finds, without near ones. */
function exactIds(query: string): Set<string> {
  const { ids, answer } = matching(index, query) ?? {};
  return new Set(answer?.near === undefined ? ids : []);
}

test("every product is found first by its designation, in whatever spelling", () => {
  for (const { specifications } of realProducts) {
    const { size } = specifications;
    if (!size) continue;
    for (const query of [size, size.toLowerCase(), size.replaceAll(" ", ""), size.replaceAll(" ", "-")])
      expect(firstFor(query), query).toBe(size);
  }
});

test("every product is among the first five for its name", () => {
  for (const { id, name } of realProducts)
    expect(
      search(index, name, 5).hits.map((hit) => hit.id),
      name,
    ).toContain(id);
});

/** Words that narrow, one of a kind each. */
const kinds: readonly (readonly string[])[] = [
  ["end mill", "drill", "insert", "turning insert", "boring bar", "tap", "holder", "face mill", "ball nose"],
  ["6 mm", "Ø8.5", "10 dia", "3 mm", "25x25", "12"],
  ["4 flute", "z2", "r5", "3xd"],
  ["steel", "EN8", "ss 304", "aluminium", "FG 260", "EN31 60 HRC", "titanium", "brass"],
  ["tialn", "coated", "carbide", "hss", "pcd"],
  ["finishing", "roughing", "through coolant", "left hand", "blind hole"],
];
const parts = fc
  .tuple(...kinds.map((words) => fc.option(fc.constantFrom(...words), { nil: undefined })))
  .map((words) => words.filter((word) => word !== undefined));

test("a further word that is understood never adds tools", () => {
  fc.assert(
    fc.property(parts, fc.nat(), (words, seed) => {
      if (words.length < 2) return;
      const left = words.filter((_, at) => at !== seed % words.length);
      const before = exactIds(left.join(" "));
      for (const id of exactIds(words.join(" "))) expect(before).toContain(id);
    }),
    { numRuns: 300 },
  );
});

test("the order of the words doesn't matter for what is found", () => {
  const shuffled = parts.chain((words) =>
    fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
  );
  fc.assert(
    fc.property(shuffled, ([words, others]) => {
      expect(exactIds(others.join(" "))).toEqual(exactIds(words.join(" ")));
    }),
    { numRuns: 300 },
  );
});

test("what was asked before changes no answer", () => {
  const fresh = openSearch(searchData(realTree, realProducts, realSearchWords));
  const asked = fc.array(parts, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(asked, (queries) => {
      for (const query of queries.map((words) => words.join(" "))) {
        search(fresh, "qqqq", 1);
        expect(matching(index, query)?.ids, query).toEqual(matching(fresh, query)?.ids);
      }
    }),
  );
});
