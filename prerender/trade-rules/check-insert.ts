import { edgeConditions } from "#engineering/designation/insert-codes.ts";
import { decodeInsert, type InsertDesignation } from "#engineering/designation/insert-designation.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** ISO 1832: the designation of an insert against all other values of its geometry. */
export const checkInsert: Rule = (tool) => {
  const size = tool.text("size");
  const code = decodeInsert(size);
  if (code.kind === "refusal") {
    return tool.expect(false, "size", "an ISO 1832 designation", code.sentence.replace(/\.$/, ""));
  }
  const because = `ISO 1832: ${code.code}`;
  const whole = code.maker === undefined ? code.code : `${code.code} ${code.maker}`;
  return [
    ...tool.expect(size === whole, "size", `"${whole}"`, "ISO 1832"),
    ...tool.expectNamed(code.code),
    ...checkCircle(tool, code, because),
    ...checkEdge(tool, code, because),
    ...checkTips(tool, tool.text("type")),
    ...checkDepth(tool, code, because),
    ...checkFinish(tool, code, because),
    ...checkCornerOfWiper(tool, code, because),
    ...(tool.text("insert") === ""
      ? []
      : tool.expect(tool.text("insert") === code.seat, "insert", `"${code.seat}"`, because)),
  ];
};

function checkCircle(tool: Tool, { inscribedCircles, trade }: InsertDesignation, standard: string): Fault[] {
  const because = trade?.circle === undefined ? standard : `the trade's own, ${tool.text("size")}`;
  const found = tool.most("diameter");
  if (inscribedCircles.length === 0) {
    return tool.expect(found === undefined, "diameter", "no inscribed circle", because);
  }
  const holds = inscribedCircles.some((circle) => Math.abs(circle - (found ?? 0)) < 0.011);
  return tool.expect(holds, "diameter", `${inscribedCircles.join(" mm or ")} mm`, because);
}

function checkEdge(tool: Tool, code: InsertDesignation, because: string): Fault[] {
  const { cornerRadius, wiper, edgeLetter, shapeLetter } = code;
  const faults: Fault[] = [];
  if (cornerRadius !== undefined) {
    faults.push(...tool.expect(tool.edge("RE") === cornerRadius, "edge", `RE ${cornerRadius} mm`, because));
  }
  const [circle] = code.inscribedCircles;
  if (shapeLetter === "R" && circle !== undefined) {
    faults.push(...tool.expect(tool.edge("R") === circle / 2, "edge", `R ${circle / 2} mm`, because));
  }
  if (wiper?.angle !== undefined) {
    faults.push(...tool.expect(tool.edge("KAPR") === wiper.angle, "edge", `KAPR ${wiper.angle}°`, because));
  }
  const letter = /\(([FETSKP])\)/.exec(tool.text("edge"))?.[1];
  if (edgeLetter !== undefined && letter !== undefined) {
    const words = `${edgeConditions[edgeLetter]} (${edgeLetter})`;
    faults.push(...tool.expect(letter === edgeLetter, "edge", words, because));
  }
  return faults;
}

/** Inserts with tips have as many edges as tips, and no designation says how many. */
function checkTips({ family, words }: Tool, type: string): Fault[] {
  if (family !== "superhard-insert" || /^solid\b/i.test(type) || /-tipped corner/i.test(words)) return [];
  const expected = 'how many corners are tipped, such as "2 PCBN-tipped corners"';
  return [{ field: "features", sentence: `expected ${expected}, found nothing of it.` }];
}

/** No insert cuts deeper than its edge is long, a round one no deeper than half its diameter. */
function checkDepth(tool: Tool, code: InsertDesignation, because: string): Fault[] {
  const depth = tool.most("depth");
  const [circle] = code.inscribedCircles;
  const most = code.edgeLength ?? (circle === undefined ? undefined : circle / 2);
  if (depth === undefined || most === undefined) return [];
  return tool.expect(depth <= most, "depth", `at most ${most} mm, the length of the edge`, because);
}

/** Classes M, N and U are pressed to size; all others are ground at least at their facets. */
function checkFinish(tool: Tool, { toleranceLetter }: InsertDesignation, because: string): Fault[] {
  const isSintered = tool.text("finish").startsWith("As sintered");
  return tool.expect(
    !isSintered || "MNU".includes(toleranceLetter),
    "finish",
    `a ground finish, as class ${toleranceLetter} has`,
    because,
  );
}

/** A 90° milling insert's code names its wiper and not its corner, which leaves a radius at the shoulder. */
function checkCornerOfWiper(tool: Tool, { wiper }: InsertDesignation, because: string): Fault[] {
  if (wiper?.angle !== 90) return [];
  return tool.expect(tool.edge("RE") !== undefined, "edge", 'its corner radius such as "RE 0.8 mm"', because);
}
