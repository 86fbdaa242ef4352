import { pitchOfThreads } from "../units/convert.ts";
import type { Mm, MmPerTurn, PerInch } from "../units/units.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import { edgeFigure } from "../values/edge.ts";
import { valuesOf } from "../values/values.ts";
import type { StartRange, StartValue } from "./start-value.ts";
import type { Tool } from "../values/tool.ts";
import { stepOf } from "../values/step.ts";
import { hasOwnForm } from "../values/tool.ts";
import {
  drillFeed,
  grooveFeed,
  indexableMillFeed,
  spotFeed,
  superhardFeed,
  turningFeed,
  uDrillFeed,
} from "./start-feeds.ts";
import { millFeed, type SolidMilling } from "./solid-mill-feeds.ts";
import type { Operation } from "./start-speeds.ts";

/** A feed of one kind. */
type Feed = Pick<StartValue, "fn" | "fz" | "pitch">;

/** A way in which a tool cuts. */
export interface Cut {
  operation: Operation;
  /** The feed in a group, or in those materials of it; undefined where the tool has no starting values for them. */
  feed: (group: WorkpieceGroup, materials?: string) => Feed | undefined;
  /** Said with each value of this cut. */
  note?: string;
  /** Part of the table's speed: a wider edge runs faster than the diameter that turns are worked out from. */
  slowed?: number;
}

const CARBIDE = /carbide/i;
const SPOT_DRILL = /\bspot drill\b/i;
const CENTRE_DRILL = /\bcentre drill\b/i;
/** Thinner drills have no figures: Tungaloy's chart of feeds begins here (general catalogue 2020–21, p. 1339). */
const THINNEST_DRILL: Mm = 2;
/** Sizes of the tapered pipe threads: ASME B1.20.1, ISO 7-1. */
const TAPERED = /^(NPTF?|Rc?)\b/;

/** How each family cuts. Those left out hold inserts that say it; of ball noses no source is known. */
const cuts: Readonly<Record<string, (tool: Tool) => Cut[]>> = {
  "turning-insert": turning,
  "superhard-insert": superhard,
  "end-mill": solidMilling,
  "milling-insert": indexableMilling,
  "milling-cutter": indexableMilling,
  drill: drilling,
  "step-drill": drilling,
  "drilling-insert": uDrilling,
  "u-drill": uDrilling,
  tap: tapping,
  "threading-insert": threadTurning,
  "grooving-insert": grooving,
  "parting-insert": grooving,
};

/** How a tool cuts, as far as starting values are known for its family and cutting material. */
export function cutsOf(tool: Tool): Cut[] {
  return cuts[tool.family]?.(tool) ?? [];
}

/** The radius of a corner or of a round edge. */
function radiusOf(tool: Tool): Mm | undefined {
  const { edge } = valuesOf(tool);
  return edgeFigure(edge, "RE") ?? edgeFigure(edge, "R");
}

function isCarbide({ specifications }: Tool): boolean {
  return CARBIDE.test(specifications.grade ?? "");
}

function isUncoated({ specifications: { coating = "Uncoated" } }: Tool): boolean {
  return /^(uncoated|polished)/i.test(coating);
}

function perTurn(feed: StartRange<MmPerTurn>): Feed;
function perTurn(feed: StartRange<MmPerTurn> | undefined): Feed | undefined;
function perTurn(feed: StartRange<MmPerTurn> | undefined): Feed | undefined {
  return feed && { fn: feed };
}

function turning(tool: Tool): Cut[] {
  if (!isCarbide(tool)) return [];
  const { application = "" } = tool.specifications;
  const radius = radiusOf(tool);
  return [
    {
      operation: "turning",
      // The speeds of all other groups are those of coated carbide.
      feed: (group) =>
        group === "N" || !isUncoated(tool) ? perTurn(turningFeed(application, radius, group)) : undefined,
    },
  ];
}

/** From this content of CBN, %, PCBN has a metallic binder and is for cast iron. */
const HIGH_CONTENT = 80;

function superhard(tool: Tool): Cut[] {
  const { grade = "" } = tool.specifications;
  const radius = radiusOf(tool);
  const percent = Number(/(\d+) % CBN/.exec(grade)?.[1]);
  if (grade.startsWith("PCD")) {
    return [{ operation: "turning with PCD", feed: () => perTurn(superhardFeed("PCD", radius)) }];
  }
  if (percent >= HIGH_CONTENT) {
    const feed = perTurn(superhardFeed("high PCBN", radius));
    return [{ operation: "turning with high-content PCBN", feed: () => feed }];
  }
  if (percent < HIGH_CONTENT) {
    return [{ operation: "hard turning", feed: () => perTurn(superhardFeed("low PCBN", radius)) }];
  }
  return [];
}

