import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";

const folder = join(TEST_SITE, "dist/assets");
const boot = /^boot\./;

/** Script files whose loss breaks the same parts of the page. */
export interface LostTogether {
  scripts: string[];
  /** The broken parts, by the names of their scripts: "overlay", "drawing" … */
  parts: Set<string>;
}

/** All built scripts in groups: scripts that the same parts need form a group. */
export function builtScripts(): LostTogether[] {
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
  const all = [...parts].map((part) => ({ part: part.split(".")[0] ?? "", scripts: needed(part) }));
  const byParts = Map.groupBy(names, (name) =>
    all
      .filter(({ scripts }) => scripts.has(name))
      .map(({ part }) => part)
      .toSorted()
      .join(" "),
  );
  return [...byParts].flatMap(([together, scripts]) => {
    const group = { parts: new Set(together.split(" ")) };
    // A script without an importer is loaded by a page or a Worker: each is its own group.
    return together === ""
      ? scripts.map((name) => ({ scripts: [name], parts: new Set<string>() }))
      : { ...group, scripts };
  });
}
