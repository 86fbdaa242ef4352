import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TEST_SITE } from "#testing/test-site.ts";

it("the overlay's scripts are compiled as they arrive, not under the first press; none of the first load is", () => {
  const assets = join(TEST_SITE, "dist/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const textOf = (name: string): string => readFileSync(join(assets, name), "utf8");
  const importsOf = (names: readonly string[]): string[] =>
    names.flatMap((name) =>
      [...textOf(name).matchAll(/from"\.\/([^"]+)"/g)].flatMap(([, file = ""]) => file),
    );
  const [first, overlay] = ["client.", "overlay."].map((start) =>
    scripts.filter((name) => name.startsWith(start)),
  ) as [string[], string[]];
  const early = [...first, ...importsOf(first)];
  expect(early.length).toBeGreaterThan(2);
  const hinted = scripts.filter((name) => textOf(name).startsWith("//# allFunctionsCalledOnLoad\n"));
  const late = [...overlay, ...importsOf(overlay)].filter((name) => !early.includes(name));
  expect(hinted).toEqual([...new Set(late)].toSorted());
});
