import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/test.ts";

test("on the narrowest phone every tab and item can be reached by a finger", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overlay = await openShared(page, "/products/turning/grade");
  const small = [];
  for (const target of await overlay.getByRole("tab").or(overlay.getByRole("button")).all()) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ ratio: 0.9 });
    const box = await target.boundingBox();
    if (!box || box.height < 24 || box.width < 24) small.push(await target.textContent());
  }
  expect(small).toEqual([]);
});
