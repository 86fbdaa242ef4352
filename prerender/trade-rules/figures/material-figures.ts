import { groupsIn } from "#engineering/values/material.ts";
import { barTypes } from "#engineering/designation/holder-codes.ts";
import type { Fault, Rule, Tool } from "../tool.ts";

/** What a grade is for, the words of each group, the hardness of the groups, and whether a bar has its coolant hole. */
export const checkMaterial: Rule = (tool) => [
  ...checkSubstance(tool),
  ...checkGroupWords(tool),
  ...checkHardnessOfGroups(tool),
  ...checkCoolantHole(tool),
];

function checkSubstance(tool: Tool): Fault[] {
  const substance = ["PCBN", "PCD"].find((each) => tool.text("grade").startsWith(each));
  const letters: readonly string[] = groupsIn(tool.text("material"));
  const known = substance === "PCD" ? "N" : "HKS";
  return tool.expect(
    substance === undefined || letters.every((letter) => known.includes(letter)),
    "material",
    substance === "PCD" ? "only N" : "only H, K or S",
    substance === "PCD"
      ? "diamond dissolves in iron and nickel"
      : "PCBN cuts hardened steel, cast iron and alloys of nickel",
  );
}

/** Words of workpiece materials and the groups of ISO 513 that they may stand for; the first that is found counts. */
const materials: readonly (readonly [words: RegExp, letters: string])[] = [
  [/\bHRC\b/, "PMKNSH"],
  [/(?<!non-|precipitation[- ])\bhardened|\bchilled|\bwhite (?:cast )?iron/i, "H"],
  [/\bheat[- ]resistant (?:cast )?steel/i, "PMS"],
  [/\b(?:ferritic|martensitic)/i, "PM"],
  [/\bstainless|\baustenitic|\bduplex/i, "M"],
  [/\bsintered (?:iron|steel)|\bpowder metal/i, "PKH"],
  [/\biron\b(?![- ](?:alloy|base|nickel))/i, "K"],
  [/\bnickel silver|\bcopper[- ]nickel/i, "N"],
  [/\bheat[- ]resistant|\bnickel|\btitanium|\binconel|\bsuper ?alloy|\bcobalt/i, "S"],
  [/\balumin|\bcopper|\bbrass|\bbronze|\bplastic|\bmagnesium|\bzinc|\bgraphite|\bnon-ferrous/i, "N"],
  [/\bsteels?\b/i, "P"],
];

function lettersOf(words: string): string | undefined {
  return materials.find(([pattern]) => pattern.test(words))?.[1];
}

function checkGroupWords(tool: Tool): Fault[] {
  const groups = tool.values.material?.groups ?? [];
  const foreign = groups.find(({ letter, words }) =>
    words.split(/, | and /).some((part) => !(lettersOf(part) ?? letter).includes(letter)),
  );
  return tool.expect(
    foreign === undefined,
    "material",
    `after ${foreign?.letter} – words of its group`,
    "ISO 513",
  );
}

/** Group H begins here, HRC; other groups may be cut up to the second figure. */
const hardFrom = 45;
const softTo = 55;

function checkHardnessOfGroups(tool: Tool): Fault[] {
  const hardness = tool.measure("hardness");
  const groups: readonly string[] = groupsIn(tool.text("material"));
  if (!hardness || groups.length === 0) return [];
  const isHrc = hardness.unit === "HRC";
  const isHard = isHrc && ((hardness.min ?? 0) >= hardFrom || hardness.max > softTo);
  const because = `workpiece material ${groups.join(", ")}`;
  if (isHard && !groups.includes("H"))
    return tool.expect(false, "hardness", `at most ${softTo} HRC, or group H`, because);
  if (isHrc && groups.every((each) => each === "N"))
    return tool.expect(false, "hardness", "a hardness in HB", because);
  const isOfH = groups.every((each) => each === "H");
  const holds = !isOfH || (isHrc && hardness.max >= hardFrom);
  return tool.expect(holds, "hardness", `${hardFrom} HRC or more`, because);
}

/** ISO 6261: a bar has a coolant hole or none by its first letter; of C and F sources differ. */
function checkCoolantHole(tool: Tool): Fault[] {
  const [, letter = ""] = /^([A-Z])\d\d[A-Z]-/.exec(tool.text("size")) ?? [];
  const coolant = tool.text("coolant");
  if (barTypes[letter] === undefined || letter === "C" || letter === "F" || coolant === "") return [];
  const hasHole = barTypes[letter].endsWith("coolant hole");
  return tool.expect(
    hasHole === /through/i.test(coolant),
    "coolant",
    hasHole ? '"Through tool"' : '"External"',
    `ISO 6261: ${letter} is a bar ${hasHole ? "with" : "without"} a coolant hole`,
  );
}
