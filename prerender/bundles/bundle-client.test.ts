import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TEST_SITE } from "#testing/test-site.ts";

it("the overlay's script is compiled as it arrives, not under the first press; no script of the first load is", () => {
  const assets = join(TEST_SITE, "dist/assets");
  const hinted = readdirSync(assets).filter(
    (name) =>
      name.endsWith(".js") &&
      readFileSync(join(assets, name), "utf8").startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(hinted.map((name) => name.split(".")[0])).toEqual(["overlay"]);
});
