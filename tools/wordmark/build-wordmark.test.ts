import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readWordmarks, wordmarkFiles } from "#prerender/pictures/wordmark.ts";
import { buildWordmark } from "./build-wordmark.ts";

const art = join(import.meta.dirname, "../../art");
const name = "Calivane";

function widthOf(svg: string): number {
  return Number(/viewBox="0 0 (\d+) 32"/.exec(svg)?.[1]);
}

describe("the wordmark", () => {
  it("is outlines: it needs no font, no style and no script", async () => {
    const svg = await buildWordmark(name, "paper");
    expect(svg).not.toMatch(/<(?:text|style|script|image)|font|href/);
    expect(svg).toContain(`<title>${name}</title>`);
    // Two paths of the mark and one of the name.
    expect(svg.match(/<path /g)).toHaveLength(3);
    // No coordinate is NaN.
    expect(svg).not.toContain("NaN");
  });

  it("changes with the company's name: a longer one is wider, whatever stands in it", async () => {
    const [short, long] = [await buildWordmark("Ab", "paper"), await buildWordmark("A & B Tools", "paper")];
    expect(widthOf(long)).toBeGreaterThan(widthOf(short) + 60);
    expect(long).toContain("<title>A &amp; B Tools</title>");
  });

  it("sets a pair of letters as close as the font's maker did", async () => {
    expect(widthOf(await buildWordmark("AVAVAVAV", "paper"))).toBeLessThan(
      widthOf(await buildWordmark("AAAAVVVV", "paper")) - 4,
    );
  });

  it("writes a name that the font has no letters for as text, not as boxes", async () => {
    expect(await buildWordmark("कटारिया", "paper")).toMatch(/<text [^>]*>कटारिया<\/text>/);
  });

  it("is light where it stands on the dark", async () => {
    const [paper, stage] = [await buildWordmark(name, "paper"), await buildWordmark(name, "stage")];
    expect(stage).not.toBe(paper);
    expect(stage.replaceAll("#f4f5f5", "#0f1113")).toBe(paper);
  });

  it("is kept as the font's package draws it today (else: npm run wordmark)", async () => {
    for (const [file, ground] of Object.entries(wordmarkFiles)) {
      const stored = readFileSync(join(art, "brand", file), "utf8");
      const [, drawn = ""] = /<title>(.*)<\/title>/.exec(stored) ?? [];
      const plain = drawn.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
      expect(stored).toBe(await buildWordmark(plain, ground));
    }
  });

  it("is text, under the new name, until it is drawn anew for it", () => {
    const { files, isStale } = readWordmarks(art, "A & B Tools");
    expect(isStale).toBe(true);
    expect([...files.keys()]).toEqual(["wordmark.svg", "wordmark-on-dark.svg"]);
    for (const svg of files.values()) {
      expect(svg).toMatch(/<title>A &amp; B Tools<\/title>.*<text [^>]*>A &amp; B Tools<\/text>/s);
    }
  });
});
