import { describe, expect, it } from "vitest";
import { readOperationId } from "#engineering/calculator/operations/operations.ts";
import { findWorkpiece } from "#engineering/calculator/workpieces.ts";
import { guidesOf } from "../../guides/guides.ts";
import { wearNames } from "../../guides/wear-names.ts";
import { realProducts, realSearchWords, realTree, realWords } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { search } from "../search.ts";

const index = openSearch(searchData(realTree, realProducts, realSearchWords));
const hrefs = (query: string): string[] => search(index, query, 5).pages.map(({ href }) => href);
const guides = guidesOf(realProducts);

describe("words for cutting data lead to the calculator", () => {
  it.each([
    ["calculator", "/calculator"],
    ["rpm", "/calculator"],
    ["speed feed for 12 mm drill en8", "/calculator?operation=drilling&diameter=12&workpiece=en8-c45"],
    [
      "how many rpm for 10mm endmill in ms",
      "/calculator?operation=milling&diameter=10&workpiece=mild-steel-is-2062",
    ],
    ["M8 tap speed ss 304", "/calculator?operation=tapping&diameter=8&pitch=1.25&workpiece=ss-304"],
    ["12mm end mill 6000 rpm", "/calculator?operation=milling&diameter=12"],
    ["CNMG 120408 feed 0.25", "/calculator?operation=turning"],
  ])("%s", (query, href) => {
    expect(hrefs(query)).toEqual([href]);
    const address = new URLSearchParams(href.split("?")[1]);
    if (address.has("operation")) expect(readOperationId(address.get("operation"))).toBeDefined();
    if (address.has("workpiece")) expect(findWorkpiece(address.get("workpiece"))).toBeDefined();
  });

  it("and change nothing of the tools that are found", () => {
    const plain = search(index, "12 mm drill en8", 5).hits.map(({ id }) => id);
    expect(search(index, "speed feed for 12 mm drill en8", 5).hits.map(({ id }) => id)).toEqual(plain);
    expect(plain.length).toBeGreaterThan(0);
  });

  it.each(["high speed steel drill", "high feed", "M8 tap", "speedy delivery"])(
    "%s asks for none",
    (query) => {
      expect(hrefs(query)).toEqual([]);
    },
  );
});

describe("a trouble leads to the guide that explains it", () => {
  it.each([
    ["tap breaking in ss", "/guides/taps#wear"],
    ["boring bar chatter", "/guides/boring-bars#wear"],
    ["end mill built up edge aluminium", "/guides/end-mills#wear"],
    ["poor surface finish turning", "/guides/turning-inserts#choose"],
    ["drill chips jam", "/guides/drills#choose"],
  ])("%s", (query, href) => {
    expect(hrefs(query)[0]).toBe(href);
  });

  it.each(["chatter", "built up edge", "tool wear", "vibration", "poor surface finish", "crater wear"])(
    "%s, though no tool is found",
    (query) => {
      const { total, pages } = search(index, query, 5);
      expect(total).toBe(0);
      expect(pages.length).toBeGreaterThan(0);
      for (const { href } of pages)
        expect(href).toMatch(/^\/(?:guides\/[a-z-]+#(?:wear|choose)|calculator\?)/);
    },
  );
});

it("each guide named for a kind of wear explains it", () => {
  for (const name of wearNames) {
    const ids = realWords.topics[name].guides ?? [];
    expect(ids, name).not.toEqual([]);
    for (const id of ids) expect(realWords.guides[id].wear, `${name} in ${id}`).toContain(name);
  }
});

it("each guide is called in a sentence as in its title", () => {
  for (const id of guides) {
    const { title, called } = realWords.guides[id];
    expect(title.toLowerCase()).toContain(called.toLowerCase().split(" ").at(-1));
  }
});
