import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spawnTool } from "../testing/spawn-tool.ts";

const cwd = join(import.meta.dirname, "../..");
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  readFileSync(join(cwd, "package.json"), "utf8"),
);
const readme = readFileSync(join(cwd, "README.md"), "utf8");
const names = Object.keys(scripts);

/** Runs a script of package.json with these arguments, as npm does. */
async function run(name: string, ...words: string[]) {
  const env = { ...process.env, PATH: `${join(process.execPath, "..")}:${process.env.PATH}` };
  const command = [scripts[name], ...words].join(" ");
  return spawnTool("sh", ["-c", command], { cwd, env }).ended;
}

describe("each command", () => {
  it("is called by its own name", () => {
    const others = names.filter((name) => !scripts[name]?.endsWith(`node tools/run.mjs ${name}`));
    expect(others).toEqual([]);
    expect(names.length).toBeGreaterThan(15);
  });

  it("is named in README", () => {
    const call = (name: string) => (["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`);
    expect(names.filter((name) => !new RegExp(`${call(name)}(?![\\w:-])`).test(readme))).toEqual([]);
  });

  it.each(names)("says with --help what it does and takes, and does nothing: %s", async (name) => {
    const { code, text } = await run(name, "--help");
    expect(text).toMatch(/^(?:Usage: )?npm (?:run )?[\w:-]+.*\n/);
    expect(text.trim().split("\n").length).toBeGreaterThan(2);
    expect(code).toBe(0);
  });

  it.each(names)("refuses an option that it doesn't know, in a sentence: %s", async (name) => {
    const { code, text } = await run(name, "--nonsense");
    expect(text).toMatch(/^[^\n]*nonsense[^\n]*\./);
    expect(text).not.toContain("    at ");
    expect(code).not.toBe(0);
  });

  it.each(names)("refuses a word that it doesn't know, in a sentence: %s", async (name) => {
    const { code, text } = await run(name, "nonsense");
    expect(text).toMatch(/^[^\n]*(?:nonsense|how many products)[^\n]*\./);
    expect(text).not.toContain("    at ");
    expect(code).not.toBe(0);
  });
});

describe("an option's value", () => {
  it("is refused where it is no number", async () => {
    const { code, text } = await run("bench", "--rounds", "many");
    expect(text).toContain('--rounds: expected a whole number from 1, found "many".');
    expect(code).toBe(1);
  });

  it("is refused where it is missing", async () => {
    const { code, text } = await run("build", "--out");
    expect(text).toMatch(/^npm run build: Option '--out <value>' argument missing\./);
    expect(code).toBe(1);
  });
});

describe("the Node that is asked for", () => {
  it("is the one on which npm installs the bundler whole", () => {
    const lock = JSON.parse(readFileSync(join(cwd, "package-lock.json"), "utf8"));
    expect(engines.node).toBe(lock.packages["node_modules/rolldown"].engines.node);
  });
});
