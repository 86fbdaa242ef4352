import { expect, test } from "../testing/test.ts";

test("a tool's page fetches the page of a size that is pointed at, before it is pressed", async ({
  page,
  context,
}) => {
  const ahead = context.waitForEvent("request", {
    predicate: (request) => request.headers()["sec-purpose"] === "prefetch",
  });
  await page.goto("/product/mil-em-4f-10");
  await page.getByRole("link", { name: "Ø12", exact: true }).hover();
  expect(new URL((await ahead).url()).pathname).toBe("/product/mil-em-4f-12");
});
