import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { guidesOf } from "#site/catalogue/guides/guides.ts";
import type { GuideId } from "#site/catalogue/places/guide-address.ts";
import { openGlossary } from "#site/catalogue/glossary/glossary.ts";
import { makeGuide } from "#site/catalogue/guides/make-guide.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { Assets } from "../bundles/assets.ts";
import { loadContent } from "../content/content.ts";
import { renderOutputs } from "./outputs.tsx";

const content = loadContent(TEST_CONTENT);
const site = "https://www.example.com";
const all = guidesOf(content.products).map((id) => ({ id, text: content.words.guides[id] }));
const parts = { wear: content.words.wear, glossary: openGlossary(content.words.glossary) };

async function pagesOf(products: typeof content.products): Promise<Map<string, string>> {
  return renderOutputs({
    content: { ...content, products },
    art: join(import.meta.dirname, "../../art"),
    assets: new Assets(),
    style: "a{}",
    ownStyle: "b{}",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: site,
    retentionDays: 730,
    now: new Date("2026-01-02T03:04:05Z"),
    only: ["guides/index.html", ...all.map(({ id }) => `guides/${id}.html`)],
  });
}

let pages: Map<string, string>;
beforeAll(async () => {
  pages = await pagesOf(content.products);
});

describe("the guides", () => {
  it("stand in one list, each at the address that a search engine keeps", () => {
    expect(pages.size).toBe(all.length + 1);
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const { id, text } of all) {
      expect(pages.get("guides/index.html")).toContain(`href="/guides/${id}">${text.title}`);
      const html = pages.get(`guides/${id}.html`) ?? "";
      expect(html).toContain(`<link rel="canonical" href="${site}/guides/${id}">`);
      expect(html).toContain(`<title>${text.title}: reading the code, choosing, wear`);
      expect(html).not.toMatch(/undefined|NaN|<script/);
    }
  });

  it("show a rendered tool at the cut where their words name one, said to be rendered and loaded late", () => {
    for (const { id, text } of all) {
      const html = pages.get(`guides/${id}.html`) ?? "";
      const shown = /<img[^>]*about-[^>]*>/.exec(html)?.[0];
      if (!text.picture) expect(shown).toBeUndefined();
      else {
        expect(shown).toContain(`alt="${text.picture.alt}"`);
        expect(shown).toContain('loading="lazy"');
        expect(text.picture.alt).toMatch(/^Rendered picture: /);
        expect(shown).toContain(`about-${text.picture.name}-`);
      }
    }
    expect(all.filter(({ text }) => text.picture)).toHaveLength(3);
  });

  it("speak only of families that the range has", async () => {
    const withoutTaps = content.products.filter((product) => product.family !== "tap");
    const fewer = await pagesOf(withoutTaps);
    expect(fewer.has("guides/taps.html")).toBe(false);
    expect(fewer.get("guides/index.html")).not.toContain("/guides/taps");
  });

  it("lead only to products that there are", () => {
    const ids = new Set(content.products.map(({ id }) => id));
    for (const [path, html] of pages) {
      const links = [...html.matchAll(/href="\/product\/([^"]+)"/g)].map(([, id = ""]) => id);
      expect(links.filter((id) => !ids.has(id))).toEqual([]);
      if (path !== "guides/index.html") expect(links.length).toBeGreaterThan(0);
    }
  });
});

