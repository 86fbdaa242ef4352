import { chamferAngle } from "#engineering/drawing/tool-shape.ts";
import { radiansOf } from "#engineering/units/convert.ts";
import { drillLengths } from "#engineering/standards/drill-lengths.ts";
import { jobberLengths } from "#engineering/standards/jobber-lengths.ts";
import { shortDrillLengths } from "#engineering/standards/short-drill-lengths.ts";
import { endMillLengths } from "#engineering/standards/end-mill-lengths.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** Shank diameter of a centre drill by its pilot's, mm: DIN 333, form A. */
const centreDrillShanks: Readonly<Record<number, number>> = {
  1: 3.15,
  1.6: 4,
  2: 5,
  2.5: 6.3,
  3.15: 8,
  4: 10,
  5: 12.5,
  6.3: 16,
};

/** Diameter × cutting length × overall length of a solid tool against its other values. */
export const checkSolidSize: Rule = (tool) => {
  const size = tool.text("size");
  const [diameter, cuttingLength, length] = tool.sides("size");
  if (diameter === undefined || cuttingLength === undefined || length === undefined) {
    return tool.expect(false, "size", 'a size such as "10 × 22 × 72 mm"', "a solid tool");
  }
  return [
    ...tool.expectMm("diameter", diameter, size),
    ...tool.expectMm("length", length, size),
    ...tool.expect(
      cuttingLength < length,
      "size",
      "a cutting length below the overall length",
      "a solid tool",
    ),
  ];
};

/** The size of an end mill, its depth of cut, and DIN 6527 if it or its series names it. */
export const checkEndMill: Rule = (tool) => {
  const size = tool.text("size");
  const [diameter, cuttingLength, length] = tool.sides("size");
  if (diameter === undefined || cuttingLength === undefined || length === undefined)
    return checkSolidSize(tool);
  const radius = tool.edge("R");
  return [
    ...checkSolidSize(tool),
    ...tool.expectMm("depth", cuttingLength, size),
    ...(tool.family === "ball-nose"
      ? tool.expect(radius === diameter / 2, "edge", `R ${diameter / 2} mm`, "half the diameter")
      : []),
    ...checkEndMillStandard(tool, diameter, cuttingLength, length),
    ...tool.expect(
      !/side cuts only/i.test(tool.words) || !/slot|floor|plung|ramp/i.test(tool.text("application")),
      "application",
      "no slots and floors",
      "side cuts only",
    ),
    // A keyway is a fit: without its tolerance the cutter can't be chosen.
    ...(/keyway/i.test(tool.words) ? tool.expectWords("Diameter tolerance e8", "a mill for keyways") : []),
  ];
};

function checkEndMillStandard(tool: Tool, diameter: number, cuttingLength: number, length: number): Fault[] {
  const said = `${tool.words}\n${tool.standard}`;
  if (!/DIN 6527\b/.test(said)) return [];
  const [, row] = /DIN 6527 ([KL])\b/.exec(said) ?? [];
  // Where no row is named, it is the one whose overall length it has.
  const isShort = row === "K" || (row === undefined && length === endMillLengths("K", diameter)?.length);
  const standard = `DIN 6527 ${isShort ? "K" : "L"}`;
  const flutes = Number(tool.text("flutes"));
  const lengths = endMillLengths(isShort ? "K" : "L", diameter, flutes);
  if (!lengths) return tool.expect(false, "diameter", `a diameter of ${standard}`, "its table");
  // A cone is as high as its angle makes it, whatever the row says of edges along the axis.
  const half = chamferAngle(tool.text("edge"));
  const cone = half && Number((diameter / 2 / Math.tan(radiansOf(half))).toFixed(2));
  const isExact = lengths.isExact && cone === undefined;
  const isCut = isExact ? cuttingLength === lengths.cuttingLength : cuttingLength <= lengths.cuttingLength;
  const because = isExact && flutes < 4 ? `${standard}, ${flutes} flutes` : standard;
  return [
    ...tool.expect(length === lengths.length, "length", `${lengths.length} mm`, standard),
    ...(cone
      ? tool.expect(Math.abs(cuttingLength - cone) < 0.1, "depth", `${cone} mm`, `a cone of ${2 * half}°`)
      : tool.expect(isCut, "depth", `${lengths.cuttingLength} mm`, because)),
    ...checkShank(tool, lengths.shank, standard),
  ];
}

/** Diameter × flute length × overall length of a drill; DIN 6537 K for 3 × D, L for 5 × D; its tapped thread. */
export const checkDrill: Rule = (tool) => {
  if (/cent(?:re|er) drill/i.test(tool.text("type"))) return checkCentreDrill(tool);
  if (/spot drill/i.test(tool.text("type"))) return checkSpotDrill(tool);
  const size = tool.text("size");
  const [diameter, fluteLength, length] = tool.sides("size");
  if (diameter === undefined || fluteLength === undefined || length === undefined) {
    return tool.expect(false, "size", 'a size such as "8.5 × 47 × 89 mm"', "a solid drill");
  }
  const depth = tool.most("depth") ?? 0;
  const reach = reachOf(tool);
  return [
    ...tool.expectMm("diameter", diameter, size),
    ...tool.expectMm("length", length, size),
    ...tool.expect(depth < fluteLength, "depth", `less than the flute length, ${fluteLength} mm`, size),
    ...(reach === undefined
      ? []
      : tool.expect(
          depth <= reach * diameter && depth > (reach - 1) * diameter,
          "depth",
          `${Math.floor(reach * diameter)} mm`,
          `${reach} × ${diameter} mm`,
        )),
    ...checkDrillStandard(tool, diameter, fluteLength, length),
  ];
};

