import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

test("on the narrowest phone every tab and item can be reached by a finger", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overlay = await openShared(page, "/products/turning/grade");
  const targets = overlay.getByRole("tab").or(overlay.getByRole("button"));
  expect(await targets.count()).toBeGreaterThan(10);
  const missed = await targets.evaluateAll((all) =>
    all
      // A skip link is hidden until it has the focus.
      .filter((target) => target.checkVisibility({ opacityProperty: true }))
      .filter((target) => {
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = target.getBoundingClientRect();
        const touched = document.elementFromPoint(x + width / 2, y + height / 2);
        return width < 24 || height < 24 || !target.contains(touched);
      })
      .map((target) => target.textContent),
  );
  expect(missed).toEqual([]);
});
