import { groupsIn } from "#engineering/values/material.ts";
import type { Fault, Tool } from "../tool.ts";
import type { Wording } from "./wording.ts";

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

/** What a tool is for, in words: the workpiece and its hardness. */
export const materialWords: readonly Wording[] = [
  {
    in: ["name", "application", "description"],
    says: /\b(?:for|of|in) ((?:[a-z]+ )?(?:hardened steel|stainless steel|cast iron|heat-resistant alloys|aluminium|brass|copper|steel)(?! (?:shank|body|holder)))\b/g,
    key: "material",
    states: (tool, [said = ""]) => {
      const letters = lettersOf(said) ?? "";
      const groups: readonly string[] = groupsIn(tool.text("material"));
      return [groups.some((each) => letters.includes(each)) ? said : []];
    },
    because: "ISO 513",
  },
  {
    says: /(?<![\d–])(\d+)(?:–(\d+))? HRC\b/g,
    key: "hardness",
    states: (tool, [, second = ""]) => {
      const hardness = tool.measure("hardness");
      if (hardness?.unit !== "HRC") return [[]];
      const { min = hardness.max, max } = hardness;
      return second === "" ? [[min, max]] : [min, max];
    },
  },
];

/** Group H begins here, HRC; other groups may be cut up to the second figure. */
const hardFrom = 45;
const softTo = 55;

/** The words of each group are of its letter, and the hardness is one of the groups. */
export function checkMaterialWords(tool: Tool): Fault[] {
  const groups = tool.values.material?.groups ?? [];
  const foreign = groups.find(({ letter, words }) =>
    words.split(/, | and /).some((part) => !(lettersOf(part) ?? letter).includes(letter)),
  );
  return [
    ...tool.expect(
      foreign === undefined,
      "material",
      `after ${foreign?.letter} – words of its group`,
      "ISO 513",
    ),
    ...checkHardnessOfGroups(tool),
  ];
}

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
