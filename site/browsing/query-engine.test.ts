import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "../catalogue/places/address.ts";
import { applyFilters, facetsOf, facetTable } from "../catalogue/facets/facets.ts";
import { groupsOfInserts, openSearch } from "../catalogue/search/open-search.ts";
import { searchData } from "../catalogue/search/search-data.ts";
import { selectProducts } from "../catalogue/places/select-products.ts";
import { realProducts, realSearchWords, realTree } from "../catalogue/testing/real-catalogue.ts";
import type { CategoryFile } from "./data-files.ts";
import { QueryEngine } from "./query-engine.ts";

const picture = { sources: [], src: "/cut.webp", width: 4, height: 4, kind: "Illustration" as const };
const [milling] = realTree.filter(({ id }) => id === "milling");
if (!milling) throw new Error("The catalogue has no milling.");
const own = selectProducts(realProducts, { category: "milling" });
const index = searchData(realTree, realProducts, realSearchWords);
const insertGroups = groupsOfInserts(openSearch(index));
const file: CategoryFile = {
  category: milling,
  pictures: [picture],
  series: [],
  seriesColumns: [],
  placePictures: {},
  fits: "/data/fits-milling.json",
  hsn: {},
  places: {},
  startValues: [],
  products: own.map((product) => ({
    ...product,
    picture: 0,
    series: 0,
    at: 0,
    sizeLabel: "",
    category: undefined,
    startValues: undefined,
    insertGroups: insertGroups.get(product.id)?.join(""),
  })),
  more: [],
};
const answers: Record<string, unknown> = {
  "/data/milling.json": file,
  "/data/search.json": { ...index, words: [index.words], more: [] },
};

/** Addresses of the files that the test has fetched. */
let fetched: string[] = [];

function engine(): QueryEngine {
  fetched = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    return Response.json(answers[address]);
  });
  return new QueryEngine({ categories: { milling: "/data/milling.json" }, search: "/data/search.json" });
}

const none = { query: "", filters: {} };
const place = { category: "milling", subcategory: "solid-carbide" };

afterEach(() => vi.unstubAllGlobals());

describe("a place's list", () => {
  it("is whole where nothing is asked", async () => {
    const inPlace = selectProducts(own, place);
    const narrowed = await engine().answer({ kind: "narrow", selection: place, ...none });
    expect(narrowed).toEqual({
      positions: inPlace.map((_, position) => position),
      facets: facetsOf(facetTable(inPlace), {}),
    });
  });

  it("has what the filters leave, with the counts of each value", async () => {
    const inPlace = selectProducts(own, place);
    const table = facetTable(inPlace);
    const filters = { coating: ["tialn"] };
    const left = applyFilters(table, filters);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(inPlace.length);
    await expect(engine().answer({ kind: "narrow", selection: place, query: "", filters })).resolves.toEqual({
      positions: left.map((product) => inPlace.indexOf(product)),
      facets: facetsOf(table, filters),
    });
  });

  it("keeps the holders of inserts for the workpiece that it is filtered by, as the search's words do", async () => {
    const ask = async (query: string, material?: string[]): Promise<string[]> => {
      const filters = material ? { material } : {};
      const question = { kind: "narrow", selection: { category: "milling" }, query, filters } as const;
      const { positions } = (await engine().answer(question)) as { positions: number[] };
      const cutters = positions.flatMap((at) => own[at] ?? []).filter((each) => each.specifications.insert);
      return cutters.map(({ id }) => id);
    };
    expect((await ask("", ["p"])).length).toBeGreaterThan(0);
    expect(await ask("", ["p"])).toEqual(await ask("steel"));
    expect(await ask("", ["h"])).toEqual(await ask("hardened"));
  });

  it("is filtered by a workpiece from the category's own file alone", async () => {
    const filters = { material: ["p"] };
    await engine().answer({ kind: "narrow", selection: { category: "milling" }, query: "", filters });
    expect(fetched).toEqual(["/data/milling.json"]);
  });

  it("has what the search finds among it", async () => {
    const question = {
      kind: "narrow",
      selection: { category: "milling" },
      query: "ball nose",
      filters: {},
    } as const;
    const { positions } = (await engine().answer(question)) as { positions: number[] };
    expect(positions.length).toBeGreaterThan(0);
    expect(positions.every((at) => own[at]?.name.includes("nose"))).toBe(true);
  });

  it("is whole for a filter that it doesn't know", async () => {
    const filters = { coating: ["no-such-coating"] };
    const question = { kind: "narrow", selection: place, query: "", filters } as const;
    const { positions } = (await engine().answer(question)) as { positions: number[] };
    expect(positions).toHaveLength(selectProducts(own, place).length);
  });

  it("is told apart by its whole address", async () => {
    const one = engine();
    const counts = [];
    for (const selection of [{ category: "milling" }, place, { ...place, item: "endmill" }]) {
      const { positions } = (await one.answer({ kind: "narrow", selection, ...none })) as {
        positions: number[];
      };
      counts.push([addressOf(selection), positions.length]);
    }
    expect(counts).toEqual(
      [{ category: "milling" }, place, { ...place, item: "endmill" }].map((selection) => [
        addressOf(selection),
        selectProducts(own, selection).length,
      ]),
    );
  });
});
