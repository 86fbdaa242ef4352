import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";
import { expect, test } from "../testing/same-window.ts";

test("visitors are not served the page of the parts, which is for who develops", async ({ page, noise }) => {
  noise.expect(/404/, "the built site has no such page");
  const answer = await page.goto("/style-page");
  expect(answer?.status()).toBe(404);
});

test("nothing of the page of the parts is in the built site", () => {
  const dist = join(TEST_SITE, "dist");
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.(html|js|css|json)$/.test(file.name),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /style-page|data-part|Style page/.test(readFileSync(`${file.parentPath}/${file.name}`, "utf8")),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});
