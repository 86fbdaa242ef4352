import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { groupsIn } from "#engineering/values/material.ts";
import type { Fault, Tool } from "../tool.ts";
import { hasCoolantHole } from "./holder-words.ts";
import { one, type Stated, type Wording } from "./wording.ts";

const superhard: readonly ToolFamily[] = ["superhard-insert"];
const solid: readonly ToolFamily[] = ["end-mill", "ball-nose", "drill", "tap"];

/** Names of coatings, as texts and `coating` write them. */
const coatings = /\b(TiAlN|AlTiN|AlCrN|AlTiSiN|TiCN|TiN|Al2O3|DLC)\b/g;

/** What a tool is made of and coated with. */
export const substanceWords: readonly Wording[] = [
  {
    of: superhard,
    in: ["name", "description", "features", "type"],
    says: /\b(PCBN|PCD)\b/g,
    key: "grade",
    states: one((tool) => /^(?:PCBN|PCD)\b/.exec(tool.text("grade"))?.[0] ?? []),
  },
  {
    of: superhard,
    says: /\b(solid) (?:PCBN|PCD)\b|\b(?:PCBN|PCD)-(tipped)\b|^(tipped)\b/gi,
    key: "type",
    states: (tool) => Array<string>(3).fill(/^solid\b/i.test(tool.text("type")) ? "solid" : "tipped"),
  },
  {
    of: superhard,
    says: /(\d+) ?% CBN/g,
    key: "grade",
    states: one((tool) => /(\d+) % CBN/.exec(tool.text("grade"))?.[1]),
  },
  {
    of: superhard,
    says: /(\d+(?:\.\d+)?) ?µm/g,
    key: "grade",
    states: one((tool) => /(\d+(?:\.\d+)?) µm/.exec(tool.text("grade"))?.[1]),
  },
  {
    of: superhard,
    says: /\b(low|medium|high)[- ]content\b/gi,
    key: "grade",
    states: one(contentWords),
    because: "low to 65 % CBN, medium 55 to 80 %, high from 75 %",
  },
  {
    of: superhard,
    says: /\b(fine|medium|coarse)[- ]grain/gi,
    key: "grade",
    states: one(grainWords),
    because: "fine to 6 µm, medium 5 to 15 µm, coarse from 15 µm",
  },
  {
    of: solid,
    in: ["name", "type"],
    says: /\b(HSS|carbide)\b/gi,
    key: "grade",
    states: one((tool) => /\bHSS\b|carbide/i.exec(tool.text("grade"))?.[0]),
  },
  {
    of: solid,
    in: ["name", "description", "features", "application", "shank"],
    says: /\bDIN (338|340|1897|6527|6535|6537|6539)\b/g,
    key: "grade",
    states: one((tool) => {
      if (/\bHSS\b/.test(tool.text("grade"))) return ["338", "340", "1897"];
      return /carbide/i.test(tool.text("grade")) ? ["6527", "6535", "6537", "6539"] : undefined;
    }),
    because: "DIN 338, 340, 1897 are of HSS, DIN 6527, 6535, 6537, 6539 of carbide",
  },
  {
    in: ["grade"],
    says: /^(coated|uncoated)\b/gi,
    key: "coating",
    states: one((tool) => (tool.text("coating") === "Uncoated" ? "uncoated" : "coated")),
  },
  {
    in: ["name", "description", "features"],
    says: /\b(PVD|CVD)\b(?=[- ](?:coat|TiAlN|AlTiN|TiCN|TiN))/g,
    key: "coating",
    states: one((tool) => /\b(?:PVD|CVD)\b/.exec(tool.text("coating"))?.[0]),
  },
  {
    in: ["name", "description", "features"],
    says: /\b(uncoated|coated)\b/gi,
    key: "coating",
    states: one((tool) => (tool.text("coating") === "Uncoated" ? "uncoated" : "coated")),
  },
  {
    in: ["name", "description", "features"],
    says: coatings,
    key: "coating",
    states: one((tool) => tool.text("coating").match(coatings) ?? []),
  },
];

/** What a grade is for, and whether a bar has its coolant hole. */
export function checkSubstance(tool: Tool): Fault[] {
  const grade = tool.text("grade");
  const [substance] = /^(?:PCBN|PCD)\b/.exec(grade) ?? [];
  const letters: readonly string[] = groupsIn(tool.text("material"));
  const known = substance === "PCD" ? "N" : "HKS";
  const hasHole = hasCoolantHole(tool);
  const coolant = tool.text("coolant");
  return [
    ...tool.expect(
      substance === undefined || letters.every((letter) => known.includes(letter)),
      "material",
      substance === "PCD" ? "only N" : "only H, K or S",
      substance === "PCD"
        ? "diamond dissolves in iron and nickel"
        : "PCBN cuts hardened steel, cast iron and alloys of nickel",
    ),
    ...tool.expect(
      hasHole === undefined || coolant === "" || hasHole === /through/i.test(coolant),
      "coolant",
      hasHole ? '"Through tool"' : '"External"',
      `ISO 6261: ${tool.text("size").charAt(0)} is a bar ${hasHole ? "with" : "without"} a coolant hole`,
    ),
  ];
}

function contentWords(tool: Tool): Stated | undefined {
  const percent = Number(/(\d+) % CBN/.exec(tool.text("grade"))?.[1]);
  return words(percent, [
    ["low", 0, 65],
    ["medium", 55, 80],
    ["high", 75, 100],
  ]);
}

function grainWords(tool: Tool): Stated | undefined {
  const grain = Number(/(\d+(?:\.\d+)?) µm/.exec(tool.text("grade"))?.[1]);
  return words(grain, [
    ["fine", 0, 6],
    ["medium", 5, 15],
    ["coarse", 15, Infinity],
  ]);
}

/** The words whose range holds a figure. Makers differ, so the ranges overlap. */
function words(figure: number, ranges: readonly (readonly [string, number, number])[]): Stated | undefined {
  if (Number.isNaN(figure)) return undefined;
  return ranges.filter(([, from, to]) => figure >= from && figure <= to).map(([word]) => word);
}
