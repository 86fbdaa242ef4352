import { clampings } from "#engineering/designation/holder-codes.ts";
import { decodeHolder } from "#engineering/designation/holder-designation.ts";
import { circlesOf } from "#engineering/designation/insert-circles.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import type { Tool } from "../trade-rules/tool.ts";
import type { PictureFacts } from "./facts.ts";
import { ratio } from "./shown-facts.ts";

/** An insert's appearance by its ISO 1832 designation. */
export function factsOfInsert(tool: Tool): PictureFacts {
  const code = decodeInsert(tool.text("size"));
  if (code.kind === "refusal") return { tool: "insert" };
  const { chipbreaker, hole } = code.type;
  return {
    tool: "insert",
    shape: code.shapeLetter,
    flanks: code.clearance === undefined ? undefined : code.clearance > 0 ? "leaning" : "straight",
    hole: hole === "special" ? undefined : hole === "none" ? "no hole" : "a hole",
    chipbreaker:
      chipbreaker === "special" ? undefined : chipbreaker === "none" ? "a flat top" : "a chipbreaker",
    superhard: "neither",
    thicknessOfCircle: ratio(code.thickness, tool.most("diameter")),
  };
}

/** The same with its tips, or its whole body, of diamond or boron nitride. */
export function factsOfSuperhard(tool: Tool): PictureFacts {
  const type = tool.text("type");
  const material = /PCBN|PCD/.exec(type)?.[0];
  const [, tips] = /\b(\d+) (?:PCBN|PCD)-tipped corner/.exec(tool.words) ?? [];
  return {
    ...factsOfInsert(tool),
    superhard: /^solid\b/i.test(type) ? `solid ${material}` : `tips of ${material}`,
    tips: tips === undefined ? undefined : Number(tips),
  };
}

/** A holder's or bar's appearance by its ISO 5608 or ISO 6261 designation; its insert's colours are unknown. */
export function factsOfHolder(tool: Tool): PictureFacts {
  const isBar = tool.family === "boring-bar";
  const kind = isBar ? "boring bar" : "holder";
  const size = tool.text("size");
  const code = decodeHolder(size);
  if (code.kind === "refusal") return { tool: kind };
  const { head } = code;
  const shank = code.kind === "bar" ? code.diameter : code.height;
  const [circle] = circlesOf(head.shape, head.size, "08");
  return {
    tool: kind,
    shape: head.shape,
    clamping: Object.keys(clampings).find((letter) => clampings[letter] === head.clamping),
    style: head.style,
    approach: tool.edge("KAPR"),
    flanks: head.clearance === "N" ? "straight" : "leaning",
    hand: head.hand,
    coolant: code.kind === "bar" ? coolantOf(code.barType) : undefined,
    finish: /black oxide|nickel-plated|carbide shank/i.exec(tool.text("finish"))?.[0].toLowerCase(),
    circleOfShank: ratio(circle, shank),
  };
}

/** By the meaning of a bar's first letter (ISO 6261); of carbide bars, sources differ. */
function coolantOf(barType: string): PictureFacts["coolant"] {
  if (barType.includes("coolant hole")) return "coolant holes";
  return barType === "solid steel" ? "no coolant holes" : undefined;
}
