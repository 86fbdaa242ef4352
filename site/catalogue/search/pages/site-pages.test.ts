import { describe, expect, it } from "vitest";
import { readOperationId } from "../../../engineering/calculator/operations/operations.ts";
import { findWorkpiece } from "../../../engineering/calculator/workpieces.ts";
import { guidesOf } from "../../../engineering/guides/guides.ts";
import { wearKinds } from "../../../engineering/guides/wear-kinds.ts";
import { realProducts, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { search } from "../search.ts";
import { guidesOfTopic, guideTitles, topicPhrases } from "../reading/tables/page-topics.ts";

const index = openSearch(searchData(realTree, realProducts));
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
    ["poor surface finish turning", "/guides/turning-inserts#wear"],
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
      for (const { href } of pages) expect(href).toMatch(/^\/(?:guides\/[a-z-]+#wear|calculator\?)/);
    },
  );
});

it("each kind of wear has its words, and each guide named for it explains it", () => {
  for (const kind of Object.keys(wearKinds)) expect(topicPhrases).toHaveProperty(kind);
  for (const [topic, ids] of Object.entries(guidesOfTopic)) {
    for (const id of ids) {
      const guide = guides.find((each) => each.id === id);
      expect(guide?.text.title.toLowerCase()).toContain(
        (guideTitles[id] ?? "?").toLowerCase().split(" ").at(-1),
      );
      if (topic in wearKinds) expect(guide?.text.wear, `${topic} in ${id}`).toContain(topic);
    }
  }
  expect(guides.map(({ id }) => id).sort()).toEqual(Object.keys(guideTitles).sort());
});
