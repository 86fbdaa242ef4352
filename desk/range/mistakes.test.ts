import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RangeDeskTest, fieldsIn, startRangeDesk, toldIn } from "../testing/range-desk.ts";
import { type Mistake, toolMistakes } from "../testing/tool-mistakes.ts";

let range: RangeDeskTest;
beforeAll(async () => (range = await startRangeDesk()));
afterAll(() => range.stop());

const SERIES = "/range/series/milling/end-mills-4-flute-long";
const COPY = `${SERIES}/copy`;

const r = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([heading, text]) => [`r0:${heading}`, text]));
const s = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([name, text]) => [`s:${name}`, text]));

const seriesMistakes: Mistake[] = [
  [
    "a new size without an id",
    SERIES,
    r({ "Diameter (mm)": "14" }),
    'Row 1, Id: Expected a text with something in it, found "".',
  ],
  [
    "a new size that is there already",
    SERIES,
    r({
      Id: "mil-em-4f-10b",
      "Diameter (mm)": "10",
      "Max. depth (mm)": "22",
      "Overall length (mm)": "72",
      "Shank diameter": "10",
    }),
    'Row 1, Name: "4-flute solid carbide end mill Ø10, DIN 6527 L" is the name of "mil-em-4f-10" already.',
  ],
  ["no new size at all", SERIES, r({}), "There is no new size yet: fill in a row, or paste some."],
  ["a series without a title", SERIES, s({ title: "" }), "Title: This field is missing."],
  [
    "a placeholder of nothing",
    SERIES,
    s({ name: "Mill {colour}" }),
    "Name: {colour} is no column of content/range/milling/end-mills-4-flute-long.csv.",
  ],
  [
    "a summary with a placeholder",
    SERIES,
    s({ summary: "Mills of {diameter}." }),
    'Summary: Expected words without placeholders: it stands above all sizes, found "Mills of {diameter}.".',
  ],
  [
    "a title that another series has",
    SERIES,
    s({ title: "2-flute end mills for slots and keyways" }),
    'Title: "2-flute end mills for slots and keyways" is the title of content/range/milling/end-mills-2-flute-keyways.json already',
  ],
  [
    "a place of other tools",
    SERIES,
    s({ place: "milling/solid-carbide/ball-nose" }),
    'Place: Expected a place for its type "Solid carbide end mill", found "milling/solid-carbide/ball-nose", where only these stand: ball nose end mills.',
  ],
  [
    "a place that isn't there",
    SERIES,
    s({ place: "milling/nowhere" }),
    'Place: Expected one of "solid-carbide", "indexable", found "nowhere".',
  ],
  [
    "a new series whose name leads out of the folder",
    COPY,
    { name: "../../x", title: "New" },
    "File name: Expected lower-case letters, digits and single hyphens, at most 60.",
  ],
  [
    "a new series of a name that is taken",
    COPY,
    { name: "end-mills-4-flute-long", title: "New" },
    "File name: A series of this name is there already.",
  ],
  [
    "a new category without a name",
    COPY,
    { name: "new-mills", title: "New", place: "A new category", subcategory: "Solid carbide" },
    "New category (optional): A new category needs a name.",
  ],
  [
    "a new category that is there",
    COPY,
    { name: "new-mills", title: "New", place: "A new category", category: "Milling", subcategory: "Own" },
    'categories: the id "milling" stands there twice. Ids must be unique.',
  ],
  [
    "a new category whose name is too long for its tile",
    COPY,
    {
      name: "new-mills",
      title: "New",
      place: "A new category",
      category: "Thiruvananthapuramtools",
      subcategory: "Own",
    },
    "New category (optional): Expected words of at most 16 letters",
  ],
  ["a new series without a title", COPY, { name: "new-mills", title: "" }, "Title: A series needs a title."],
];

describe("a slip is refused with its sentence, what was typed is shown again, and nothing is written:", () => {
  test.each([...toolMistakes, ...seriesMistakes])("%s", async (_, path, typed, says) => {
    const isSize =
      Object.keys(typed).length === 0 || Object.keys(typed).some((name) => name.startsWith("r0:"));
    const page = await range.open(path);
    const answer = await range.send(page, isSize && path === SERIES ? `${path}/sizes` : path, typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(toldIn(html)).toContain(says);
    const again = Object.values(fieldsIn(html, isSize && path === SERIES ? `${path}/sizes` : path));
    for (const text of Object.values(typed)) expect(again).toContain(text.trim());
    expect(range.difference()).toEqual([]);
    expect(range.repository.git("status", "--porcelain")).toBe("");
  });
});
