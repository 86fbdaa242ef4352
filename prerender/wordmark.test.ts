import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { loadContent } from "./content.ts";
import { buildWordmark } from "./wordmark.ts";

const root = join(import.meta.dirname, "..");
const { company } = loadContent(TEST_CONTENT);

function widthOf(svg: string): number {
  return Number(/viewBox="0 0 (\d+) 32"/.exec(svg)?.[1]);
}

describe("the wordmark", () => {
  it("is outlines: it needs no font, no style and no script", async () => {
    const svg = await buildWordmark(company.name, "paper");
    expect(svg).not.toMatch(/<(?:text|style|script|image)|font|href/);
    expect(svg).toContain(`<title>${company.name}</title>`);
    // The mark's two paths and the name's.
    expect(svg.match(/<path /g)).toHaveLength(3);
    // No number that isn't one stands in a path.
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
    const [paper, stage] = [
      await buildWordmark(company.name, "paper"),
      await buildWordmark(company.name, "stage"),
    ];
    expect(stage).not.toBe(paper);
    expect(stage.replaceAll("#f4f5f5", "#0f1113")).toBe(paper);
  });

  it("stands at the head of README as it would be drawn today: npm run wordmark", async () => {
    const kept = (name: string): string => readFileSync(join(root, "docs/pictures", name), "utf8");
    const [, name = ""] = /<title>(.+)<\/title>/.exec(kept("wordmark.svg")) ?? [];
    expect(kept("wordmark.svg")).toBe(await buildWordmark(name, "paper"));
    expect(kept("wordmark-on-dark.svg")).toBe(await buildWordmark(name, "stage"));
  });
});
