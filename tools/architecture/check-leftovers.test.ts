import { describe, expect, it } from "vitest";
import { checkLeftovers } from "./check-leftovers.ts";

const readme = "# Site\n\n## The rooms\n\n```\ndocs/   words     pictures/  of the page\n```\n";

/** Faults of these files, together with a README whose map is complete. */
function faultsOf(files: Record<string, string>): string[] {
  const all = { "README.md": readme, "docs/a.md": "", "docs/pictures/a.webp": "", ...files };
  return checkLeftovers(new Map(Object.entries(all)), Object.keys(all));
}

it("nothing is left over in an ordinary project", () => {
  expect(faultsOf({ "docs/b.md": "# B\n\nSee [A](a.md).\n\nA heading\n=======\n" })).toEqual([]);
});

describe("a conflict of a merge", () => {
  const marked = (mark: string) => `one\n${mark} branch\ntwo\n`;
  it.each(["<", ">", "|"])("is found by its %s", (sign) => {
    expect(faultsOf({ "docs/b.txt": marked(sign.repeat(7)) })).toEqual([
      "docs/b.txt:2: a conflict of a merge was left here",
    ]);
  });
});

describe("a decision record", () => {
  it("has a number of its own", () => {
    const records = { "docs/decisions/001-a.md": "# 001 · A", "docs/decisions/001-b.md": "# 001 · B" };
    expect(faultsOf(records)).toEqual([
      "docs/decisions/001-b.md: docs/decisions/001-a.md has this number already",
    ]);
  });

  it("is headed by it", () => {
    expect(faultsOf({ "docs/decisions/002-a.md": "# 001 · A" })).toEqual([
      "docs/decisions/002-a.md: its heading has another number",
    ]);
  });
});

describe("a link", () => {
  it.each([
    "[A](a.md)",
    "[readme](../README.md)",
    "[rooms](../README.md#the-rooms)",
    "[here](#what-it-is)",
    "[folder](pictures/)",
    "![picture](pictures/a.webp)",
    '<img src="pictures/a.webp">',
    "[web](https://www.example.com/a.md)",
    "`[no link](nowhere.md)`",
    "```\n[no link](nowhere.md)\n```",
  ])("leads somewhere: %s", (link) => {
    expect(faultsOf({ "docs/b.md": `# What it is?\n\n${link}\n` })).toEqual([]);
  });

  it.each([
    ["[A](c.md)", "c.md"],
    ["[A](/docs/a.md)", "/docs/a.md"],
    ["[rooms](../README.md#the-room)", "../README.md#the-room"],
    ["[here](#nowhere)", "#nowhere"],
    ["![picture](pictures/b.webp)", "pictures/b.webp"],
    ['<source srcset="pictures/b.webp">', "pictures/b.webp"],
  ])("leads nowhere: %s", (link, target) => {
    expect(faultsOf({ "docs/b.md": `# What it is?\n\n${link}\n` })).toEqual([
      `docs/b.md: the link to ${target} leads nowhere`,
    ]);
  });
});

describe("README's map", () => {
  it("leaves no room out", () => {
    expect(faultsOf({ "site/ui/button.tsx": "", "other/a.ts": "" })).toEqual([
      "README.md: the map leaves out site/",
      "README.md: the map leaves out other/",
      "README.md: the map leaves out site/ui/",
    ]);
  });

  it("names none that isn't there", () => {
    const map = readme.replace("docs/ ", "site/   drawn\n  ui/   parts\ndocs/ ");
    expect(faultsOf({ "README.md": map, "site/page.tsx": "" })).toEqual([
      "README.md: the map names site/ui/, which isn't there",
    ]);
  });
});
