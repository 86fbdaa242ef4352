import type { Locator, Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { queryIn } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

function form(page: Page): Locator {
  return page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
}

function field(page: Page): Locator {
  return form(page).getByLabel("Your email");
}

/** Opens the page and scrolls to the newsletter. */
async function openNewsletter(page: Page): Promise<void> {
  await openAtOnce(page);
  await field(page).scrollIntoViewIfNeeded();
  await hydrated(form(page));
}

/** Types an address, presses Subscribe and returns the alert's text. */
async function subscribe(page: Page, address: string): Promise<string> {
  await field(page).fill(address);
  const alert = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return `${dialog.type()}: ${dialog.message()}`;
  });
  await form(page).getByRole("button", { name: "Subscribe" }).click();
  return alert;
}

const refused = "alert: Please enter a valid email address";
const accepted = "alert: Thank you for subscribing!";

test("the newsletter says what it is and how an address looks", async ({ page }) => {
  await openAtOnce(page);
  await expect(page.getByRole("heading", { name: copy.footer.newsletterTitle })).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(copy.footer.newsletterExample);
});

test("who subscribes is thanked, and the field is cleared", async ({ page }) => {
  await openNewsletter(page);
  expect(await subscribe(page, "purchase@company.example")).toBe(accepted);
  await expect(field(page)).toHaveValue("");
});

test("a wrong address is refused and stays in the field", async ({ page }) => {
  await openNewsletter(page);
  expect(await subscribe(page, "purchase@company")).toBe(refused);
  await expect(field(page)).toHaveValue("purchase@company");
});

test("an empty field is refused with our words, not the browser's", async ({ page }) => {
  await openNewsletter(page);
  expect(await subscribe(page, "")).toBe(refused);
});

test("Enter subscribes as the button does", async ({ page }) => {
  await openNewsletter(page);
  await field(page).fill("purchase@company.example");
  const alert = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await field(page).press("Enter");
  expect(await alert).toBe("Thank you for subscribing!");
});

test("text, an at sign, text, a dot, text is enough of an address", async ({ page }) => {
  await openNewsletter(page);
  const answers: string[] = [];
  for (const address of ["a@b.c", "a+b@c.d.example", "जय@उदाहरण.भारत", "a..b@c.d"])
    answers.push(await subscribe(page, address));
  expect(answers).toEqual([accepted, accepted, accepted, accepted]);
});

test("an address without text, at sign or dot is refused", async ({ page }) => {
  await openNewsletter(page);
  const answers: string[] = [];
  for (const address of ["a", "@b.c", "a@b", "a@.c", "a@b.", "a b@c.d", "a@b@c.d"])
    answers.push(await subscribe(page, address));
  expect(answers).toEqual([refused, refused, refused, refused, refused, refused, refused]);
});

test("subscribing makes no call", async ({ page }) => {
  await openNewsletter(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    // The map may come near in the meantime and request its frame.
    if (request.frame() !== page.mainFrame()) return;
    if (request.method() !== "GET" || request.isNavigationRequest()) calls.push(request.url());
    // The catalogue's data may be preloaded in the meantime.
    const isCall = /fetch|xhr|ping/.test(request.resourceType()) && !/\/data\//.test(request.url());
    if (isCall) calls.push(request.url());
  });
  expect(await subscribe(page, "purchase@company.example")).toBe(accepted);
  await expect(field(page)).toHaveValue("");
  expect(calls).toEqual([]);
  await expect(page).toHaveURL("/");
});

test("subscribing is logged without the address", async ({ page }) => {
  await openNewsletter(page);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
  expect(await subscribe(page, "purchase@company.example")).toBe(accepted);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^log: .*subscri/i);
  expect(lines[0]).not.toContain("purchase");
  expect(lines[0]).not.toContain("company.example");
});

test("a press before the script is there doesn't put the address into the page's own", async ({ page }) => {
  await page.route(/\/rest[^/]*\.js$/, () => {
    // Never answered, as on a slow connection.
  });
  await openAtOnce(page);
  await field(page).fill("purchase@company.example");
  await form(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(field(page)).toHaveValue("purchase@company.example");
  expect(await queryIn(page)).toBe("");
});
