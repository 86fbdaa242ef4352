import { once } from "node:events";
import { createServer } from "node:http";
import {
  contactForm,
  fillIn,
  notePosts,
  openContact,
  SENT,
  SAMPLE_WORDS,
  THANKS,
} from "../testing/contact-form.ts";
import { SiteServer } from "../testing/site-server.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

/** Serves the site on another origin than the API, as a static host does. */
async function startOtherSite(): Promise<{ origin: string; stop: () => void }> {
  const site = createServer((_request, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Elsewhere</title>"),
  ).listen(0, "localhost");
  await once(site, "listening");
  const address = site.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { origin: `http://localhost:${port}`, stop: () => site.close() };
}

ownWindowTest(
  "a visitor who takes his time sends an ordinary message, of four fields",
  async ({ page, ownServer }) => {
    await page.addInitScript(() => {
      const opened = Date.now() - 60_000;
      Performance.prototype.now = () => Date.now() - opened;
    });
    const contact = await openContact(page, ownServer.origin);
    await fillIn(contact);
    const posts = notePosts(page);
    await contact.send.click();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(Object.keys(posts[0]?.postDataJSON() ?? {})).toEqual(["email", "userName", "subject", "message"]);
    expect(Number(posts[0]?.headers()["filling-time"])).toBeGreaterThanOrEqual(60_000);
    expect(ownServer.log).toContain('"contact.stored"');
    expect(ownServer.log).not.toContain('"flag"');
  },
);

ownWindowTest(
  "a form that is sent as fast as a program can is a success, stored, and marked",
  async ({ page, ownServer }) => {
    await page.addInitScript(() => {
      Performance.prototype.now = () => 1_234;
    });
    const contact = await openContact(page, ownServer.origin);
    await fillIn(contact);
    await contact.send.click();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(await ownServer.messages()).toHaveLength(1);
    expect(ownServer.log).toContain('"flag":"sent within 1.2 s"');
  },
);

test("with script there is no trap in the form", async ({ page }) => {
  const { form } = await openContact(page);
  await expect(form.locator("[name=website]")).toHaveCount(0);
  // Its source isn't shown as text either.
  expect(await form.innerText()).not.toContain("<");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the trap is neither seen, nor named, nor reached by the keyboard", async ({ page }) => {
    await page.goto("/#contact");
    const { form, message, send } = contactForm(page);
    await expect(form.locator("[name=website]")).toHaveCount(1);
    await expect(form.locator("[name=website]")).toBeHidden();
    await expect(form.getByRole("textbox")).toHaveCount(3);
    await message.focus();
    await page.keyboard.press("Tab");
    await expect(form.locator("[type=file]")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(send).toBeFocused();
  });

  test("a program that fills in everything has its message stored, and marked", async ({
    page,
    newServer,
  }) => {
    await page.goto(`${newServer.origin}/#contact`);
    const contact = contactForm(page);
    await fillIn(contact);
    await contact.form
      .locator("[name=website]")
      .evaluate((field) => field.setAttribute("value", "https://x.example"));
    await contact.send.click();
    await expect(page).toHaveURL(THANKS);
    expect(await newServer.messages()).toMatchObject([{ message: SAMPLE_WORDS.message }]);
    expect(newServer.log).toContain('"flag":"hidden field filled in"');
  });

  test("an ordinary message isn't marked", async ({ page, newServer }) => {
    await page.goto(`${newServer.origin}/#contact`);
    const contact = contactForm(page);
    await fillIn(contact);
    await contact.send.click();
    await expect(page).toHaveURL(THANKS);
    expect(newServer.log).not.toContain('"flag"');
  });
});

test("beside the form stands what is kept, how long, and whom to ask", async ({ page }) => {
  await page.goto("/#contact");
  const note = page
    .getByRole("region", { name: "Contact" })
    .getByText("What you send is kept for 2 years at most");
  await expect(note).toBeVisible();
  await expect(note.getByRole("link")).toHaveAttribute("href", /^mailto:/);
});

test("a browser lets a page on an allowed host send and read the answer, and no other page", async ({
  page,
  noise,
}) => {
  const [listed, other] = [await startOtherSite(), await startOtherSite()];
  const api = new SiteServer({ ALLOWED_ORIGINS: listed.origin });
  await api.start();
  const send = () =>
    page.evaluate(
      async ([url, words]) => {
        const headers = {
          "Content-Type": "application/json",
          "Idempotency-Key": "k",
          "Filling-Time": "60000",
        };
        const answer = await fetch(url ?? "", { method: "POST", headers, body: words ?? "" }).catch(
          () => undefined,
        );
        return answer?.json();
      },
      [`${api.origin}/api/notifications/contact`, JSON.stringify(SAMPLE_WORDS)],
    );
  await page.goto(listed.origin);
  expect(await send()).toMatchObject({ success: true });

  noise.expect(/blocked by CORS policy/, "this host isn't on the list");
  noise.expect(/ERR_FAILED/, "this host isn't on the list");
  await page.goto(other.origin);
  expect(await send()).toBeUndefined();
  expect(await api.messages()).toHaveLength(1);
  await api.remove();
  listed.stop();
  other.stop();
});
