import { families, type ToolFamily } from "#site/catalogue/families/families.ts";
import { decodeThreadingInsert } from "#engineering/designation/threading-designation.ts";
import type { Tool } from "../trade-rules/tool.ts";
import { coatingShown } from "./coating-shown.ts";
import type { PictureFacts } from "./facts.ts";
import { ratio, shankBeside } from "./shown-facts.ts";
import { factsOfHolder, factsOfInsert, factsOfSuperhard } from "./facts-of-designation.ts";
import {
  countOf,
  factsOfDrill,
  factsOfEndMill,
  factsOfSolid,
  factsOfTap,
  factsOfThreadMill,
} from "./facts-of-rotary.ts";

type StatedFacts = (tool: Tool) => PictureFacts;

/** The visible facts in the data of a family's products; the kind of any other family decides. */
const factsOfFamily: Partial<Record<ToolFamily, StatedFacts>> = {
  "turning-insert": factsOfInsert,
  "milling-insert": factsOfInsert,
  "drilling-insert": factsOfInsert,
  "superhard-insert": factsOfSuperhard,
  "turning-holder": factsOfHolder,
  "boring-bar": factsOfHolder,
  "threading-holder": (tool) => ({
    tool: /\bbar\b/i.test(tool.text("type")) ? "threading bar" : "threading holder",
    hand: handOf(tool),
  }),
  "threading-insert": toldOfLaydown,
  "grooving-insert": (tool) =>
    tool.values.insert?.family === "groove" ? toldOfBarInsert(tool) : toldOfLaydown(tool),
  "grooving-holder": (tool) => ({ tool: "grooving holder", hand: handOf(tool) }),
  "grooving-bar": (tool) => ({ tool: "grooving bar", hand: handOf(tool), ends: endsOf(tool) }),
  "parting-blade": (tool) => ({
    tool: "parting blade",
    widthOfShank: ratio(tool.most("width"), tool.sides("shank")[0]),
  }),
  "parting-insert": toldOfBarInsert,
  "milling-cutter": toldOfCutter,
  "u-drill": (tool) => ({
    tool: "u-drill",
    shape: seatShape(tool),
    flutes: countOf(tool),
    cutOfDiameter: ratio(tool.most("depth"), tool.most("diameter")),
  }),
  "end-mill": factsOfEndMill,
  "ball-nose": factsOfEndMill,
  "thread-mill": factsOfThreadMill,
  drill: factsOfDrill,
  "step-drill": factsOfDrill,
  tap: factsOfTap,
};

/** The visible facts in a product's data; unknown facts are left out. */
export function statedFacts(tool: Tool): PictureFacts {
  const bare = coatingShown(tool.text("coating"));
  // Sintered cermet is grey, ground carbide bright.
  const coating = bare === "uncoated" && /cermet/i.test(tool.text("grade")) ? "uncoated cermet" : bare;
  const read = factsOfFamily[tool.family] ?? factsOfKind;
  return { engraved: tool.text("size"), coating, ...read(tool) };
}

/** A tool of no family above: a recipe has the family's name. */
function factsOfKind(tool: Tool): PictureFacts {
  return families[tool.family].kind === "solid" ? factsOfSolid(tool) : { tool: tool.family };
}

/** `R`, `L` or `N` if the type contains it. */
function handOf(tool: Tool): string | undefined {
  const [, hand] = /\b(right|left) hand\b|\bneutral\b/i.exec(tool.text("type")) ?? [];
  if (hand) return hand.charAt(0).toUpperCase();
  return /\bneutral\b/i.test(tool.text("type")) ? "N" : undefined;
}

function seatShape(tool: Tool): string | undefined {
  const seat = tool.values.insert;
  return seat?.family === "iso" ? seat.shape : undefined;
}

/** The angle of a thread's flanks, degrees, by the profile in an insert's designation. */
const profileAngles: Readonly<Record<string, number>> = {
  "60": 60,
  ISO: 60,
  UN: 60,
  NPT: 60,
  "55": 55,
  W: 55,
  BSPT: 55,
  TR: 30,
  ACME: 29,
};

function toldOfLaydown(tool: Tool): PictureFacts {
  const code = decodeThreadingInsert(tool.text("size"));
  if (code.kind === "refusal") return { tool: "laydown insert" };
  return {
    tool: "laydown insert",
    hand: code.hand,
    profile: `${code.place} ${code.grooveWidth === undefined ? "thread" : "groove"}`,
    profileAngle: profileAngles[code.profile ?? ""],
  };
}

/** The cutting ends of a bar insert, or of the one that a bar holds. */
function endsOf(tool: Tool): number {
  return /double[- ]ended/i.test(`${tool.text("type")} ${tool.text("insert")}`) ? 2 : 1;
}

function toldOfBarInsert(tool: Tool): PictureFacts {
  const hand = handOf(tool);
  return {
    tool: "bar insert",
    ends: endsOf(tool),
    leadAngle: tool.edge("Lead angle"),
    hand: hand === "N" ? undefined : hand,
  };
}

function toldOfCutter(tool: Tool): PictureFacts {
  const shank = tool.text("shank");
  const onArbor = /\bbore\b/.test(shank);
  return {
    tool: onArbor ? "arbor mill" : "shank mill",
    flutes: countOf(tool),
    shape: seatShape(tool),
    approach: tool.edge("KAPR"),
    ...(onArbor ? {} : { shank: shankBeside(tool.sides("shank")[0], tool.most("diameter")) }),
  };
}
