import { parseSeat } from "#site/catalogue/relations/seat.ts";
import type { Rule } from "./tool.ts";

/** Most depth of parting, in widths: deeper, the insert would be pulled sideways. */
const DEEPEST_IN_WIDTHS = 8;

/** Parting and grooving: the width is the seat's, the depth has a limit, a blade is higher than its depth. */
export const checkGroove: Rule = (tool) => {
  const seat = parseSeat(tool.text("insert"));
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
  const most = DEEPEST_IN_WIDTHS * width;
  return [
    ...tool.expectMm("width", width, `seat ${tool.text("insert")}`),
    ...tool.expect(depth <= most, "depth", `at most ${most} mm`, `${DEEPEST_IN_WIDTHS} × width`),
    ...(tool.family === "parting-blade"
      ? tool.expect(height > depth, "shank", `a blade higher than ${depth} mm`, "higher than the overhang")
      : []),
  ];
};

/** A U-drill's depth is its type's number of diameters. */
export const checkUDrill: Rule = (tool) => {
  const diameter = tool.most("diameter") ?? 0;
  const [, reach] = /(\d+) × D\b/.exec(tool.text("type")) ?? [];
  if (reach === undefined) return tool.expect(false, "type", 'a reach such as "3 × D"', "a U-drill");
  const expected = Number(reach) * diameter;
  return [
    ...tool.expectMm("depth", expected, `${reach} × ${diameter} mm`),
    ...tool.expect((tool.most("length") ?? 0) > expected, "length", `more than ${expected} mm`, "the depth"),
  ];
};

/** A milling cutter cuts no deeper than its inserts' edges are long, and is wider than its bore. */
export const checkCutter: Rule = (tool) => {
  const seat = parseSeat(tool.text("insert"));
  if (seat?.family !== "iso")
    return tool.expect(false, "insert", 'a seat such as "AP.. 1604"', "a milling cutter");
  const most = seat.shape === "R" ? Number(seat.size) / 2 : Number(seat.size);
  const depth = tool.most("depth") ?? 0;
  const [shank = 0] = tool.sides("shank");
  const isBore = tool.text("shank").includes("bore");
  const diameter = tool.most("diameter") ?? 0;
  return [
    ...tool.expect(
      depth <= most,
      "depth",
      `at most ${most} mm, the length of the edge`,
      `seat ${tool.text("insert")}`,
    ),
    ...(isBore
      ? tool.expect(shank < diameter, "shank", `a bore smaller than ${diameter} mm`, "the cutter")
      : []),
  ];
};
