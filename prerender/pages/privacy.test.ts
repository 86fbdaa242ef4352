import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { Assets } from "../bundles/assets.ts";
import { readLegalText } from "../content/legal-text.ts";
import { loadContent, type Content } from "../content/content.ts";
import { renderOutputs } from "./outputs.tsx";
import { ContentError } from "../reading/parse-content.ts";
import { fillPrivacy, retentionWords } from "./privacy.ts";

const root = join(import.meta.dirname, "../..");
const own = loadContent(TEST_CONTENT);

function withAddress(url: string | undefined): Content {
  const legalPages = own.company.legalPages.map((page) =>
    page.name === "Privacy" ? { ...page, url } : page,
  );
  return { ...own, company: { ...own.company, legalPages } };
}

function render(content: Content, path: string): Promise<Map<string, string>> {
  return renderOutputs({
    content,
    art: join(root, "art"),
    assets: new Assets(),
    style: "a{}",
    ownStyle: "b{}",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: undefined,
    retentionDays: 365,
    now: new Date("2026-01-02T03:04:05Z"),
    only: [path],
  });
}

describe("the note beside the form", () => {
  it("says how long a message is really kept", () => {
    expect(fillPrivacy(own, 730).note.note).toContain("for 2 years at most");
    expect(fillPrivacy(own, 90).note.note).toContain("for 90 days at most");
  });

  it("names whom to write to, and leads to the privacy text only when there is one", () => {
    expect(fillPrivacy(own, 730).note).toMatchObject({ email: own.company.email, page: undefined });
    const linked = fillPrivacy(withAddress("/privacy"), 730);
    expect(linked.note.page).toEqual({ name: "Privacy", href: "/privacy" });
  });

  it("stands on the page and on the one that brings a form back", async () => {
    for (const path of ["index.html", "message-error.html"]) {
      const html = (await render(own, path)).get(path);
      expect(html).toContain("kept for 1 year at most");
      expect(html).toContain("Digital Personal Data Protection Act, 2023");
    }
  });
});

describe("the privacy text", () => {
  it("isn't built while the link leads nowhere or elsewhere", async () => {
    expect((await render(own, "privacy.html")).size).toBe(0);
    expect((await render(withAddress("https://www.example.com/privacy"), "privacy.html")).size).toBe(0);
  });

  it("is a page once the owner gives it the address /privacy, with his facts and no empty places", async () => {
    const pages = await render(withAddress("/privacy"), "privacy.html");
    const html = pages.get("privacy.html") ?? "";
    expect(html).toContain("<h1");
    expect(html).toContain(own.company.legalName);
    expect(html).toContain("Data Protection Board of India");
    expect(html).toContain("after 1 year,");
    expect(html.replace(/<style>.*<\/style>/, "")).not.toMatch(/[{}]/);
  });

  it("says when the maps service learns of a visitor, as it is set", async () => {
    const usual = withAddress("/privacy");
    const html = (await render(usual, "privacy.html")).get("privacy.html");
    expect(html).toContain("as you come near the contact section");
    const contact = { ...own.page.contact, map: "on press" as const };
    const waiting = { ...usual, page: { ...own.page, contact } };
    const other = (await render(waiting, "privacy.html")).get("privacy.html");
    expect(other).toContain("only when you press &quot;Show map&quot;; that service");
    expect(other).not.toContain("as you come near");
  });

  it("gives way to one that the owner has written, and the note leads there", async () => {
    const legal = { "/privacy": readLegalText("content/legal/privacy.md", "# Our notice\n\nAsk {email}.\n") };
    const content = { ...own, legal };
    const pages = await render(content, "privacy.html");
    const html = pages.get("privacy.html");
    expect(html).toContain("Our notice</h1>");
    expect(html).toContain(`Ask <a href="mailto:${own.company.email}">${own.company.email}</a>.`);
    expect(html).not.toContain("When you only look");
    expect(fillPrivacy(content, 730).note.page).toEqual({ name: "Privacy", href: "/privacy" });
  });

  it("is linked from the footer, in place", async () => {
    const html = (await render(withAddress("/privacy"), "index.html")).get("index.html");
    expect(html).toContain('<li><a href="/privacy">Privacy</a></li>');
  });

  it("with a misspelt place stops the build", () => {
    const privacy = { ...own.privacy, note: "Kept for {retension}." };
    expect(() => fillPrivacy({ ...own, privacy }, 730)).toThrow(ContentError);
    expect(() => fillPrivacy({ ...own, privacy }, 730)).toThrow(
      'content/privacy.json: note: expected one of {legalName}, {address}, {email}, {phone}, {retention}, {map}, found "{retension}".',
    );
  });
});

it("a time is said in years where it is whole years, in days otherwise", () => {
  expect([365, 730, 1, 30, 366].map(retentionWords)).toEqual([
    "1 year",
    "2 years",
    "1 day",
    "30 days",
    "366 days",
  ]);
});
