import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";

const folder = join(TEST_SITE, "dist/assets");
const boot = /^boot\./;
const worker = /-worker-/;

/** Script files whose loss breaks the same parts of the page, of those looked at. */
export interface LostTogether {
  scripts: string[];
  /** The broken parts, by the names of their scripts: "overlay", "drawing" … */
  parts: Set<string>;
}

/**
 * All built scripts in groups: scripts whose loss breaks the same of the parts looked at form a group; those that break
 * none of them, one. A Worker's script is a group of its own, because others stand in for it.
 */
export function builtScripts(lookedAt: readonly string[]): LostTogether[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const code = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const named = (pattern: RegExp, name: string) =>
    [...(code.get(name) ?? "").matchAll(pattern)].map(([, found = ""]) => found);
  const needs = (name: string) => named(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g, name);
  const parts = new Set(names.filter((name) => boot.test(name)));
  for (const name of names)
    for (const found of named(/import\(["'`]\.\/([^"'`]+\.js)/g, name)) parts.add(found);

  function needed(name: string, seen = new Set<string>()): Set<string> {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const next of needs(name)) needed(next, seen);
    return seen;
  }
  const all = [...parts]
    .map((part) => ({ part: part.split(".")[0] ?? "", scripts: needed(part) }))
    .filter(({ part }) => lookedAt.includes(part));
  const brokenWithout = (script: string) =>
    all.filter(({ scripts }) => scripts.has(script)).map(({ part }) => part);
  const groups = Map.groupBy(names, (name) =>
    worker.test(name) ? name : brokenWithout(name).toSorted().join(" "),
  );
  return [...groups.values()].map((scripts) => ({
    scripts,
    parts: new Set(scripts.flatMap((script) => brokenWithout(script))),
  }));
}
