import type { Rule } from "../tool.ts";

/** Hardness of what is cut, from soft aluminium to hard steel: HB and HRC. */
const hardness = { HB: [30, 750], HRC: [10, 70] } as const;

/** CBN content of PCBN, %. */
const cbnContent = { least: 40, most: 98 };

/** The hardness of the workpiece, and the content of CBN, are possible at all. */
export const checkHardness: Rule = (tool) => {
  const limit = tool.measure("hardness");
  const unit = limit?.unit === "HB" || limit?.unit === "HRC" ? limit.unit : undefined;
  const [least, most] = hardness[unit ?? "HRC"];
  const isPossible = !limit || !unit || ((limit.min ?? limit.max) >= least && limit.max <= most);
  const [, percent] = /(\d+) % CBN/.exec(tool.text("grade")) ?? [];
  const { least: fewest, most: richest } = cbnContent;
  return [
    ...tool.expect(isPossible, "hardness", `${least} to ${most} ${unit}`, "plausible for a workpiece"),
    ...tool.expect(
      percent === undefined || (Number(percent) >= fewest && Number(percent) <= richest),
      "grade",
      `${fewest} to ${richest} % CBN`,
      "plausible for PCBN",
    ),
  ];
};
