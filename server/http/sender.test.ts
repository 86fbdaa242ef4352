import { afterEach, expect, test } from "vitest";
import { CONTACT_PATH } from "#contract/contact.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";
import { senderOf } from "./sender.ts";

const OTHER = "https://evil.example";

let app: RunningApp | undefined;
afterEach(() => app?.stop());

test("a page of another site can't post, as a form or as JSON, and the visitor keeps every word", async () => {
  app = await startApp({ "message-error.html": "<p>%%problem%%</p><textarea>%%message%%</textarea>" });
  const { origin } = app;
  const foreign: Record<string, string>[] = [
    { Origin: OTHER },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "", "Sec-Fetch-Site": "cross-site" },
    { Origin: "", "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of foreign) {
    const form = await postForm(origin, WORDS, headers);
    expect([form.status, await form.text()]).toEqual([
      403,
      `<p>Messages are taken only from our own pages. Open the contact form on our site.</p><textarea>${WORDS.message}</textarea>`,
    ]);
    expect((await postJson(origin, WORDS, headers)).status).toBe(403);
  }
  expect(await app.store.list()).toEqual([]);
  expect(app.logged()).toHaveLength(10);
  expect(app.logged()[0]).toMatchObject({ event: "contact.refused", status: 403 });
});

test("a program without a page may post, and its message is marked to be checked", async () => {
  app = await startApp();
  const url = app.origin + CONTACT_PATH;
  const asJson = { "Content-Type": "application/json", "Filling-Time": "60000" };
  const asForm = { "Content-Type": "application/x-www-form-urlencoded" };
  await fetch(url, { method: "POST", headers: asJson, body: JSON.stringify(WORDS) });
  await fetch(url, {
    method: "POST",
    headers: asForm,
    body: new URLSearchParams(WORDS).toString(),
    redirect: "manual",
  });
  expect((await app.store.list()).map(({ flag }) => flag)).toEqual([
    "not sent from a page",
    "not sent from a page",
  ]);
});

test("pages of ours are known by host, by the settings, or by the browser's word", () => {
  const origins = ["https://www.example.com"];
  const of = (origin?: string, host = "a.example", fetchSite?: string) =>
    senderOf({ origin, fetchSite, host }, origins);
  expect(of("https://www.example.com")).toBe("own");
  expect(of("https://a.example")).toBe("own");
  expect(of("http://a.example", "A.example")).toBe("own");
  expect(of("http://localhost:3000", "localhost:3000")).toBe("own");
  expect(of("http://a.example", "a.example:80")).toBe("own");
  expect(of("null", "a.example", "same-origin")).toBe("own");
  expect(of(undefined, "a.example", "none")).toBe("program");
  const foreign = [
    "https://a.example:8443",
    "https://a.example.evil.example",
    "https://evil.example",
    "ftp://a.example",
    "nonsense",
  ];
  expect(foreign.filter((origin) => of(origin) !== "foreign")).toEqual([]);
});
