import type { Page } from "@playwright/test";
import { builtPages, pagesWith } from "../testing/built/built-pages.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

/** Records violations of the page's content security policy. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  // The test itself set it on `window`, whose type doesn't contain it.
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test("no page holds a script of its own, but blocks of inert JSON", () => {
  expect(builtPages().size).toBeGreaterThan(70);
  expect(pagesWith(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")/)).toEqual([]);
});

test("no page holds a style attribute, which the policy would block", () => {
  expect(pagesWith(/<[^>]*\sstyle=/)).toEqual([]);
});

test("no page holds more than one of the two style blocks that the policy allows", () => {
  const styles = new Set(
    [...builtPages().values()].flatMap((html) => html.match(/<style[\s\S]*?<\/style>/g) ?? []),
  );
  expect(styles.size).toBe(2);
  expect(pagesWith(/<style[\s\S]*<style/)).toEqual([]);
});

test("no page holds a handler in an attribute, which the policy would block", () => {
  expect(pagesWith(/<[^>]*\son[a-z]+=/)).toEqual([]);
});

test("no part of a page waits in a template that only a script could bring back", () => {
  expect(pagesWith(/<template/)).toEqual([]);
});

test("nothing that a visitor does on the page offends its own policy", async ({ page }) => {
  const violations = await recordViolations(page);
  await openAtOnce(page);
  await page.getByRole("button", { name: "Slide 3" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Compliances" }).scrollIntoViewIfNeeded();
  const form = page.getByRole("form", { name: "Contact form" });
  await hydrated(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("group", { name: /a look:$/ })).toContainText("Enter your name.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Milling" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Milling", level: 2 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await violations()).toEqual([]);
});

test("nothing in a phone's menu offends the page's policy", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const violations = await recordViolations(page);
  await openAtOnce(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("heading", { name: "Products", level: 2 })).toBeInViewport();
  expect(await violations()).toEqual([]);
});

test("a script that slips into the page doesn't run", async ({ page, noise }) => {
  noise.expect(/Content Security Policy|TrustedHTML|Trusted/i, "the policy blocks what the test slips in");
  const violations = await recordViolations(page);
  await openAtOnce(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("document.title = 'owned'");
    document.body.append(script);
  });
  await expect.poll(violations).not.toEqual([]);
  await expect(page).not.toHaveTitle("owned");
});
