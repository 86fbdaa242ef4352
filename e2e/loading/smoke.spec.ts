import { expect, open, test } from "../testing/test.ts";

test("the page opens and says what the supplier stands for", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tools that hold size.");
});