function solidMilling(tool: Tool): Cut[] {
  const diameter = valuesOf(tool).diameter?.max;
  if (!isCarbide(tool) || diameter === undefined) return [];
  const cut = (operation: SolidMilling, note: string): Cut => ({
    operation,
    note,
    feed: (group, materials) => {
      const feed = millFeed(operation, group, diameter, materials);
      return feed && { fz: feed };
    },
  });
  const { application = "", edge: tip = "" } = tool.specifications;
  // A chamfer mill cuts with the cone of its tip, others with a form of their own: no source of figures is known.
  if (/^chamfer\b/i.test(tip) || hasOwnForm(tool)) return [];
  if (/^finishing of/i.test(application)) return [cut("finish milling", "finishing, ae 0.05–0.1 × D")];
  return [cut("shoulder milling", "shoulder milling, ae 0.1–0.4 × D"), cut("slotting", "slotting")];
}

function indexableMilling(tool: Tool): Cut[] {
  const isBody = tool.family === "milling-cutter";
  if (!isBody && !isCarbide(tool)) return [];
  const angle = edgeFigure(valuesOf(tool).edge, "KAPR");
  if (angle === 45)
    return [{ operation: "milling 45°", feed: (group) => ({ fz: indexableMillFeed("milling 45°", group) }) }];
  const isRound =
    angle === undefined &&
    /\bR[A-Z]/.test(`${tool.specifications.insert ?? ""} ${tool.specifications.size ?? ""}`);
  if (angle !== 90 && !isRound) return [];
  return [
    {
      operation: "milling 90°",
      // A round insert's own angle changes with the depth: values of 90° are the careful ones.
      ...(isRound && { note: "as for 90° milling" }),
      feed: (group) => ({ fz: indexableMillFeed("milling 90°", group) }),
    },
  ];
}

function drilling(tool: Tool): Cut[] {
  const diameter = valuesOf(tool).diameter?.max;
  const { type = "", edge } = tool.specifications;
  if (diameter === undefined || !isCarbide(tool) || isUncoated(tool)) return [];
  if (SPOT_DRILL.test(type)) {
    const note = "spotting, at the diameter of the cone";
    return [{ operation: "drilling", note, feed: (group) => perTurn(spotFeed(group)) }];
  }
  // The figures are of coated drills that make a hole; of centre drills no source is known.
  if (CENTRE_DRILL.test(type) || hasOwnForm(tool) || diameter < THINNEST_DRILL) return [];
  const step = stepOf(edge);
  return [
    {
      operation: "drilling",
      feed: (group) => perTurn(drillFeed(group, diameter)),
      ...(step && {
        note: `at the pilot; the step’s Ø${step.diameter} runs as fast as a drill of its size`,
        slowed: diameter / step.diameter,
      }),
    },
  ];
}

/** Inscribed circles up to this, mm, sit in drills up to about Ø30. */
const SMALL_CIRCLE: Mm = 7.94;

function uDrilling(tool: Tool): Cut[] {
  const diameter = valuesOf(tool).diameter?.max;
  const isBody = tool.family === "u-drill";
  if (diameter === undefined || (!isBody && !isCarbide(tool))) return [];
  const reach = Number(/(\d+) × D\b/.exec(tool.specifications.type ?? "")?.[1] ?? 3);
  // An insert doesn't say its drill's diameter: the smaller ones get the feed that suits both sides of Ø26.
  const feed = (group: WorkpieceGroup) =>
    isBody ? uDrillFeed(diameter, reach, group) : uDrillFeed(diameter > SMALL_CIRCLE ? 30 : 20, 3, group);
  return [
    {
      operation: "U-drilling",
      ...(!isBody && { note: "in drills up to 3 × D" }),
      feed: (group) => perTurn(feed(group)),
    },
  ];
}

/** The feed of a thread is its pitch, mm; a partial profile's is any of its range. */
function pitchOf(tool: Tool): Feed | undefined {
  const pitch = valuesOf(tool).threadPitch;
  if (!pitch) return undefined;
  if (pitch.unit === "mm") return { pitch: { low: pitch.min ?? pitch.max, high: pitch.max } };
  const { min = pitch.max, max } = pitch;
  const inMm = (threads: PerInch): Mm => Math.round(1000 * pitchOfThreads(threads)) / 1000;
  return { pitch: { low: inMm(max), high: inMm(min) } };
}

function tapping(tool: Tool): Cut[] {
  const { grade = "", size = "" } = tool.specifications;
  // All threads of a tapered tap cut, so it runs slower: no source is known that says by how much.
  if (!/HSS-E/.test(grade) || isUncoated(tool) || TAPERED.test(size)) return [];
  const feed = pitchOf(tool);
  return [{ operation: "tapping", feed: () => feed }];
}

function threadTurning(tool: Tool): Cut[] {
  if (!isCarbide(tool)) return [];
  const feed = pitchOf(tool);
  return [{ operation: "thread turning", feed: () => feed }];
}

function grooving(tool: Tool): Cut[] {
  const width = valuesOf(tool).width?.max;
  if (!isCarbide(tool) || width === undefined) return [];
  return [{ operation: "grooving", feed: (group) => perTurn(grooveFeed(width, group)) }];
}
