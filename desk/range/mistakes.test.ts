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

const DRILLS = "/range/series/drilling/carbide-drills-5d";
const drill = (cells: Record<string, string>) =>
  r({
    "Order code": "DR-9001",
    "Diameter (mm)": "9.5",
    "Flute length": "61",
    "Overall length (mm)": "103",
    "Shank diameter": "10",
    "Max. depth (mm)": "47",
    ...cells,
  });

const seriesMistakes: Mistake[] = [
  [
    "an order code in small letters",
    DRILLS,
    drill({ "Order code": "dr-9001" }),
    'Row 1, Order code: Expected capital letters, then digits or letters after single hyphens, such as "TI-1042", found "dr-9001".',
  ],
  [
    "two points in a number",
    DRILLS,
    drill({ "Diameter (mm)": "9.5." }),
    'Row 1, Diameter (mm): Expected a diameter in mm such as "9.525 mm", found "9.5. mm".',
  ],
  [
    "a shank with its tolerance",
    DRILLS,
    drill({ "Shank diameter": "10 h6" }),
    'Row 1, Shank: Expected a size in mm such as "10 mm h6, DIN 6535 HB" or "25 × 25 mm", found "10 h6 mm h6, DIN 6535 HA".',
  ],
  [
    "lengths in each other's place",
    DRILLS,
    drill({ "Flute length": "103", "Overall length (mm)": "61" }),
    'Row 1, Size / designation: Expected "9.5 × 61 × 103 mm" (DIN 6537 L), found "9.5 × 103 × 61 mm".',
  ],
  [
    "deeper than its flutes",
    DRILLS,
    drill({ "Max. depth (mm)": "62" }),
    'Row 1, Hole depth 5 × D (mm): Expected less than the flute length, 61 mm (9.5 × 61 × 103 mm), found "62 mm".',
  ],
  [
    "a thread that it doesn't drill",
    DRILLS,
    drill({ Thread: "M4" }),
    'Row 1, Features: Expected words that agree with diameter (tapped thread: none), found "Tapping drill for M4" and diameter "9.5 mm".',
  ],
  [
    "a file as its picture",
    DRILLS,
    drill({ Picture: "drill.jpg" }),
    'Row 1, Picture: Expected the name of a picture in content/pictures or art/pictures, found "drill.jpg". There are: drill, drill-jobber,',
  ],
  [
    "two sizes in one field",
    DRILLS,
    drill({ "Diameter (mm)": "9-10" }),
    'Row 1, Size / designation: Expected a designation such as "CNMG 120408", "10 × 22 × 72 mm" or "M8 × 1.25", found "9–10 × 61 × 103 mm".',
  ],
  [
    "a line of sums",
    DRILLS,
    r({ Id: "Total", "Diameter (mm)": "9.5" }),
    'Row 1, Id: Expected lower-case letters, digits and single hyphens, found "Total".',
  ],
  [
    "a length in metres",
    DRILLS,
    drill({ "Overall length (mm)": "0.103" }),
    'Row 1, Overall length (mm): Expected 101 mm or more (61 mm of flutes and a shank of 40 mm, DIN 6535), found "0.103 mm".',
  ],
  [
    "one size twice",
    DRILLS,
    Object.assign(
      {},
      ...[0, 1].map((row) =>
        Object.fromEntries(
          Object.entries(drill({})).map(([name, text]) => [name.replace("r0", `r${row}`), text]),
        ),
      ),
    ),
    'Row 2, Order code: "DR-9001" is the order code of "dr-9001" already, hyphens aside. Give it another.',
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
    "a new category without a name",
    COPY,
    { title: "New", place: "A new category", subcategory: "Solid carbide" },
    "New category (optional): A new category needs a name.",
  ],
  [
    "a new category that is there",
    COPY,
    { title: "New", place: "A new category", category: "Milling", subcategory: "Own" },
    'categories: the id "milling" stands there twice. Ids must be unique.',
  ],
  [
    "a new category whose name is too long for its tile",
    COPY,
    {
      title: "New",
      place: "A new category",
      category: "Thiruvananthapuramtools",
      subcategory: "Own",
    },
    "New category (optional): Expected words of at most 16 letters",
  ],
  ["a new series without a title", COPY, { title: "" }, "Title: A series needs a title."],
];

describe("a slip is refused with its sentence, what was typed is shown again, and nothing is written:", () => {
  test.each([...toolMistakes, ...seriesMistakes])("%s", async (_, path, typed, says) => {
    const isSize =
      Object.keys(typed).length === 0 || Object.keys(typed).some((name) => name.startsWith("r0:"));
    const page = await range.open(path);
    const answer = await range.send(page, isSize && path !== COPY ? `${path}/sizes` : path, typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(toldIn(html)).toContain(says);
    const again = Object.values(fieldsIn(html, isSize && path !== COPY ? `${path}/sizes` : path));
    for (const text of Object.values(typed)) expect(again).toContain(text.trim());
    expect(range.difference()).toEqual([]);
    expect(range.repository.git("status", "--porcelain")).toBe("");
  });
});
