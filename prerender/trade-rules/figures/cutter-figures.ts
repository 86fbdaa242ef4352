import { fitIndex, partnersOf } from "#site/catalogue/relations/fits.ts";
import { boresOf, cutterBores } from "#engineering/standards/cutter-bores.ts";
import { Tool, type Fault, type Rule } from "../tool.ts";

/** Shank diameters of DIN 1835, mm. */
const shanks: readonly number[] = [6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 63];

/** Largest cutter on a bore, where ISO 6462 has no such diameter, in bores. */
const MOST_DIAMETERS = 6;

/** Plausible overall length of a cutter with a shank, in diameters of the shank. */
const shankLengths = { least: 2, most: 15 };

/** A milling cutter's angle against its type, its bore against ISO 6462, its shank against DIN 1835. */
export const checkCutterFigures: Rule = (tool) => {
  const diameter = tool.most("diameter");
  const [held] = tool.sides("shank");
  if (diameter === undefined || held === undefined) return checkAngle(tool);
  const isBore = tool.text("shank").includes("bore");
  return [
    ...checkAngle(tool),
    ...checkTeeth(tool, diameter),
    ...(isBore ? checkBore(tool, diameter, held) : checkShank(tool, held)),
  ];
};

/** A shoulder mill cuts shoulders of 90°, and an insert of shape A (85°) leaves nothing else. */
function checkAngle(tool: Tool): Fault[] {
  const angle = tool.edge("KAPR");
  const seat = tool.values.insert;
  const because = /shoulder mill/i.test(tool.text("type"))
    ? "a shoulder mill"
    : seat?.family === "iso" && seat.shape === "A"
      ? `seat ${tool.text("insert")}: parallelograms for 90°`
      : undefined;
  if (because === undefined || angle === undefined) return [];
  return tool.expect(angle === 90, "edge", "KAPR 90°", because);
}

/** On the circumference each tooth has room for its insert. */
function checkTeeth(tool: Tool, diameter: number): Fault[] {
  const seat = tool.values.insert;
  const edge = seat?.family === "iso" ? Number(seat.size) : NaN;
  if (tool.text("flutes") === "" || !(edge > 0)) return [];
  const most = Math.floor((Math.PI * diameter) / edge);
  const because = `room for inserts ${tool.text("insert")} on Ø${diameter} mm`;
  return tool.expect(Number(tool.text("flutes")) <= most, "flutes", `at most ${most}`, because);
}

function checkBore(tool: Tool, diameter: number, bore: number): Fault[] {
  const bores = boresOf(diameter);
  const expected =
    bores ?? cutterBores.filter((each) => each <= diameter / 2 && each >= diameter / MOST_DIAMETERS);
  const standard = `ISO 6462: Ø${diameter} mm`;
  const because = bores ? standard : `plausible for Ø${diameter} mm`;
  return tool.expect(expected.includes(bore), "shank", `a bore of ${expected.join(" or ")} mm`, because);
}

function checkShank(tool: Tool, shank: number): Fault[] {
  const length = tool.most("length");
  const [least, most] = [shankLengths.least * shank, shankLengths.most * shank];
  return [
    ...(tool.text("shank").includes("DIN 1835")
      ? tool.expect(shanks.includes(shank), "shank", `one of ${shanks.join(", ")} mm`, "DIN 1835")
      : []),
    ...tool.expect(
      length === undefined || (length >= least && length <= most),
      "length",
      `${least} to ${most} mm`,
      `plausible for a shank of ${shank} mm`,
    ),
  ];
}

/** A cutter's angle is that of its inserts, where their designation has one (ISO 1832, position 7). */
export function findOtherAngles(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const index = fitIndex(tools.map(({ product }) => product));
  return tools.flatMap((tool) => {
    const angle = tool.family === "milling-cutter" ? tool.edge("KAPR") : undefined;
    if (angle === undefined) return [];
    const angles = partnersOf(index, tool.product)
      .map(({ product }) => new Tool(product).edge("KAPR"))
      .filter((each) => each !== undefined);
    const known = [...new Set(angles)];
    const words = known.map((each) => `KAPR ${each}°`).join(" or ");
    return tool
      .expect(known.length === 0 || known.includes(angle), "edge", words, `inserts ${tool.text("insert")}`)
      .map((fault) => ({ tool, fault }));
  });
}
