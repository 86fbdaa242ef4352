import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { decodeThreadingInsert } from "#engineering/designation/threading-designation.ts";
import type { Tool } from "../trade-rules/tool.ts";
import { coatingShown } from "./coating-shown.ts";
import type { Facts } from "./facts.ts";
import { ratio, shankBeside } from "./shown-facts.ts";
import { toldOfHolder, toldOfInsert, toldOfSuperhard } from "./told-by-designation.ts";
import { countOf, toldOfDrill, toldOfEndMill, toldOfTap } from "./told-of-rotary.ts";

type Told = (tool: Tool) => Facts;

/** What products of each family say of their look. */
const told: Record<ToolFamily, Told> = {
  "turning-insert": toldOfInsert,
  "milling-insert": toldOfInsert,
  "drilling-insert": toldOfInsert,
  "superhard-insert": toldOfSuperhard,
  "turning-holder": toldOfHolder,
  "boring-bar": toldOfHolder,
  "threading-holder": (tool) => ({
    tool: /\bbar\b/i.test(tool.text("type")) ? "threading bar" : "threading holder",
    hand: handOf(tool),
  }),
  "threading-insert": toldOfLaydown,
  "grooving-insert": (tool) =>
    tool.values.insert?.family === "groove" ? toldOfBarInsert(tool) : toldOfLaydown(tool),
  "grooving-holder": (tool) => ({
    tool: /\bbar\b/i.test(tool.text("type")) ? "grooving bar" : "grooving holder",
    hand: handOf(tool),
  }),
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
  "end-mill": toldOfEndMill,
  "ball-nose": toldOfEndMill,
  drill: toldOfDrill,
  tap: toldOfTap,
};

/** What a product says of its look, read from its values; what it leaves open is left out. */
export function toldFacts(tool: Tool): Facts {
  const coating = coatingShown(tool.text("coating"));
  return { engraved: tool.text("size"), coating, ...told[tool.family](tool) };
}

/** `R`, `L` or `N` where the type says it. */
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

function toldOfLaydown(tool: Tool): Facts {
  const code = decodeThreadingInsert(tool.text("size"));
  if (code.kind === "refusal") return { tool: "laydown insert" };
  return {
    tool: "laydown insert",
    hand: code.hand,
    profile: `${code.place} ${code.grooveWidth === undefined ? "thread" : "groove"}`,
    profileAngle: profileAngles[code.profile ?? ""],
  };
}

function toldOfBarInsert(tool: Tool): Facts {
  const hand = handOf(tool);
  const isDouble = /double[- ]ended/i.test(`${tool.text("type")} ${tool.text("insert")}`);
  return {
    tool: "bar insert",
    ends: isDouble ? 2 : 1,
    leadAngle: tool.edge("Lead angle"),
    hand: hand === "N" ? undefined : hand,
  };
}

function toldOfCutter(tool: Tool): Facts {
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
