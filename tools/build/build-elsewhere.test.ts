import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "#prerender/content/content.ts";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { readBuildOutput } from "#server/build-output.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { spawnTool } from "../testing/spawn-tool.ts";

const root = join(import.meta.dirname, "../..");

/** Keeps one category, and the trial searches that find something in it. */
function keepOnly(content: ContentFolder, id: string, query: string): void {
  const { categories, page } = loadContent(content.path);
  const remaining = categories.filter((each) => ["all", id].includes(each.id));
  content.write("categories.json", JSON.stringify(remaining));
  const tiles = page.products.tiles.filter(({ category }) => category === id);
  content.set("page.json", ["products", "tiles"], tiles);
  for (const folder of readdirSync(join(content.path, "range"))) {
    if (folder !== id) rmSync(join(content.path, "range", folder), { recursive: true });
  }
  rmSync(join(content.path, "worked-case.json"));
  content.set("page.json", ["products", "examples"], [query, query, query, query]);
}

/** When the project's own build was last written, if there is one. */
function ownBuild(): (number | undefined)[] {
  const files = ["dist/index.html", ".build/manifest.json", ".build/stamp.json"];
  return files.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs);
}

async function run(program: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  return spawnTool(process.execPath, [program, ...args], { cwd: root, env: process.env }).ended;
}

// A real build of a single category, in folders beside the project.
describe("a build of another content into another folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "elsewhere-"));
  const out = join(folder, "deep", "site");
  const content = makeContentFolder();
  const before = ownBuild();
  let output = "";
  beforeAll(async () => {
    keepOnly(content, "pcd", "DCGW");
    mkdirSync(join(out, ".build"), { recursive: true });
    writeFileSync(join(out, ".build/stamp.json"), "{}");
    const { code, text } = await run("prerender/build.ts", "--content", content.path, "--out", out);
    expect(code, text).toBe(0);
    output = text;
  }, 240_000);
  afterAll(() => {
    rmSync(folder, { recursive: true });
    content.dispose();
  });

  it("says what it wrote in one line, and warns of nothing", () => {
    expect(output).toMatch(/^Built \d+ pages and \d+ files into .*\/\.\n$/);
  });

  it("is of that content", () => {
    expect(readFileSync(join(out, "dist/index.html"), "utf8")).toContain("5 products");
  });

  it("can be served, with the style hashes of its own pages", () => {
    const { distDir, styleHashes } = readBuildOutput(out);
    const hashes = ["index.html", "404.html"].map((name) => {
      const style = /<style>(.*?)<\/style>/s.exec(readFileSync(join(distDir, name), "utf8"))?.[1] ?? "";
      return `sha256-${createHash("sha256").update(style).digest("base64")}`;
    });
    expect(styleHashes).toEqual(hashes);
  });

  it("takes away what was noted of an earlier build there", () => {
    expect(existsSync(join(out, ".build/stamp.json"))).toBe(false);
  });

  it("leaves the project's own site and what was noted of it alone", () => {
    expect(ownBuild()).toEqual(before);
  });
});

it("a build that was asked for wrongly says so in a sentence, and builds nothing", async () => {
  const out = join(tmpdir(), "never-made");
  expect(await run("prerender/build.ts", "--out", out, "--contnt", "x")).toMatchObject({
    code: 1,
    text: "Unknown option '--contnt'. Known are --content <folder> and --out <folder>.\n",
  });
  expect(existsSync(out)).toBe(false);
});
