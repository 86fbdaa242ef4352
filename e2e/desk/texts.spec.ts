import type { Page } from "@playwright/test";
import { plainPageBarriers, plainPageBarriersInBothWidths } from "../testing/barriers/plain-page.ts";
import { expect } from "../testing/test.ts";
import { test } from "./desk-test.ts";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M0 0h160v40H0z"/></svg>`;

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const expectSaved = (page: Page) =>
  expect(page.locator(".said")).toHaveText("Saved. It is on the site once it is published.");
const photo = async (page: Page) => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
});

test("a salesman changes the hours, a telephone number, a person and a customer's logo, and his mistakes are told at once", async ({
  page,
  desk,
  noise,
}) => {
  noise.expect(/422/, "a PDF for a photo");
  await desk.signIn(page);
  await page.goto(`${desk.origin}/enquiries`);
  await page.getByRole("link", { name: "Texts" }).click();
  await page.getByRole("link", { name: "Company" }).click();
  const saturday = page.getByRole("group", { name: "Line 2: Saturday" }).getByLabel("Hours");
  await saturday.fill("6:00 PM - 9:00 AM");
  await page.keyboard.press("Tab");
  await expect(saturday).toHaveAccessibleDescription(/an opening and a later closing time/);
  await expect(page.getByRole("form").or(page.locator("form.texts")).getByRole("status")).toHaveText(
    "To mend: 1",
  );
  await saturday.fill("10:00 AM - 4:00 PM");
  await page.keyboard.press("Tab");
  await expect(saturday).not.toHaveAccessibleDescription(/closing time/);
  await page.getByLabel("Telephone", { exact: true }).fill("+91 124 400 1234");
  // Enter in a field saves.
  await page.keyboard.press("Enter");
  await expectSaved(page);

  await page.getByRole("link", { name: "All texts" }).click();
  await page.getByRole("link", { name: "Team" }).click();
  await page.getByRole("button", { name: "Add person" }).click();
  const person = page.getByRole("group", { name: "Person 5" });
  await expect(person.getByLabel("Name", { exact: true })).toBeFocused();
  await person.getByLabel("Name", { exact: true }).fill("T. Sample");
  await person.getByLabel("Position").fill("Sales");
  await person.getByLabel("Telephone").fill("+91 124 000 0005");
  await person.getByLabel("E-mail").fill("t.sample@calivane.example");
  const file = person.getByLabel("New photo");
  await file.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") });
  await save(page);
  const told = page.getByRole("alert").getByRole("link", { name: "Person 5, Photo" });
  await expect(page.getByRole("alert")).toContainText("This is a PDF, whatever its name says.");
  await expect(person.getByLabel("Name", { exact: true })).toHaveValue("T. Sample");
  await told.click();
  await expect(person.getByLabel("Photo (optional)")).toBeInViewport();
  await file.setInputFiles(await photo(page));
  await person.getByRole("button", { name: "Up" }).click();
  const moved = page.getByRole("group", { name: "Person 4: T. Sample" });
  await expect(moved.getByLabel("me.png is here, and saved with the form")).toBeChecked();
  await save(page);
  await expectSaved(page);
  await expect(moved.getByRole("presentation")).toHaveJSProperty("naturalWidth", 300);

  await page.goto(`${desk.origin}/texts/customers`);
  await page
    .getByRole("group", { name: "Customer 2: Zephlo" })
    .getByLabel("New logo")
    .setInputFiles({ name: "zephlo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
  await save(page);
  await expectSaved(page);

  expect(desk.git("log", "--format=%an: %s").split("\n").slice(0, 3)).toEqual([
    "A. Sample: Change Customers at the desk",
    "A. Sample: Change Team at the desk",
    "A. Sample: Change Company at the desk",
  ]);
  expect(desk.git("show", "--name-only", "--format=", "HEAD", "HEAD^").trim().split(/\n+/)).toEqual([
    "customers.json",
    "pictures/logo-zephlo.svg",
    "pictures/person-t-sample.png",
    "team.json",
  ]);
  await page.getByRole("link", { name: "Record" }).click();
  await expect(page.getByRole("row", { name: /A\. Sample changed Customers/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("lines of the hours are added, moved and taken out, a mistake is told, and nothing typed is lost", async ({
    page,
    desk,
    noise,
  }) => {
    noise.expect(/422/, "a day that stands in two lines");
    await desk.signIn(page);
    await page.goto(`${desk.origin}/texts/company`);
    await page.getByLabel("City").fill("Pune");
    await page.getByRole("button", { name: "Add line", exact: true }).last().click();
    const line = page.getByRole("group", { name: "Line 4" });
    await expect(line.getByLabel("Days")).toBeFocused();
    await line.getByLabel("Days").fill("Sunday");
    await line.getByLabel("Hours").fill("by appointment");
    await line.getByRole("button", { name: "Up" }).click();
    await save(page);
    await expect(page.getByRole("alert")).toContainText(
      "Business hours: Expected each day in one line, not Sunday in two",
    );
    await page.getByRole("group", { name: "Line 4: Sunday" }).getByRole("button", { name: "Remove" }).click();
    await save(page);
    await expectSaved(page);
    await expect(page.getByLabel("City")).toHaveValue("Pune");
    await expect(page.getByRole("group", { name: "Line 3: Sunday" }).getByLabel("Hours")).toHaveValue(
      "by appointment",
    );
  });
});

test("words of guide, glossary and search are changed, and what two texts must say alike is saved together", async ({
  page,
  desk,
  noise,
}) => {
  noise.expect(/422/, "a figure that the new year contradicts");
  await desk.signIn(page);
  await page.goto(`${desk.origin}/texts`);
  await page.getByRole("link", { name: "Guide: End mills" }).click();
  await page.getByRole("group", { name: "Choice 2: Length" }).getByRole("button", { name: "Up" }).click();
  await page
    .getByRole("group", { name: "Choice 1: Length" })
    .getByLabel("What follows")
    .fill("The shortest.");
  await save(page);
  await expectSaved(page);

  await page.goto(`${desk.origin}/texts/search-tools`);
  await page.getByText("Entry 2: Slot drills").click();
  const phrases = page.getByRole("group", { name: "Entry 2", exact: true }).getByLabel("Phrases");
  await phrases.press("End");
  await phrases.pressSequentially("\nSlot Borer");
  await page.keyboard.press("Tab");
  await expect(phrases).toHaveAccessibleDescription(/Line 2: Expected words in lower case/i);
  await phrases.fill("slot drill\nslot borer");
  await save(page);
  await expectSaved(page);

  await page.goto(`${desk.origin}/texts/company`);
  await page.getByLabel("Year of foundation").fill("2020");
  await save(page);
  const also = page.getByRole("region", { name: "This also needs: Texts of the page" });
  const value = also.getByLabel("Hero, Stats, Stat 2, Value");
  await page.getByRole("alert").getByRole("link", { name: "Hero, Stats, Stat 2, Value" }).click();
  await expect(value).toHaveValue("13+");
  await value.fill("5+");
  await page.keyboard.press("Enter");
  await expectSaved(page);
  await expect(also).toHaveCount(0);
  expect(desk.git("show", "--name-only", "--format=%s", "HEAD").trim().split(/\n+/)).toEqual([
    "Change Company, Texts of the page at the desk",
    "company.json",
    "page.json",
  ]);
});

test("of two people at one text the second sees both, and nothing of his is lost", async ({
  page,
  desk,
  noise,
}) => {
  noise.expect(/409/, "another one was first");
  await desk.signIn(page);
  await page.goto(`${desk.origin}/texts/company`);
  const other = await page.context().newPage();
  await other.goto(`${desk.origin}/texts/company`);
  await other.getByLabel("Working hours").fill("9:00 AM - 5:00 PM");
  await save(other);
  await expectSaved(other);
  await page.getByLabel("Working hours").fill("8:00 AM - 6:00 PM");
  await save(page);
  await expect(page.getByRole("alert")).toContainText(/A\. Sample saved this.*Theirs: 9:00 AM - 5:00 PM/);
  expect(await plainPageBarriers(page)).toEqual([]);
  await save(page);
  await expectSaved(page);
  await expect(page.getByLabel("Working hours")).toHaveValue("8:00 AM - 6:00 PM");
});

test("nobody is kept out of the texts, on a phone and on a desk", async ({ page, desk, noise }) => {
  noise.expect(/422/, "a telephone number of two digits");
  await desk.signIn(page);
  const check = async (name: string) => {
    expect(await plainPageBarriersInBothWidths(page), name).toEqual([]);
  };
  for (const key of ["", "/team", "/page", "/categories", "/hsn", "/legal-terms", "/company"]) {
    await page.goto(`${desk.origin}/texts${key}`);
    await check(key);
  }
  await page.getByLabel("Telephone", { exact: true }).fill("+91 12");
  await page.getByLabel("City").focus();
  await expect(page.getByText("ten digits after +91")).toBeVisible();
  await check("judged");
  await save(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await check("refused");
});

test("nobody is kept out of the trade's words, on a phone and on a desk", async ({ page, desk }) => {
  await desk.signIn(page);
  for (const key of ["guides-end-mills", "glossary", "search-spares", "search-everyday"]) {
    await page.goto(`${desk.origin}/texts/${key}`);
    const folded = page.locator("summary");
    if ((await folded.count()) > 0) await folded.first().click();
    expect(await plainPageBarriersInBothWidths(page), key).toEqual([]);
  }
});
