import { shapeName, shapes } from "../../../catalogue/model/insert-forms.ts";
import { decodeInsert } from "../../designation/insert-designation.ts";
import type { GuideTable, GuideText, GuideTool } from "../guide.ts";

/** The shapes of the range, from the strongest corner to the slenderest. */
function shapeTable(products: readonly GuideTool[]): GuideTable[] {
  const letters = products
    .filter((product) => product.family === "turning-insert")
    .map(({ specifications }) => decodeInsert(specifications.size ?? ""))
    .flatMap((insert) => (insert.kind === "insert" ? [insert.shapeLetter] : []));
  const rows = [...new Set(letters)]
    .toSorted((one, other) => (shapes[other]?.angle ?? 360) - (shapes[one]?.angle ?? 360))
    .map((letter) => [
      letter,
      shapeName(letter) ?? "special",
      shapes[letter]?.angle === undefined ? "none" : `${shapes[letter].angle}°`,
      String(shapes[letter]?.corners ?? "turned to a fresh place"),
      String(letters.filter((each) => each === letter).length),
    ]);
  return [
    {
      title: "Shapes, the strongest first",
      note: "ISO 1832, position 1. A larger corner angle is stronger; a smaller one reaches into more contours and needs less power.",
      head: ["Letter", "Shape", "Corner angle", "Corners of one face", "In our range"],
      rows,
    },
  ];
}

/** Turning inserts to ISO 1832. */
export const turningInserts: GuideText = {
  family: "turning-insert",
  title: "Turning inserts",
  lead: "The designation of a turning insert says its geometry and nothing else: not the grade, not the chipbreaker, not the speed.",
  example: "CNMG 120408",
  keys: ["coating", "edge", "finish"],
  choose: [
    {
      when: "Roughing outside, stable",
      take: "Clearance 0° (N): negative inserts are strong and have corners on both faces. CNMG, WNMG, SNMG, DNMG, TNMG.",
    },
    {
      when: "Bores, slender parts, low power",
      take: "Clearance 5° or 7° (B, C): positive inserts cut with less force, on one face. CCMT, DCMT, TCMT, VBMT.",
    },
    {
      when: "Aluminium, plastics",
      take: "Ground periphery (tolerance G), sharp and polished, uncoated: CCGT, DCGT.",
    },
    {
      when: "Corner radius RE",
      take: "Finishing: a small one, 0.2 or 0.4 mm, for little force. Roughing: 0.8 to 1.6 mm. Feed up to about half of RE; depth of cut at least about RE.",
    },
    {
      when: "Size",
      take: "The depth of cut decides: use up to about half of the edge in steady cuts, less with slender corners (D, V).",
    },
    {
      when: "Grade",
      take: "The letter is the workpiece, the number the toughness: 05–15 for steady cuts at speed, 25 to begin with, 35 and more for interrupted cuts.",
    },
    {
      when: "Coating",
      take: "CVD is thick, against wear at speed in steel and cast iron. PVD is thin and keeps the edge sharp: stainless steel and heat-resistant alloys.",
    },
  ],
  wear: ["flank", "crater", "deformation", "builtUp", "chipping", "notch", "cracks", "breakage"],
  tables: shapeTable,
};
