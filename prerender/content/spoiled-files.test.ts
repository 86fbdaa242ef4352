import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf, withoutLines } from "../testing/spoiled-product.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "../testing/content-folder.ts";

let content: ContentFolder;
beforeEach(() => {
  content = makeContentFolder();
});
afterEach(() => content.dispose());

const fault = (): string => withoutLines(messageOf(content));

describe("an editor is told", () => {
  it("what encoding a file must have", () => {
    content.write("team.json", Buffer.from("[]", "utf16le"));
    expect(fault()).toMatch(
      /^content\/team\.json: this is saved as UTF-16 .+ save it with the encoding UTF-8\.$/,
    );
    content.write("team.json", Buffer.from('[{"name":"M\u00fcller"}]', "latin1"));
    expect(fault()).toMatch(/^content\/team\.json: this is not saved as UTF-8/);
  });

  it("where a letter was lost", () => {
    content.write("team.json", '[\n  { "name": "M\uFFFDller" }\n]');
    expect(messageOf(content)).toMatch(
      /^content\/team\.json, line 2: the sign \uFFFD stands where a letter was lost/,
    );
  });

  it("which field is there twice, and in which line", () => {
    content.write(
      "partners.json",
      '[\n  {\n    "name": "A",\n    "url": "https://a.example",\n    "logo": "ostrane",\n    "name": "B"\n  }\n]',
    );
    expect(messageOf(content)).toBe(
      "content/partners.json, line 6: [0].name: this field is there twice. Take one out.",
    );
  });

  it("in which line a field is wrong, or a record that lacks one begins", () => {
    content.write("partners.json", '[\n  {\n    "name": "A",\n    "url": "http://a.example"\n  }\n]');
    expect(messageOf(content).split("\n")).toEqual([
      expect.stringMatching(/^content\/partners\.json, line 4: \[0\]\.url: expected an address/),
      expect.stringMatching(/^content\/partners\.json, line 2: \[0\]\.logo: this field is missing\.$/),
    ]);
  });

  it("in which line a rule of the trade is broken", () => {
    const file = "range/pcd/ccgw-inserts-aluminium.csv";
    const text = readFileSync(join(content.path, file), "utf8");
    content.write(file, text.replace(",9.525,", ",3,"));
    expect(messageOf(content)).toMatch(
      /^content\/range\/pcd\/ccgw-inserts-aluminium\.csv, line \d: product /m,
    );
  });

  it("the faults of all files at once", () => {
    content.set("team.json", [0, "name"], "");
    content.set("company.json", ["phone"], "1");
    content.alter("pcd-al-ccgw09t304", ["id"], "A b");
    const lines = fault().split("\n");
    for (const file of ["team.json", "company.json", "range/pcd/pcd-al-ccgw09t304.csv"]) {
      expect(lines.filter((each) => each.startsWith(`content/${file}`))).toHaveLength(1);
    }
  });

  it("of many faults of one kind the first three and the places of the others", () => {
    const file = "range/milling/end-mills-4-flute-long.csv";
    const rows = readFileSync(join(content.path, file), "utf8").trimEnd().split("\n");
    content.write(file, rows.map((row) => row.replace(/,EM-/, ",em-")).join("\n"));
    const lines = messageOf(content).split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(
      new RegExp(
        `^… and ${rows.length - 4} more like the last one: content/range/milling/end-mills-4-flute-long\\.csv, line `,
      ),
    );
  });

  it("that a text has no spaces around it", () => {
    content.set("team.json", [0, "name"], " Asha");
    expect(fault()).toBe(
      'content/team.json: [0].name: expected a text without spaces at its beginning or end, found " Asha".',
    );
  });

  it("how long a name may be", () => {
    content.set("team.json", [0, "name"], "A".repeat(600));
    expect(fault()).toContain(
      "content/team.json: [0].name: expected at most 40 characters, not 600 (at 768 px ",
    );
  });

  it("that a day closes after it opens", () => {
    content.set("company.json", ["businessHours", 0, "hours"], "9:00 AM - 6:00 AM");
    expect(fault()).toContain(
      "content/company.json: businessHours[0].hours: expected an opening and a later closing time",
    );
  });

  it("which words name days", () => {
    content.set("company.json", ["businessHours", 0, "days"], "Mon–Funday");
    expect(fault()).toBe(
      'content/company.json: businessHours[0].days: expected days of the week such as "Monday-Friday", "Saturday, Sunday" or "Every day", found "Mon–Funday".',
    );
  });
});
