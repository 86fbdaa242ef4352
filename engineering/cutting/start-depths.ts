import type { Mm } from "../units/units.ts";
import { edgeFigure } from "../values/edge.ts";
import type { Tool } from "../values/tool.ts";
import { valuesOf } from "../values/values.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import { chipClassesOf, type ChipClass } from "./chip-class.ts";
import { edgeDepth, EDGE_SOURCE, leastDepth, RADIUS_SOURCE } from "./edge-depths.ts";
import type { DepthRange, StartRange, StartValue } from "./start-value.ts";

/** Depths of one kind of cut, mm. */
type Depths = StartRange<Mm>;

const depths = (low: Mm, start: Mm, high: Mm): Depths => ({ low, start, high });

/** One source's depths of cut in turning; of a class that it doesn't have, those of the next lighter one. */
interface TurningDepths {
  finishing: Depths;
  medium?: Depths;
  roughing?: Depths;
  /** Where they are from, for people. */
  source: string;
}

const steel: TurningDepths = {
  finishing: depths(0.5, 1, 1.5),
  medium: depths(1, 2.5, 4),
  roughing: depths(1.5, 4, 6),
  source: "Sumitomo 2019–20, p. 13",
};
const stainless: TurningDepths = {
  finishing: depths(0.5, 1, 1.5),
  medium: depths(1, 2, 3),
  roughing: depths(1, 2, 4),
  source: "Kyocera 2016–17, p. 214",
};
/** One range for all cuts. */
const castIron: TurningDepths = { finishing: depths(0.5, 2, 6), source: "Sumitomo 2019–20, p. 16" };
/** Of cast iron; steel and stainless steel take the same, as guidance. */
const positive: TurningDepths = {
  finishing: depths(0.2, 0.5, 1),
  medium: depths(0.5, 1, 2),
  source: "Kyocera 2021–22, p. 301, positive inserts in cast iron, parts below Ø16 mm",
};
const aluminium: TurningDepths = {
  finishing: depths(0.05, 0.3, 0.5),
  medium: depths(0.2, 0.5, 1.5),
  source: "Kyocera 2021–22, p. 301, positive inserts in aluminium, parts below Ø16 mm",
};
const heatResistant: TurningDepths = {
  finishing: depths(0.1, 0.5, 1),
  source: "Kyocera 2021–22, p. 301, positive inserts in titanium, parts below Ø16 mm",
};

const negative: Readonly<Partial<Record<WorkpieceGroup, TurningDepths>>> = {
  P: steel,
  M: stainless,
  K: castIron,
};
const ofPositive: Readonly<Partial<Record<WorkpieceGroup, TurningDepths>>> = {
  N: aluminium,
  S: heatResistant,
};

/** Side turning with a grooving insert, as a part of its width: ZCC-CT 2019, p. 460. */
const SIDE_TURNING = 0.75;

function turningDepths(
  { specifications: { type = "" } }: Tool,
  group: WorkpieceGroup,
): TurningDepths | undefined {
  if (!/^positive/i.test(type)) return negative[group];
  return ofPositive[group] ?? (group === "H" ? undefined : positive);
}

function ofClass(rows: TurningDepths, name: ChipClass): Depths {
  const { finishing, medium = finishing, roughing = medium } = rows;
  return { finishing, medium, roughing }[name];
}

/** The published depths of a class in a workpiece group; undefined where no source is known. */
export function classDepths(tool: Tool, group: WorkpieceGroup, name: ChipClass): StartRange<Mm> | undefined {
  const rows = turningDepths(tool, group);
  return rows && ofClass(rows, name);
}

/** Depths of turning for the classes that the application names, medium where it names none; begins at the lightest. */
function turningRule(tool: Tool, group: WorkpieceGroup): Depths | undefined {
  const rows = turningDepths(tool, group);
  const named = chipClassesOf(tool.specifications.application);
  const cuts = (named.length > 0 ? named : (["medium"] as const)).flatMap((name) =>
    rows ? ofClass(rows, name) : [],
  );
  const [first] = cuts;
  return (
    first && {
      low: Math.min(...cuts.map(({ low }) => low)),
      start: first.start,
      high: Math.max(...cuts.map(({ high }) => high)),
    }
  );
}

/** The depth that the tool states itself. */
function statedDepth(tool: Tool): DepthRange | undefined {
  const { depth } = valuesOf(tool);
  return depth && { low: depth.min ?? 0, high: depth.max };
}

