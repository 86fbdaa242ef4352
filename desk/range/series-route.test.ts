import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RangeDeskTest, fieldsIn, startRangeDesk, toldIn } from "../testing/range-desk.ts";

let range: RangeDeskTest;
beforeAll(async () => (range = await startRangeDesk()));
afterEach(() => range.reset());
afterAll(() => range.stop());

const SERIES = "/range/series/milling/end-mills-4-flute-long";
const FILES = "range/milling/end-mills-4-flute-long";

const location = (answer: Response) => answer.headers.get("Location");
const subject = () => range.repository.git("log", "-1", "--format=%an: %s").trim();
const record = async () =>
  (await range.desk.store.database.selectFrom("audit").select(["what", "about"]).execute()).at(-1);

describe("a series", () => {
  test("gets new sizes, typed and pasted, in one commit", async () => {
    const action = `${SERIES}/sizes`;
    const paste =
      "Id\tDiameter\tMax. depth\tOverall length\tShank diameter\tPrice\nmil-em-4f-14\t14\t26\t83\t14\t900";
    const placed = await (await range.send(await range.open(SERIES), action, { paste, act: "place" })).text();
    expect(placed).toContain("Row 1, column “Price”: “900”: no column is there for it.");
    expect(fieldsIn(placed, action)).toMatchObject({
      "r0:Id": "mil-em-4f-14",
      "r0:Overall length (mm)": "83",
    });
    expect(range.difference()).toEqual([]);
    const more = await (await range.send(placed, action, { act: "more" })).text();
    expect(more).toContain("Row 1, column “Price”");
    const row = {
      Id: "mil-em-4f-18",
      "Diameter (mm)": "18",
      "Max. depth (mm)": "32",
      "Overall length (mm)": "92",
    };
    const typed = Object.fromEntries(
      Object.entries({ ...row, "Shank diameter": "18" }).map(([name, text]) => [`r1:${name}`, text]),
    );
    const saved = await range.send(more, action, typed);
    expect(location(saved)).toBe(`${SERIES}?said=range-saved#top`);
    expect(subject()).toBe("A. Sample: Add 2 sizes to 4-flute end mills, DIN 6527 L");
    expect(range.difference()).toEqual([
      "+mil-em-4f-14,,,14,26,83,14,,,,",
      "+mil-em-4f-18,,,18,32,92,18,,,,",
    ]);
    expect(await record()).toEqual({ what: "added 2 sizes", about: FILES });
  });

  test("makes an id from the order code, else from the series, where none is typed", async () => {
    const action = `${SERIES}/sizes`;
    const size = { "Max. depth (mm)": "26", "Overall length (mm)": "83", "Shank diameter": "14" };
    const typed = Object.entries({ ...size, "Diameter (mm)": "14" }).map(([name, text]) => [
      `r0:${name}`,
      text,
    ]);
    const one = { ...Object.fromEntries(typed), "r0:Order code": "EM-1001" };
    const refused = await range.send(await range.open(SERIES), action, one);
    expect(toldIn(await refused.text())).toContain(
      'Row 1, Order code: "EM-1001" is the order code of "mil-em-4f-10" already',
    );
    for (const [code, id] of [
      ["EM 9014", "em-9014"],
      ["", "end-mills-4-flute-long"],
    ] as const) {
      const filled = { ...one, "r0:Order code": code.replace(" ", "-") };
      await range.send(await range.open(SERIES), action, filled);
      expect(range.difference()).toEqual([expect.stringMatching(new RegExp(String.raw`^\+${id},`))]);
      range.reset();
    }
  });

  test("says of each new row what is wrong beside its cell", async () => {
    const action = `${SERIES}/sizes`;
    const typed = {
      "r1:Id": "mil-em-4f-14",
      "r1:Diameter (mm)": "14",
      "r1:Max. depth (mm)": "30",
      "r1:Overall length (mm)": "83",
      "r1:Shank diameter": "14",
    };
    const refused = await (await range.send(await range.open(SERIES), action, typed)).text();
    expect(toldIn(refused)).toContain(
      'Row 1, Depth of cut (mm): Expected 26 mm (DIN 6527 L), found "30 mm".',
    );
    expect(refused).toMatch(/aria-describedby="(r0-\d+)-fault"[^>]*name="r0:Max. depth \(mm\)"/);
  });

  test("changes what its sizes share, by one line of its file", async () => {
    const typed = {
      "s:features": "Unequal helix 35°/38°\nCuts to the centre",
      "s:leadTime": "14 days",
      "s:summary": "",
    };
    const saved = await range.send(await range.open(SERIES), SERIES, typed);
    expect(location(saved)).toBe(`${SERIES}?said=range-saved#top`);
    expect(range.difference().toSorted()).toEqual(
      [
        '-  "summary": "All-round and centre cutting, for shoulders, slots and finishing.",',
        '-  "features": ["Unequal helix 35°/38°", "Centre cutting"],',
        '+  "features": ["Unequal helix 35°/38°", "Cuts to the centre"],',
        '-  "leadTime": "stock"',
        '+  "leadTime": {',
        '+    "days": 14',
        "+  }",
      ].toSorted(),
    );
  });

  test("that somebody else changed meanwhile shows both texts", async () => {
    const page = await range.open(SERIES);
    await range.send(page, SERIES, { "s:standard": "DIN 6527 L, theirs" });
    const second = await range.send(page, SERIES, { "s:standard": "DIN 6527 L, mine" });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain("DIN 6527 L, theirs</span>");
    expect(fieldsIn(html, SERIES)["s:standard"]).toBe("DIN 6527 L, mine");
  });

  test("begins from another one, with what that shares and one size", async () => {
    const action = `${SERIES}/copy`;
    const page = await range.open(action);
    expect(fieldsIn(page, action)).toMatchObject({ "r0:Id": "", "r0:Max. depth (mm)": "8" });
    const saved = await range.send(page, action, {
      title: "4-flute end mills of our own",
      "r0:Order code": "EM-9003",
      "r0:Name": "End mill Ø3 of our own",
      "r0:Description": "A mill of our own with four flutes.",
      "r0:Cutting edge": "Square, 0.05 mm × 45° corner chamfer",
    });
    expect(location(saved)).toBe("/range/series/milling/end-mills-4-flute-long-2?said=range-saved");
    const [, row, ...rest] = range.text("range/milling/end-mills-4-flute-long-2.csv").split("\n");
    expect(row).toMatch(/^em-9003,EM-9003,/);
    expect(rest).toEqual([""]);
    expect(subject()).toBe("A. Sample: Begin the series 4-flute end mills of our own");
  });

  test("begins a new category in one commit, with its place, its tile and one tool", async () => {
    const action = `${SERIES}/copy`;
    const saved = await range.send(await range.open(action), action, {
      title: "End mills to order",
      place: "A new category",
      category: "Special tools",
      subcategory: "Solid carbide",
      "r0:Id": "spe-em-4",
      "r0:Name": "End mill Ø3 to order",
      "r0:Description": "A mill to order with four flutes.",
      "r0:Features": "Made to order",
      "r0:Cutting edge": "Square, 0.06 mm × 45° corner chamfer",
    });
    expect(location(saved)).toBe("/range/series/special-tools/end-mills-4-flute-long?said=range-saved");
    expect(range.repository.git("show", "--format=%s", "--name-only", "HEAD").trim().split(/\n+/)).toEqual([
      "Begin the category Special tools with the series End mills to order",
      "texts/categories.json",
      "texts/page.json",
      "texts/range/special-tools/end-mills-4-flute-long.csv",
      "texts/range/special-tools/end-mills-4-flute-long.json",
    ]);
    expect(JSON.parse(range.text("page.json")).products.tiles.at(-1)).toEqual({
      category: "special-tools",
      picture: "facemill",
      caption: "Face mill Ø80, 6 teeth",
    });
  });

  test("that ends with its last tool loses both of its files", async () => {
    const action = "/range/tools/dri-ud-22-4d/delete";
    const page = await range.open(action);
    expect(page).toContain("It is the last of");
    expect(location(await range.send(page, action))).toBe("/range?said=range-deleted");
    expect(range.repository.git("ls-files", "texts/range/drilling/u-drills-sp-4d.*")).toBe("");
  });
});
