import { plainPageBarriersInBothWidths } from "../testing/barriers/plain-page.ts";
import { expect } from "../testing/test.ts";
import { test } from "./desk-test.ts";

const SERIES = "/range/series/milling/end-mills-4-flute-long";
const SAVED = "Saved. The site shows it once it is published.";

test("a salesman mends a tool, gives it a photo, adds sizes from a spreadsheet, begins a series and takes a tool out", async ({
  page,
  desk,
  noise,
}) => {
  noise.expect(/422/, "a length off the standard");
  await desk.signIn(page);
  await page.goto(`${desk.origin}/enquiries`);
  await page.getByRole("link", { name: "Range", exact: true }).click();
  await page.getByLabel("Id, order code, words of the name, series").fill("em-1001");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("1 tool");
  // As on a slow line: the script comes when a field has been left already.
  const script = Promise.withResolvers<void>();
  await page.route("**/desk.js", (route) => script.promise.then(() => route.continue()));
  await page.getByRole("link", { name: "4-flute solid carbide end mill Ø10" }).click();

  const length = page.getByLabel("Overall length (mm) OAL");
  await length.fill("75");
  await page.keyboard.press("Tab");
  script.resolve();
  await expect(length).toHaveAccessibleDescription(/Expected 72 mm/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing is saved yet.");
  await expect(length).toHaveValue("75");
  await expect(length).toHaveAccessibleDescription(/Expected 72 mm \(DIN 6527 L\), found "75 mm"\./);
  await page.getByRole("alert").getByRole("link", { name: "Overall length (mm)" }).click();
  await expect(page).toHaveURL(/#f\d+$/);
  await length.fill("72");
  await page.getByLabel("Description").fill("For pockets, shoulders and slots.");
  await page.getByRole("button", { name: "See it printed" }).click();
  const printed = page.getByRole("complementary", { name: "As it will be printed" });
  await expect(printed).toContainText("For pockets, shoulders and slots.");
  expect(desk.git("log", "--oneline").trim().split("\n")).toHaveLength(1);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".said")).toHaveText(SAVED);
  expect(desk.git("log", "-1", "--format=%an: %s").trim()).toBe(
    "A. Sample: Change 4-flute solid carbide end mill Ø10, DIN 6527 L",
  );
  expect(desk.git("show", "--numstat", "--format=").trim()).toBe(
    "1\t1\trange/milling/end-mills-4-flute-long.csv",
  );

  await page
    .getByLabel("A photo of your own")
    .setInputFiles({ name: "../x.png", mimeType: "image/png", buffer: await page.screenshot() });
  // As people press who aren't sure: it is sent once.
  await page.getByRole("button", { name: "Save the picture" }).dblclick();
  await expect(page.locator(".said")).toHaveText(SAVED);
  const photo = page.getByRole("region", { name: "Picture" }).locator("img");
  await expect(photo).toHaveAttribute("src", "/texts/pictures/mil-em-4f-10.png");
  expect(desk.git("ls-files", "pictures").trim()).toBe("pictures/mil-em-4f-10.png");

  await page.getByRole("link", { name: "4-flute end mills, DIN 6527 L" }).click();
  await page
    .getByLabel("Rows from a spreadsheet")
    .fill(
      "Id\tDiameter\tMax. depth\tOverall length\tShank diameter\tPrice\nmil-em-4f-14\t14\t26\t83\t14\t900\n",
    );
  await page.getByRole("button", { name: "Put them into the table" }).click();
  await expect(page.getByText("Row 1, column “Price”: “900”: no column is there for it.")).toBeVisible();
  await expect(page.getByLabel("Diameter (mm), row 1")).toHaveValue("14");
  await page.getByRole("button", { name: "Add the sizes" }).click();
  await expect(page.locator(".said")).toHaveText(SAVED);
  await expect(page.locator(".said")).toBeInViewport();
  await expect(page.getByRole("heading", { name: "8 sizes" })).toBeVisible();

  await page.getByRole("link", { name: "New series from this one" }).click();
  await page.getByLabel("Title").fill("4-flute end mills of our own");
  await page.getByLabel("Cutting edge").fill("Square, 0.05 mm × 45° corner chamfer");
  await page.getByRole("button", { name: "Save the series" }).click();
  // It would have the name of the size that it began with.
  await expect(page.getByRole("alert")).toContainText("Name");
  await page.getByLabel("Name", { exact: true }).fill("End mill Ø3 of our own");
  await page.getByRole("button", { name: "Save the series" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("4-flute end mills of our own");

  await page.goto(`${desk.origin}/range/tools/mil-em-4f-10`);
  await page.getByRole("link", { name: "Delete this tool" }).click();
  await page.getByLabel("Its address then leads to").selectOption({ value: "mil-em-4f-8" });
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.locator(".said")).toContainText("Deleted.");
  expect(desk.git("show", "HEAD:redirects.json")).toContain('"mil-em-4f-10": "mil-em-4f-8"');
  await page.goto(`${desk.origin}/record`);
  await expect(page.getByRole("row", { name: /A\. Sample deleted a tool/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what visitors asked for in vain becomes a size, and two who edit one tool both see what changed", async ({
    page,
    desk,
    noise,
  }) => {
    noise.expect(/409/, "a tool that somebody else changed");
    await desk.enquire({
      email: "r.sample@gears.example",
      userName: "R. Sample",
      subject: "Product inquiry",
      message: "Quote request (1 line)\n1. End mill 14 mm, 4 flutes – Qty 20\nCompany: Sample Gears",
    });
    await desk.signIn(page);
    await page.goto(`${desk.origin}/sought`);
    await page.getByRole("link", { name: /^Add to the range/ }).click();
    await page.getByRole("link", { name: "4-flute end mills, DIN 6527 L" }).first().click();
    await expect(page.getByText("To be added: End mill 14 mm, 4 flutes")).toBeVisible();
    for (const [label, text] of Object.entries({
      Id: "mil-em-4f-14",
      "Diameter (mm)": "14",
      "Depth of cut (mm)": "26",
      "Overall length (mm)": "83",
      "Shank diameter": "14",
    }))
      await page.getByLabel(`${label}, row 1`).fill(text);
    await page.getByRole("button", { name: "Add the sizes" }).click();
    await expect(page.locator(".said")).toHaveText(SAVED);

    await page.goto(`${desk.origin}/range/tools/mil-em-4f-14`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("Order code").fill("EM-7014");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByLabel("Order code").fill("EM-8014");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Now: EM-7014")).toBeVisible();
    await expect(page.getByLabel("Order code")).toHaveValue("EM-8014");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.locator(".said")).toHaveText(SAVED);
    await other.close();
  });
});

test("nobody is kept out of the range's pages, on a phone and on a desk", async ({ page, desk, noise }) => {
  noise.expect(/422/, "a length off the standard");
  await desk.signIn(page);
  const check = async (name: string) => {
    expect(await plainPageBarriersInBothWidths(page), name).toEqual([]);
  };
  const tool = "/range/tools/mil-em-4f-10";
  for (const path of ["/range?add=TNGA+160404", SERIES, `${SERIES}/copy`, `${tool}/delete`, tool]) {
    await page.goto(desk.origin + path);
    await check(path);
  }
  await page.getByLabel("Overall length (mm) OAL").fill("75");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await check("a wrong field");
});