/** A depth that stays within what the insert's edge takes. */
function onEdge(tool: Tool, { low, start, high }: DepthRange): DepthRange {
  const most = Math.min(edgeDepth(tool)?.high ?? high, high);
  return {
    low: Math.min(low, most),
    // A start at the deep end is none.
    ...(start !== undefined && (start < most || most === high) && { start }),
    high: most,
  };
}

function turning(tool: Tool, group: WorkpieceGroup): DepthRange | undefined {
  const found = unlimited(tool, group);
  return found && onEdge(tool, found);
}

/** The rule's depths with the corner radius's least one, which doesn't pass the source's own start. */
function ruleFor(tool: Tool, group: WorkpieceGroup): Depths | undefined {
  const rule = turningRule(tool, group);
  return rule && { ...rule, low: Math.max(rule.low, Math.min(leastDepth(tool) ?? 0, rule.start)) };
}

function unlimited(tool: Tool, group: WorkpieceGroup): DepthRange | undefined {
  const rule = ruleFor(tool, group);
  const stated = statedDepth(tool);
  if (!rule || !stated) return stated ?? rule;
  // A start at the deep end is none.
  const isInside = rule.start >= stated.low && rule.start < stated.high;
  return { ...stated, ...(isInside && { start: rule.start }) };
}

/** A grooving insert turns sideways if its application says so; other grooves are as wide as the insert. */
function grooving(tool: Tool): DepthRange | undefined {
  const { width, edge } = valuesOf(tool);
  if (!width || !/groove turning/i.test(tool.specifications.application ?? "")) return undefined;
  // Ingersoll 2011, p. 1356: the smallest depth is the corner radius.
  return { low: edgeFigure(edge, "RE") ?? 0, high: Number((width.max * SIDE_TURNING).toFixed(2)) };
}

/**
 * The depths of cut of an insert in a workpiece group: those that it states, else by published ranges. `deepest` is what
 * the cutters of a milling insert reach. Undefined for other tools, and where no source is known.
 */
export function startDepth(tool: Tool, group: WorkpieceGroup, deepest?: Mm): DepthRange | undefined {
  switch (tool.family) {
    case "turning-insert":
      return turning(tool, group);
    case "superhard-insert":
      return statedDepth(tool);
    case "milling-insert":
      return statedDepth(tool) ?? (deepest === undefined ? undefined : { low: 0, high: deepest });
    case "grooving-insert":
      return grooving(tool);
    default:
      return undefined;
  }
}

/** Start values with the depth of cut of each: speed, feed and depth are one point of the insert's field. */
export function withDepths<Value extends StartValue>(
  tool: Tool,
  values: readonly Value[],
  deepest?: Mm,
): Value[] {
  return values.map((value) => {
    const ap = startDepth(tool, value.group, deepest);
    return ap ? { ...value, ap } : value;
  });
}

/** Where the least depth is from, if it is the corner radius's. */
function radiusWords(tool: Tool, group: WorkpieceGroup): string {
  const [rule, found] = [turningRule(tool, group), ruleFor(tool, group)];
  return rule && found && found.low > rule.low ? `; at least 2/3 × corner radius (${RADIUS_SOURCE})` : "";
}

/** Where the greatest depth is from, if it is the edge's. */
function edgeWords(tool: Tool, found: DepthRange | undefined): string {
  const most = edgeDepth(tool);
  return tool.family === "turning-insert" && most && found && found.high > most.high
    ? `; at most ${most.words} (${EDGE_SOURCE})`
    : "";
}

/** Where the depths of an insert's field are from, for people: what it states itself, or the rule. */
export function depthSource(tool: Tool, group: WorkpieceGroup): string {
  const isStated = valuesOf(tool).depth !== undefined && tool.family !== "grooving-insert";
  if (isStated) return `stated for this insert${edgeWords(tool, statedDepth(tool))}`;
  switch (tool.family) {
    case "turning-insert":
      return `by rule: ${turningDepths(tool, group)?.source ?? ""}${radiusWords(tool, group)}${edgeWords(tool, turningRule(tool, group))}`;
    case "milling-insert":
      return "what the cutters that take it reach";
    default:
      return "by rule: side turning from the corner radius (Ingersoll 2011, p. 1356) to 0.75 × width (ZCC-CT 2019, p. 460)";
  }
}
