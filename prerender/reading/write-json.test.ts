import fc from "fast-check";
import { expect, test } from "vitest";
import { writeJson } from "./write-json.ts";

test("a file says what was saved, whatever stood there before, and saving it again changes no byte", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom("\n", "\r\n"), (before, after, eol) => {
      const text = `${JSON.stringify(before, undefined, 2)}\n`.replaceAll("\n", eol);
      const value: unknown = JSON.parse(JSON.stringify(after));
      const written = writeJson(text, value);
      expect(JSON.parse(written)).toEqual(value);
      expect(writeJson(written, value)).toBe(written);
    }),
  );
});

const TABLE = `[
  { "name": "Tavrin",   "logo": "tavrin" },
  { "name": "Zephlo", "logo": "zephlo" }
]
`;
const OPEN = `{
\t"name": "A",
\t"hours": [
\t\t{
\t\t\t"days": "Sunday"
\t\t}
\t],
\t"links": [{ "name": "Terms" }, { "name": "Privacy" }]
}`;

test.each<[what: string, text: string, value: unknown, written: string]>([
  [
    "a word",
    TABLE,
    [
      { name: "Tavrin", logo: "new" },
      { name: "Zephlo", logo: "zephlo" },
    ],
    TABLE.replace('"tavrin"', '"new"'),
  ],
  [
    "a row more, in a line as the others are",
    TABLE,
    [
      { name: "Tavrin", logo: "tavrin" },
      { name: "Zephlo", logo: "zephlo" },
      { name: "C", logo: "c" },
    ],
    TABLE.replace('"zephlo" }', '"zephlo" },\n  { "name": "C", "logo": "c" }'),
  ],
  [
    "two rows in another order",
    TABLE,
    [
      { name: "Zephlo", logo: "zephlo" },
      { name: "Tavrin", logo: "tavrin" },
    ],
    '[\n  { "name": "Zephlo", "logo": "zephlo" },\n  { "name": "Tavrin",   "logo": "tavrin" }\n]\n',
  ],
  [
    "a field more, where the schema has it, in a byte order mark's file of Windows",
    `\uFEFF${TABLE.replaceAll("\n", "\r\n")}`,
    [
      { name: "Tavrin", sample: true, logo: "tavrin" },
      { name: "Zephlo", logo: "zephlo" },
    ],
    `\uFEFF${TABLE.replace('"Tavrin",   ', '"Tavrin", "sample": true, ').replaceAll("\n", "\r\n")}`,
  ],
  [
    "what is open stays open, with its tabs; what is in one line stays in it",
    OPEN,
    {
      name: "A",
      hours: [{ days: "Sunday" }, { days: "Monday" }],
      links: [{ name: "Terms" }, { name: "Privacy", url: "/privacy" }],
    },
    OPEN.replace("\t\t}\n\t]", '\t\t},\n\t\t{\n\t\t\t"days": "Monday"\n\t\t}\n\t]').replace(
      '"Privacy"',
      '"Privacy", "url": "/privacy"',
    ),
  ],
  ["the last field taken out", OPEN, { name: "A", hours: [] }, '{\n\t"name": "A",\n\t"hours": []\n}'],
  ["a file that isn't there yet", "", { a: 1, b: [] }, '{\n  "a": 1,\n  "b": []\n}\n'],
])("changes the lines that it must: %s", (_, text, value, written) => {
  expect(writeJson(text, value)).toBe(written);
});
