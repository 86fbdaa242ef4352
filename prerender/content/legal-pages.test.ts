import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "../testing/content-folder.ts";
import { loadContent } from "./content.ts";
import { legalAddress } from "./legal-pages.ts";
import { readLegalText } from "./legal-text.ts";

let content: ContentFolder;
beforeEach(() => {
  content = makeContentFolder();
  mkdirSync(join(content.path, "legal"));
});
afterEach(() => content.dispose());

/** Where the footer's links lead, by their names. */
function addresses(): Record<string, string | undefined> {
  const { company, legal } = loadContent(content.path);
  return Object.fromEntries(company.legalPages.map((page) => [page.name, legalAddress(page, legal)]));
}

describe("the footer's legal links", () => {
  it("lead nowhere while nobody has written their pages", () => {
    expect(addresses()).toEqual({ Terms: undefined, Privacy: undefined, Compliances: undefined });
  });

  it("lead to the page as soon as its text is there, each by itself", () => {
    content.write("legal/compliances.md", "# Compliances\n\nRegistered in Gurugram.\n");
    expect(addresses()).toEqual({ Terms: undefined, Privacy: undefined, Compliances: "/compliances" });
  });

  it("keep an address that the owner gave", () => {
    content.set("company.json", ["legalPages", 0, "url"], "https://www.calivane.in/terms");
    expect(addresses()["Terms"]).toBe("https://www.calivane.in/terms");
  });

  it("may have other names, and so have other files", () => {
    content.set("company.json", ["legalPages", 0, "name"], "Terms & conditions");
    content.write("legal/terms-conditions.md", "# Terms\n\nText.\n");
    expect(addresses()["Terms & conditions"]).toBe("/terms-conditions");
  });
});

describe("a text that would stand nowhere stops the build", () => {
  it.each([
    ["with a misspelt name", "tems.md", "Expected terms.md, privacy.md, compliances.md."],
    ["of another kind", "terms.docx", "Expected terms.md, privacy.md, compliances.md."],
  ])("%s", (_, name, says) => {
    content.write(`legal/${name}`, "# Terms\n\nText.\n");
    expect(() => loadContent(content.path)).toThrow(
      `content/legal/${name}: no link of the footer leads here`,
    );
    expect(() => loadContent(content.path)).toThrow(says);
  });

  it("whose link leads elsewhere", () => {
    content.set("company.json", ["legalPages", 0, "url"], "https://www.calivane.in/terms");
    content.write("legal/terms.md", "# Terms\n\nText.\n");
    expect(() => loadContent(content.path)).toThrow(
      'content/legal/terms.md: the link "Terms" leads elsewhere.',
    );
  });

  it("at the address of another page", () => {
    content.set("company.json", ["legalPages", 0, "name"], "Calculator");
    content.write("legal/calculator.md", "# Calculator\n\nText.\n");
    expect(() => loadContent(content.path)).toThrow("another page has the address /calculator");
  });
});

describe("the text of a legal page", () => {
  const read = (text: string) => readLegalText("content/legal/terms.md", text);

  it("has a title, headings, paragraphs and lists, however its lines end", () => {
    const text =
      "# Terms\n\nFirst,\nstill first.\n\n## Prices\n\n- net\n  of tax\n- ex works\n\n1. As ordered.\n";
    const expected = {
      title: "Terms",
      blocks: [
        { kind: "paragraph", text: "First, still first." },
        { kind: "heading", text: "Prices" },
        { kind: "list", items: ["net of tax", "ex works"] },
        { kind: "paragraph", text: "1. As ordered." },
      ],
    };
    expect(read(text)).toEqual(expected);
    expect(read(text.replaceAll("\n", "\r\n"))).toEqual(expected);
    expect(read(`\n\n${text}`)).toEqual(expected);
  });

  it.each([
    ["a tag", "<script>alert(1)</script>", "line 3: expected plain words, found a tag of HTML"],
    ["a link", "See [us](javascript:alert(1)).", "line 3: expected an address as it is"],
    ["bold letters", "This is **bold**.", "line 3: expected plain words, found signs for bold letters"],
    ["a third level", "### Small", 'line 3: expected "# " before the title'],
    ["a heading without a space", "##Prices", 'line 3: expected a space after "#"'],
    ["a second title", "# Terms again\n\nText.", "expected one title, found another"],
    ["nothing under its title", "", "there is no text in it"],
  ])("stops the build with %s, instead of showing it to visitors", (_, line, says) => {
    expect(() => read(`# Terms\n\n${line}\n`)).toThrow(says);
  });

  it("without a title is told so", () => {
    expect(() => read("Our terms\n\nText.")).toThrow(
      'expected a first line with the title, such as "# Terms"',
    );
    expect(() => read("")).toThrow("expected a first line with the title");
  });
});
