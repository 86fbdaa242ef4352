import { decodeHolder, type HolderHead } from "#engineering/designation/holder-designation.ts";
import { decodeThreadingHolder } from "#engineering/designation/threading-designation.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

const hands = { R: "right hand", L: "left hand", N: "neutral" };

/** ISO 5608 and ISO 6261: the designation of a turning holder or boring bar against shank, length, angle and seat. */
export const checkHolder: Rule = (tool) => {
  const size = tool.text("size");
  const code = decodeHolder(size);
  if (code.kind === "refusal") {
    return tool.expect(
      false,
      "size",
      "an ISO 5608 or ISO 6261 designation",
      code.sentence.replace(/\.$/, ""),
    );
  }
  const because = `${code.kind === "bar" ? "ISO 6261" : "ISO 5608"}: ${size}`;
  const shank = code.kind === "bar" ? [code.diameter] : [code.height, code.width];
  return [
    ...tool.expectNamed(size),
    ...checkShank(tool, shank, because),
    ...(code.length === undefined ? [] : tool.expectMm("length", code.length, because)),
    ...checkHead(tool, code.head, because),
    ...(code.kind === "bar" ? checkBore(tool, code.diameter) : []),
  ];
};

/** Threading bars up to this diameter, mm, have no room for a shim below the insert. */
const THICKEST_WITHOUT_SHIM = 16;

/** The trade's designation of a threading holder against shank, length and seat. */
export const checkThreadingHolder: Rule = (tool) => {
  const size = tool.text("size");
  const code = decodeThreadingHolder(size);
  if (code.kind === "refusal") {
    return tool.expect(false, "size", "a threading holder's designation", code.sentence.replace(/\.$/, ""));
  }
  const isBar = code.height === 0;
  return [
    ...tool.expectNamed(size),
    ...checkShank(tool, isBar ? [code.width] : [code.height, code.width], size),
    ...(code.length === undefined ? [] : tool.expectMm("length", code.length, size)),
    ...tool.expect(tool.text("insert") === code.seat, "insert", `"${code.seat}"`, size),
    ...checkHand(tool, code.hand, size),
    ...(isBar ? checkBore(tool, code.width) : []),
    ...(isBar && code.width <= THICKEST_WITHOUT_SHIM
      ? tool.expectNoWords(/\b(?:anvil|shim)\b/i, `no shim in a bar of Ø${code.width}`)
      : []),
  ];
};

function checkShank(tool: Tool, expected: number[], because: string): Fault[] {
  const found = tool.sides("shank");
  const holds = found.length === expected.length && found.every((side, at) => side === expected[at]);
  return tool.expect(holds, "shank", `${expected.join(" × ")} mm`, because);
}

function checkHead(tool: Tool, head: HolderHead, because: string): Fault[] {
  const seat = tool.values.insert;
  const isSeat =
    seat?.kind === "seat" &&
    seat.family === "iso" &&
    seat.shape === head.shape &&
    seat.clearance === head.clearance &&
    seat.size === head.size;
  const angles = head.angles.map((angle) => `KAPR ${angle}°`).join(" or ");
  return [
    ...tool.expect(
      isSeat,
      "insert",
      `a seat "${head.shape}${head.clearance}.. ${head.size}" and thickness`,
      because,
    ),
    ...(head.angles.length === 0
      ? []
      : tool.expect(head.angles.includes(tool.edge("KAPR") ?? 0), "edge", angles, because)),
    ...checkHand(tool, head.hand, because),
  ];
}

function checkHand(tool: Tool, hand: "R" | "L" | "N", because: string): Fault[] {
  return tool.expect(tool.text("type").includes(hands[hand]), "type", `"${hands[hand]}" in it`, because);
}

/** A bar must fit into the smallest bore given for it. */
function checkBore(tool: Tool, diameter: number): Fault[] {
  const needed = (tool.most("width") ?? diameter / 2) + diameter / 2;
  const bore = tool.most("diameter") ?? 0;
  return tool.expect(
    bore >= needed,
    "diameter",
    `a smallest bore of ${needed} mm or more`,
    "the bar must enter",
  );
}
