import { describe, expect, it } from "vitest";
import { readOperationId } from "#engineering/calculator/operations/operations.ts";
import { findWorkpiece } from "#engineering/calculator/workpieces.ts";
import { guidesOf } from "../../guides/guides.ts";
import { wearNames } from "../../guides/wear-names.ts";
import { realProducts, realWords } from "../../testing/real-catalogue.ts";
import { search } from "../search.ts";
import { realSearch as index } from "../testing/real-search.ts";

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
    ["tapping drill M8 cutting speed", "/calculator?operation=drilling&diameter=6.8"],
    ["drill for M10x1 speed in en8", "/calculator?operation=drilling&diameter=9&workpiece=en8-c45"],
    ["clearance hole M8 drill rpm", "/calculator?operation=drilling&diameter=9"],
    ["12mm end mill 6000 rpm", "/calculator?operation=milling&diameter=12&turns=6000"],
    ["CNMG 120408 feed 0.25", "/calculator?operation=turning&feed=0.25"],
    ["feed for M10 tap at 300 rpm", "/calculator?operation=tapping&diameter=10&pitch=1.5&turns=300"],
    ["12 mm drill vc 80", "/calculator?operation=drilling&diameter=12&speed=80"],
    ["10 mm end mill feed 0.2", "/calculator?operation=milling&diameter=10"],
  ])("%s", (query, href) => {
    expect(hrefs(query)).toEqual([href]);
    const address = new URLSearchParams(href.split("?")[1]);
    if (address.has("operation")) expect(readOperationId(address.get("operation"))).toBeDefined();
    if (address.has("workpiece")) expect(findWorkpiece(address.get("workpiece"))).toBeDefined();
  });

  it.each([
    ["Ra with feed 0.2 and nose radius 0.8", "feed=0.2&radius=0.8"],
    ["surface roughness for radius 0.4, feed 0.1", "radius=0.4&feed=0.1"],
    ["roughness for 0.8 nose radius and 0.25 feed", "radius=0.8&feed=0.25"],
  ])("%s: of a surface the calculator comes first, and no tool", (query, figures) => {
    expect(search(index, query, 5).total).toBe(0);
    expect(hrefs(query)[0]).toBe(`/calculator?operation=turning&${figures}`);
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

describe("a question of choice leads to the guide that answers it", () => {
  it.each([
    ["difference between spiral point and spiral flute tap", "/guides/taps#choose"],
    ["spiral point or spiral flute for blind hole", "/guides/taps#choose"],
    ["carbide vs hss drill", "/guides/drills#choose"],
    ["WNMG or CNMG which is better", "/guides/turning-inserts#choose"],
    ["can I use PCD insert on steel", "/guides/pcbn-and-pcd#choose"],
    ["kya pcd se steel kaat sakte hai", "/guides/pcbn-and-pcd#choose"],
    ["kaunsa insert ss ke liye", "/guides/turning-inserts#choose"],
    ["कौन सा टैप", "/guides/taps#choose"],
    ["how to choose end mill", "/guides/end-mills#choose"],
    ["what does CNMG 120408 mean", "/guides/turning-inserts"],
  ])("%s", (query, href) => {
    expect(hrefs(query)).toEqual([href]);
  });

  it("and keeps the tools that it names", () => {
    const { near, hits } = search(index, "difference between M8 spiral point and M8 spiral flute tap", 5);
    expect(near ?? "").not.toContain("between");
    expect(hits.every(({ name }) => name.includes("M8"))).toBe(true);
  });

  it("but a trouble to its causes alone", () => {
    expect(hrefs("why tap breaks")).toEqual(["/guides/taps#wear"]);
  });

  it.each(["M8 or M10 tap", "what is the price of CNMG 120408", "which holder fits DNMG 150608"])(
    "%s asks for none",
    (query) => expect(hrefs(query)).toEqual([]),
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
