import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TEST_SITE } from "#testing/test-site.ts";

it("the desk is bundled beside the site: nothing of it is in dist/, and its script is at most 15 kB", () => {
  const dist = join(TEST_SITE, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /desk\b/.test(name.replace(/.*\/pictures\//, "")))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts)
    expect(readFileSync(join(dist, name), "utf8"), name).not.toMatch(/__Host-|data-passkey|enquiries\/count/);
  const desk = join(TEST_SITE, ".build/desk");
  expect(readFileSync(join(desk, "main.js"), "utf8")).toContain("__Host-desk");
  expect(statSync(join(desk, "desk.js")).size).toBeLessThan(15_000);
});
