import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Assets } from "../bundles/assets.ts";
import { loadContent } from "./content.ts";
import { renderOutputs } from "../pages/outputs.tsx";
import { type ContentFolder, makeContentFolder } from "../testing/content-folder.ts";

// An owner's usual edits of content/ must pass its checks, which are all that `npm test` asks of content/: no test
// reads it (tools/architecture/check-content-reads.ts). The edits are made in a copy of the tests' content.

type Edit = (content: ContentFolder) => void;
type Records = Record<string, unknown>[];

function set(file: string, place: (string | number)[], value: unknown): Edit {
  return (content) => content.set(file, place, value);
}

function takeOut(file: string, at: number): Edit {
  return set(file, [at], undefined);
}

function list(file: string, edit: (records: Records) => Records): Edit {
  return (content) => {
    const records = JSON.parse(readFileSync(join(content.path, file), "utf8")) as Records; // the tests' own content
    content.write(file, JSON.stringify(edit(records)));
  };
}

/** Changes the rows of a table below its headings. */
function rows(file: string, edit: (rows: string[]) => string[]): Edit {
  return (content) => {
    const [head = "", ...all] = readFileSync(join(content.path, file), "utf8").trimEnd().split("\n");
    content.write(file, `${[head, ...edit(all)].join("\n")}\n`);
  };
}

function alter(id: string, place: (string | number)[], value: unknown): Edit {
  return (content) => content.alter(id, place, value);
}

function asOnWindows(file: string): Edit {
  return (content) => {
    const whole: unknown = JSON.parse(readFileSync(join(content.path, file), "utf8"));
    content.write(file, JSON.stringify(whole, undefined, "\t").replaceAll("\n", "\r\n"));
  };
}

const saturday = { days: "Saturday", hours: "by appointment" };
const street = { lines: ["Plot 12, Udyog Vihar", "Gurugram 122016"] };
const partner = { name: "Brunvald", url: "https://brunvald.example", logo: "skarnholt" };
const pcd = "range/pcd/ccgw-inserts-aluminium.csv";
const last = "pcd-al-ccgw060204";
const copied = (all: string[]): string =>
  (all[0] ?? "")
    .replace("pcd-al-ccgw09t304", "pcd-copy")
    .replace("insert for", "insert of a new grind for")
    .replace("0.1–2.0", "0.1–1.8")
    .replace(/SH-\d+/, "SH-1099");

/** Name of the edit, the edit, and what the pages then show or, after a "-", no longer show. */
const edits: [what: string, edit: Edit, shown: string][] = [
  ["other hours", set("company.json", ["workingHours"], "8:30 AM - 7:30 PM"), "8:30 AM - 7:30 PM"],
  ["a Saturday's hours", set("company.json", ["businessHours", 1], saturday), "by appointment"],
  ["the phone number", set("company.json", ["phone"], "+91 124 400 1234"), "tel:+911244001234"],
  ["the e-mail address", set("company.json", ["email"], "desk@calivane.example"), "desk@calivane.example"],
  ["the company's name", set("company.json", ["name"], "Calivane & Sons"), "Calivane &amp; Sons"],
  ["the address", set("company.json", ["address"], street), "Plot 12, Udyog Vihar"],
  [
    "a social link",
    set("company.json", ["social", 0, "url"], "https://social.example/c"),
    "social.example/c",
  ],
  ["a name in the team", set("team.json", [0, "name"], "Meera Iyer"), "Meera Iyer"],
  [
    "who is in the team, by one more",
    list("team.json", (all) => [...all, { ...all[0], name: "V. Rao", email: "v.rao@calivane.example" }]),
    "V. Rao",
  ],
  ["who is in the team, by one less", takeOut("team.json", 1), "-S. Sample"],
  ["the partners, by one less", takeOut("partners.json", 7), "-Vellkant"],
  [
    "the partners, by one more",
    list("partners.json", (all) => [...all, partner]),
    "https://brunvald.example",
  ],
  ["a customer's name", set("customers.json", [0, "name"], "Tavrin Mobility"), "Tavrin Mobility"],
  ["the customers, by one less", takeOut("customers.json", 1), "-Zephlo"],
  ["the tools of a series, by one less", rows(pcd, (all) => all.slice(0, -1)), `-${last}`],
  ["the tools of a series, by a copy", rows(pcd, (all) => [...all, copied(all)]), "pcd-copy"],
  ["what a tool is described by", alter("pcd-al-dcgw11t304", ["description"], "For wheels."), "For wheels."],
  ["the order of tools", rows("range/turning/sclc-boring-bars.csv", (all) => all.toReversed()), "Turning"],
  ["a category's label", set("categories.json", [7, "label"], "Diamond"), "Diamond"],
  [
    "a subcategory's label",
    set("categories.json", [7, "subCategories", 0, "label"], "Light metals"),
    "Light metals",
  ],
  ["the headline", set("page.json", ["hero", "headline"], ["Edges that", "stay sharp."]), "Edges that"],
  ["the white space of a text", set("page.json", ["team", "note"], "Call  or write\n to them"), "to them"],
  ["a search to try", set("page.json", ["products", "examples", 1], "M10"), "M10"],
  ["how a file is indented and its lines end", asOnWindows("privacy.json"), "is kept for"],
];

describe("an owner may change", () => {
  it.each(edits)("%s", (_, edit) => {
    const content = makeContentFolder();
    try {
      edit(content);
      expect(() => loadContent(content.path)).not.toThrow();
    } finally {
      content.dispose();
    }
  });
});

/** The home page and the page of a category, after some edits. */
async function pagesAfter(changes: readonly Edit[]): Promise<string> {
  const folder = makeContentFolder();
  for (const edit of changes) edit(folder);
  const outputs = await renderOutputs({
    style: "",
    ownStyle: "",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: undefined,
    retentionDays: 730,
    content: loadContent(folder.path),
    art: join(import.meta.dirname, "../../art"),
    assets: new Assets(),
    now: new Date("2026-01-02T03:04:05Z"),
    only: ["index.html", "products/pcd/index.html"],
  });
  folder.dispose();
  return [...outputs.values()].join("");
}

describe("after all of these changes the pages", () => {
  let html: string;
  beforeAll(async () => {
    html = await pagesAfter(edits.map(([, edit]) => edit));
  });

  it.each(edits)("follow: %s", (_, __, shown) => {
    // Not toContain: its message would contain all pages.
    expect(html.includes(shown.replace(/^-/, ""))).toBe(!shown.startsWith("-"));
  });
});

describe("a section without anything to show", () => {
  const lists = ["customers", "team", "partners"];
  const mark = (name: string): string => (name === "partners" ? 'data-island="partners"' : `id="${name}"`);

  it("is there while its list has something", async () => {
    const html = await pagesAfter([]);
    expect(lists.filter((name) => !html.includes(mark(name)))).toEqual([]);
  });

  it("is left out with all links to it when its list is empty", async () => {
    const html = await pagesAfter(lists.map((name) => (content) => content.write(`${name}.json`, "[]")));
    expect(lists.filter((name) => html.includes(mark(name)) || html.includes(`/#${name}`))).toEqual([]);
  });
});