/** Long drills are of carbide with a point of 140°: in a narrower cone their corners touch first, and chip. */
function checkAdvice(tool: Tool): Fault[] {
  if ((tool.edge("Point angle") ?? 60) >= 140) return [];
  return tool.expectNoWords(
    /\b(?:before|starts? for) (?:an? |the )?(?:long|deep|deep-hole|solid carbide|carbide) drills?\b(?! of 140)/i,
    "no advice to spot for drills of 140°, whose corners would touch the cone first",
  );
}

/** Pilot and shank of a centre drill, form A of DIN 333, in its designation: `A2.5X6.3`. */
function checkCentreDrill(tool: Tool): Fault[] {
  const size = tool.text("size");
  const [, pilot, shank] = /^A(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)$/.exec(size) ?? [];
  if (pilot === undefined || centreDrillShanks[Number(pilot)] !== Number(shank)) {
    const known = Object.entries(centreDrillShanks).map(([one, other]) => `A${one}X${other}`);
    return tool.expect(false, "size", `one of ${known.toSorted().join(", ")}`, "DIN 333, form A");
  }
  return [
    ...tool.expectMm("diameter", Number(pilot), size),
    ...tool.expect(tool.sides("shank")[0] === Number(shank), "shank", `${shank} mm`, size),
    ...checkAdvice(tool),
  ];
}

/** A spot drill has no standard's lengths; what it can't be chosen without is the angle of its point. */
function checkSpotDrill(tool: Tool): Fault[] {
  return [
    ...tool.expect(tool.most("diameter") !== undefined, "diameter", "its diameter", "a spot drill"),
    ...tool.expect(tool.edge("Point angle") !== undefined, "edge", 'a "Point angle 90°"', "a spot drill"),
    ...checkAdvice(tool),
  ];
}

/** The depth in the type, in diameters. */
function reachOf(tool: Tool): number | undefined {
  const [, reach] = /(\d+) × D\b/.exec(tool.text("type")) ?? [];
  return reach === undefined ? undefined : Number(reach);
}

function checkDrillStandard(tool: Tool, diameter: number, fluteLength: number, length: number): Fault[] {
  const other = numberOf(tool);
  if (other === "338" || other === "6539") {
    const lengths = other === "338" ? jobberLengths(diameter) : shortDrillLengths(diameter);
    return checkAsThickShank(tool, `DIN ${other}`, diameter, fluteLength, length, lengths);
  }
  const [, named] = /DIN 6537 ([KL])\b/.exec(tool.words) ?? [];
  const [, ofSeries] = /DIN 6537 ([KL])\b/.exec(tool.standard) ?? [];
  if (named === undefined && ofSeries === undefined && other !== undefined && other !== "6537") return [];
  const row = named ?? ofSeries ?? { 3: "K", 5: "L" }[reachOf(tool) ?? 0];
  if (row === undefined) return [];
  const standard = `DIN 6537 ${row}`;
  const lengths = drillLengths(row === "K" ? "K" : "L", diameter);
  if (!lengths) return tool.expect(false, "diameter", `a diameter of ${standard}`, "3 to 20 mm");
  const expected = `"${diameter} × ${lengths.fluteLength} × ${lengths.length} mm"`;
  const holds = fluteLength === lengths.fluteLength && length === lengths.length;
  return [
    ...tool.expect(holds, "size", expected, standard),
    ...checkShank(tool, lengths.shank, standard),
    ...(named === undefined ? [] : tool.expectWords("Diameter tolerance m7", standard)),
  ];
}

/** The number of the standard of a drill's lengths: in its name, else in other words, else in its series. */
function numberOf(tool: Tool): string | undefined {
  const [, named] = /DIN (?!6535)(\d+)/.exec(tool.product.name) ?? [];
  const known = /DIN (338|340|1897|6537|6539)\b/;
  return named ?? known.exec(tool.words)?.[1] ?? known.exec(tool.standard)?.[1];
}

/** DIN 338 and DIN 6539: flute and overall length; the shank is as thick as the drill. */
function checkAsThickShank(
  tool: Tool,
  standard: string,
  diameter: number,
  fluteLength: number,
  length: number,
  lengths: { fluteLength: number; length: number } | undefined,
): Fault[] {
  if (!lengths) return tool.expect(false, "diameter", `a diameter of ${standard}`, "its table");
  const expected = `"${diameter} × ${lengths.fluteLength} × ${lengths.length} mm"`;
  const holds = fluteLength === lengths.fluteLength && length === lengths.length;
  return [
    ...tool.expect(holds, "size", expected, standard),
    ...checkShank(tool, diameter, `${standard}: as the drill`),
  ];
}

function checkShank(tool: Tool, expected: number, because: string): Fault[] {
  return tool.expect(tool.sides("shank")[0] === expected, "shank", `${expected} mm`, because);
}
