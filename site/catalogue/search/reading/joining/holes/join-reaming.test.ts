import { expect, it } from "vitest";
import { madeUpReamer } from "../../../../testing/made-up-reamer.ts";
import { realProducts, realSearchWords, realTree } from "../../../../testing/real-catalogue.ts";
import { openSearch } from "../../../open-search.ts";
import { searchData } from "../../../search-data.ts";
import { search } from "../../../search.ts";

const index = openSearch(searchData(realTree, [...realProducts, madeUpReamer(8.8)], realSearchWords));

const ask = (query: string) => {
  const { parts, hits, missing } = search(index, query, 60);
  return { labels: parts.map(({ label }) => label), names: hits.map(({ name }) => name), missing };
};

it.each([
  "drill for 8.8 mm reamer",
  "drill for 8.8H7 reamer",
  "drill size before reaming 8.8",
  "drill for 8.8 H7",
  "pre ream drill 8.8 mm",
])("%s: the drill leaves the reamer what it takes off", (query) => {
  const { labels, names } = ask(query);
  expect(labels).toContain("hole to ream to Ø8.8 mm");
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(/drill Ø8\.5/);
});

it("a drill whose hole isn't listed is named, and no other is offered", () => {
  expect(ask("drill for 12 mm reamer")).toMatchObject({
    names: [],
    missing: "Drills, hole to ream to Ø12 mm: not listed.",
  });
});

it("a drill whose own size is said is that one", () => {
  expect(ask("drill 8.5 for 8.8 mm reamer").names[0]).toMatch(/drill Ø8\.5/);
});

it("a reamer alone is a reamer, and a drill and a reamer are two tools", () => {
  expect(ask("reamer 8.8 H7").names).toEqual([expect.stringMatching(/reamer Ø8\.8/)]);
  expect(ask("drill 8.5 and reamer 8.8").labels).not.toContain("hole to ream to Ø8.8 mm");
});
