import type { ToolFamily } from "#site/catalogue/families/families.ts";
import type { Tool } from "../tool.ts";
import { one, type Stated, type Wording } from "./wording.ts";

const grooving: readonly ToolFamily[] = [
  "grooving-holder",
  "grooving-insert",
  "parting-blade",
  "parting-insert",
];
const inserts: readonly ToolFamily[] = ["grooving-insert", "parting-insert"];
const handed: readonly ToolFamily[] = [
  ...grooving,
  "turning-holder",
  "boring-bar",
  "threading-holder",
  "threading-insert",
];

/** Thickness of rings and their grooves to DIN 471 and DIN 472, mm, by the width of the groove (H13). */
const ringThickness: Readonly<Record<string, number>> = {
  0.9: 0.8,
  1.1: 1,
  1.3: 1.2,
  1.6: 1.5,
  1.85: 1.75,
  2.15: 2,
  2.65: 2.5,
  3.15: 3,
  4.15: 4,
  5.15: 5,
};

const width = one((tool) => tool.most("width"));
const lead = one((tool) => tool.edge("Lead angle"));

/** Grooving and parting: width, depth, hand and ends. Lengths in mm. */
export const grooveWords: readonly Wording[] = [
  {
    of: grooving,
    in: ["name", "description", "features", "spares"],
    says: /(\d+(?:\.\d+)?) mm (?:[a-z-]+ ){0,2}(?:seats?|inserts?|holders?)\b/g,
    key: "width",
    states: width,
  },
  {
    of: inserts,
    in: ["name"],
    says: /\binsert (\d+(?:\.\d+)?) mm/g,
    key: "width",
    states: width,
  },
  { of: grooving, says: /\bwidth (\d+(?:\.\d+)?) mm/gi, key: "width", states: width },
  {
    of: ["grooving-insert"],
    says: /\bring (\d+(?:\.\d+)?) mm thick/g,
    key: "width",
    states: one((tool) => ringThickness[String(tool.most("width"))]),
    because: "ring for the groove, DIN 471",
  },
  { of: ["grooving-insert"], says: /\bgroove (\d+(?:\.\d+)?) H13/g, key: "width", states: width },
  {
    of: ["grooving-insert"],
    says: /\bDIN (471|472)\b/g,
    key: "type",
    states: one((tool) =>
      /internal/.test(tool.text("type")) ? 472 : /external/.test(tool.text("type")) ? 471 : undefined,
    ),
    because: "DIN 471 is of shafts, DIN 472 of bores",
  },
  {
    of: ["grooving-holder", "grooving-insert"],
    says: /\bgroove depth (?:up )?to (\d+(?:\.\d+)?) mm|\bto (\d+(?:\.\d+)?) mm deep/gi,
    key: "depth",
    states: (tool) => [tool.most("depth"), tool.most("depth")],
  },
  {
    of: ["parting-blade"],
    says: /\bblade (\d+) mm\b|(\d+) mm (?:tool )?blocks?\b/g,
    key: "shank",
    states: (tool) => [tool.sides("shank")[0], tool.sides("shank")[0]],
  },
  {
    of: ["grooving-holder", "grooving-insert", "parting-insert"],
    says: /\b(double-ended|self-clamping)\b/gi,
    key: "insert",
    states: one(clamping),
  },
  {
    of: ["grooving-insert"],
    says: /\b(\d+|one|two|three|four)[- ](?:cutting )?(?:edges?|edged|corners?)\b/gi,
    key: "insert",
    states: one((tool) => (clamping(tool) === "double-ended" ? 2 : clamping(tool) === undefined ? 3 : 1)),
    because: "ends of the insert; 3 corners of one that lies down",
  },
  {
    of: ["parting-insert"],
    says: /(\d+(?:\.\d+)?)° lead angle|\b(?:hand|neutral) \(?(\d+(?:\.\d+)?)°/gi,
    key: "edge",
    states: (tool) => [...lead(tool), ...lead(tool)],
  },
  {
    of: handed,
    in: ["name", "description", "features"],
    says: /(?:^|(?<=, ))(right|left)[- ]hand\b/gi,
    key: "type",
    states: one(
      (tool) =>
        /\b(right|left) hand\b/.exec(tool.text("type"))?.[1] ??
        (/\bneutral\b/.test(tool.text("type")) ? [] : undefined),
    ),
  },
  {
    of: inserts,
    in: ["name", "description", "features"],
    says: /(?:^|(?<=, ))neutral\b/gi,
    key: "type",
    states: (tool, said) => [/\b(?:right|left) hand\b/.test(tool.text("type")) ? [] : said[0]],
  },
];

function clamping(tool: Tool): Stated | undefined {
  const seat = tool.values.insert;
  return seat?.family === "groove" ? seat.clamping : undefined;
}