describe("a guide", () => {
  const guideOf = (id: GuideId, products = content.products) =>
    makeGuide(id, { ...parts, text: content.words.guides[id] }, products);

  it("reads a code of the range position by position and draws that tool", () => {
    const guide = guideOf("turning-inserts");
    expect(guide?.code.positions.map(({ code }) => code)).toEqual(["C", "N", "M", "G", "12", "04", "08"]);
    expect(guide?.drawing?.label).toContain("CNMG 120408");
  });

  it("takes another size of the range when its own example is gone", () => {
    const others = content.products.filter(({ specifications }) => specifications.size !== "CNMG 120408");
    const guide = guideOf("turning-inserts", others);
    expect(guide?.example.specifications.size).not.toBe("CNMG 120408");
    expect(guide?.code.positions.length).toBeGreaterThanOrEqual(7);
  });

  it("counts each character of the codes in the range as it is", () => {
    const shapes = guideOf("turning-inserts")?.choices.find(({ name }) => name === "Shape")?.choices ?? [];
    const own = content.products.filter(
      (product) => product.family === "turning-insert" && product.specifications.size?.startsWith("W"),
    );
    expect(shapes.find(({ code }) => code === "W")?.count).toBe(own.length);
  });

  it("reads a name of our own by the rows of the specification that it stands for", () => {
    const guide = guideOf("u-drills");
    const drill = content.products.find(({ specifications }) => specifications.size === "UW28-3");
    expect(guide?.code.standard).toMatch(/No standard/);
    expect(guide?.code.positions.map(({ code }) => code)).toEqual(
      expect.arrayContaining([drill?.specifications.diameter, drill?.specifications.insert]),
    );
    expect(guide?.drawing?.label).toContain("Ø28");
  });

  it("speaks of inserts, holders and blades for grooves as of one family", () => {
    const guide = guideOf("grooving-and-parting");
    const [table] = guide?.tables ?? [];
    const row = table?.rows.find(([seat]) => seat === "3.0 mm self-clamping");
    // Eight times the width, and both the insert and the blade of this seat.
    expect(row?.[2]).toBe("24 mm");
    expect(row?.slice(3).every((cell) => typeof cell === "object")).toBe(true);
    const counted = ["parting-insert", "grooving-insert", "grooving-holder", "grooving-bar", "parting-blade"];
    expect(guide?.count).toBe(content.products.filter((product) => counted.includes(product.family)).length);
    expect(
      guideOf(
        "grooving-and-parting",
        content.products.filter((each) => each.family === "tap"),
      ),
    ).toBe(undefined);
  });

  it("names the next grade of the range for worn PCBN, and no grade where tools have none", () => {
    const chipping = guideOf("pcbn-and-pcd")?.wear.find(({ kind }) => kind.name === "Chipping");
    expect(chipping?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ group: "H", to: expect.objectContaining({ label: "H20" }) }),
      ]),
    );
    expect(guideOf("milling-cutters")?.ladders).toEqual([]);
  });

  it("works the figures of its tables out of the formulas that stand beside them", () => {
    const [effective, ridges] = guideOf("ball-nose-end-mills")?.tables ?? [];
    // Published figures: a ball of 10 mm at 0.5 mm cuts in 4.36 mm; paths 0.3 mm apart leave 0.00225 mm.
    expect(effective?.rows.find(([depth]) => depth === "0.5 mm")?.[1]).toBe("4.36 mm");
    expect(ridges?.rows.find(([step]) => step === "0.3 mm")?.[1]).toBe("2.3 µm");
    const [angles] = guideOf("milling-cutters")?.tables ?? [];
    expect(angles?.rows.find(([angle]) => angle === "45°")?.slice(2, 4)).toEqual(["0.71 × fz", "1.41 ×"]);
  });

  it("never takes the M of a thread for stainless steel", () => {
    const guide = guideOf("taps");
    const terms = guide?.terms.flatMap(({ choices }) => choices) ?? [];
    expect(terms.length).toBeGreaterThan(0);
    const meanings = terms.filter(({ code }) => code === "M").map(({ meaning }) => meaning);
    expect(meanings).toEqual([expect.stringContaining("Metric thread")]);
  });

  it("names each thread's tapping drill and links to the tap and drill of the range", () => {
    const [table] = guideOf("taps")?.tables ?? [];
    const row = table?.rows.find(([thread]) => typeof thread === "object" && thread.text === "M8");
    expect(row?.[1]).toBe("1.25 mm");
    expect(row?.[2]).toMatchObject({ text: "6.8 mm" });
  });
});
