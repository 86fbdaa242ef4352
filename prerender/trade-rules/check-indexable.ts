import { bodyHeight } from "#engineering/standards/milling-bodies.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** Most depth of a parting blade, mm: half of the largest bar that it parts. By blade height, then by width. */
const bladeDepths: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  26: { 2: 20 },
  32: { 3: 50, 4: 50 },
};

/** Parting and grooving: the width is the seat's, a blade cuts as deep as its size allows. */
export const checkGroove: Rule = (tool) => {
  const seat = tool.values.insert;
  if (seat?.family !== "groove") {
    return tool.expect(
      false,
      "insert",
      'a seat such as "3.0 mm self-clamping"',
      "a grooving or parting tool",
    );
  }
  const width = Number(seat.width);
  const depth = tool.most("depth") ?? 0;
  const [height = 0] = tool.sides("shank");
  const most = bladeDepths[height]?.[width];
  return [
    ...tool.expectMm("width", width, `seat ${tool.text("insert")}`),
    ...(tool.family === "parting-blade" ? checkBars(tool, depth) : []),
    ...(tool.family === "parting-blade" && most !== undefined
      ? tool.expect(depth <= most, "depth", `at most ${most} mm`, `a blade of ${height} mm, ${width} mm wide`)
      : []),
  ];
};

/** A blade parts bars of twice its depth. */
function checkBars(tool: Tool, depth: number): Fault[] {
  const [said, diameter] = /bars up to Ø?(\d+(?:\.\d+)?) mm/.exec(tool.words) ?? [];
  if (said === undefined || Number(diameter) === 2 * depth) return [];
  return [
    {
      field: "description",
      sentence: `expected "bars up to Ø${2 * depth} mm" (twice the depth of ${depth} mm), found "${said}".`,
    },
  ];
}

/** A U-drill's depth is its type's number of diameters. */
export const checkUDrill: Rule = (tool) => {
  const diameter = tool.most("diameter") ?? 0;
  const [, reach] = /(\d+) × D\b/.exec(tool.text("type")) ?? [];
  if (reach === undefined) return tool.expect(false, "type", 'a reach such as "3 × D"', "a U-drill");
  const expected = Number(reach) * diameter;
  return [
    ...tool.expect(
      tool.text("flutes") === "1",
      "flutes",
      "1, the effective number",
      "one insert cuts inside and one outside: with 2 the feed would be doubled",
    ),
    ...tool.expectMm("depth", expected, `${reach} × ${diameter} mm`),
    ...tool.expect(
      (tool.most("length") ?? Infinity) > expected,
      "length",
      `more than ${expected} mm`,
      "the depth",
    ),
  ];
};

/** A bore to DIN 8030 is that of a body of ISO 6462, which has one height. */
function checkBody(tool: Tool, bore: number): Fault[] {
  const height = bodyHeight(bore);
  if (height === undefined || !tool.text("shank").includes("DIN 8030")) return [];
  return tool.expectMm("length", height, `ISO 6462: bore ${bore} mm`);
}

/** A milling cutter cuts no deeper than its inserts' edges are long, and is wider than its bore. */
export const checkCutter: Rule = (tool) => {
  const seat = tool.values.insert;
  if (seat?.family !== "iso")
    return tool.expect(false, "insert", 'a seat such as "AP.. 1604"', "a milling cutter");
  const most = seat.shape === "R" ? Number(seat.size) / 2 : Number(seat.size);
  const depth = tool.most("depth") ?? 0;
  const [shank = 0] = tool.sides("shank");
  const isBore = tool.text("shank").includes("bore");
  const diameter = tool.most("diameter") ?? 0;
  return [
    ...tool.expectNoWords(/arbor to DIN 8030/i, "a bore to DIN 8030, for arbors to DIN 6357"),
    ...tool.expect(
      depth <= most,
      "depth",
      `at most ${most} mm, the length of the edge`,
      `seat ${tool.text("insert")}`,
    ),
    ...(isBore
      ? [
          ...tool.expect(shank < diameter, "shank", `a bore smaller than ${diameter} mm`, "the cutter"),
          ...checkBody(tool, shank),
        ]
      : []),
  ];
};
