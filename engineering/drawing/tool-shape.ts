import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import { edgeFigure, edgeForm } from "../values/edge.ts";
import { stepOf, type Step } from "../values/step.ts";
import type { Tool } from "../values/tool.ts";
import { hasOwnForm } from "../values/tool.ts";
import { valuesOf, type Values } from "../values/values.ts";
import { shankLength } from "../standards/shank-ends.ts";
import { chamferThreads } from "../standards/tap-blanks.ts";

/** Shape of a solid tool's tip. */
export type Tip =
  /** `isLead` of a tool that cuts with a chamfered lead, whose length no value gives; `pitch` of a thread mill's teeth. */
  | { kind: "square"; cornerRadius: Mm; isLead?: boolean; pitch?: Mm }
  | { kind: "ball" }
  /** Of a drill, or the whole cone of a chamfer mill: the included angle. */
  | { kind: "point"; angle: Degrees; isMill?: boolean }
  /** Of a tap: length of the chamfer, pitch, and how deep the tool reaches where a value says it. */
  | { kind: "thread"; chamfer: Mm; pitch: Mm; reach?: Mm };

/** A solid round tool's dimensions. */
export interface ToolShape {
  diameter: Mm;
  length: Mm;
  /** From the tip to the end of the flutes; of a tap to the end of its thread, assumed to be ten pitches. */
  cuttingLength: Mm;
  shank: Mm;
  /** 0 for a tap whose values name none: a forming tap has none that cut. */
  flutes: number;
  /** Whether the flutes are helical; a tap with a spiral point has straight ones, as has a tool whose type says so. */
  isHelical: boolean;
  /** Of a tap for left-hand threads, whose flutes wind to the left too. */
  isLeftHand?: true;
  tip: Tip;
  /** Of a step drill, whose other diameter is its pilot's. `from`: the pilot's length. */
  step?: Step & { from: Mm };
  /** Whether the shank is one of DIN 6535, which gives its length. */
  isStandardShank: boolean;
  /** Flat for a clamping screw (DIN 6535 HB). */
  hasFlat: boolean;
  /** Width across the flats of a driving square. */
  square?: Mm;
}

/** Approximate thread length of taps with spiral flutes, in pitches (DIN 371, DIN 376). */
const THREAD_PITCHES = 10;

/** Angle between the cone of a chamfer mill and its axis: `Chamfer 45°`. */
export function chamferAngle(edge: string): Degrees | undefined {
  const angle = Number(/^Chamfer (\d+(?:\.\d+)?)°/.exec(edge)?.[1]);
  return angle > 0 && angle < 90 ? angle : undefined;
}

function tipOf(tool: Tool): Tip | undefined {
  const { edge = "" } = tool.specifications;
  const { edge: value, size: thread, depth, threadPitch } = valuesOf(tool);
  if (!value) return undefined;
  switch (tool.family) {
    case "end-mill": {
      const chamfer = chamferAngle(edge);
      if (chamfer !== undefined) return { kind: "point", angle: 2 * chamfer, isMill: true };
      // A cone whose angle no value gives isn't a flat end mill.
      if (/chamfer/i.test(tool.specifications.type ?? "") || edge.startsWith("Chamfer ")) return undefined;
      return { kind: "square", cornerRadius: edgeFigure(value, "RE") ?? 0 };
    }
    case "ball-nose":
      return { kind: "ball" };
    case "drill":
    case "step-drill": {
      const angle = edgeFigure(value, "Point angle");
      return angle === undefined ? undefined : { kind: "point", angle };
    }
    case "tap": {
      const threads = chamferThreads(edgeForm(value) ?? "");
      const reach = depth?.max;
      if (thread?.kind !== "thread" || !threads) return undefined;
      return {
        kind: "thread",
        chamfer: ((threads.least + threads.most) / 2) * thread.pitch,
        pitch: thread.pitch,
        ...(reach !== undefined && { reach }),
      };
    }
    case "thread-mill": {
      const pitch = threadPitch?.unit === "mm" ? threadPitch.max : undefined;
      return pitch === undefined ? undefined : { kind: "square", cornerRadius: 0, pitch };
    }
    default:
      return /^Chamfered lead\b/.test(edge) ? { kind: "square", cornerRadius: 0, isLead: true } : undefined;
  }
}

function cuttingLength(tip: Tip, size: Values["size"]): Mm | undefined {
  if (tip.kind === "thread") return THREAD_PITCHES * tip.pitch;
  return size?.kind === "dimensions" ? size.sides[1]?.mm : undefined;
}

/** Where a step has its whole diameter, from the tip, mm. */
export function stepEnd({ from, diameter, angle }: NonNullable<ToolShape["step"]>, pilot: Mm): Mm {
  return from + (diameter - pilot) / 2 / Math.tan(radiansOf(angle / 2));
}

/** The diameter at the end of the flutes, mm. */
export function widestOf({ diameter, step }: ToolShape): Mm {
  return step?.diameter ?? diameter;
}

/** Whether a cone runs to a point: one that is shorter has a flat tip, which no value describes. */
function isPointed(angle: Degrees, diameter: Mm, cutting: Mm): boolean {
  return diameter / 2 / Math.tan(radiansOf(angle / 2)) <= cutting + 0.006;
}

/**
 * The shape of a solid end mill, ball nose, drill, tap, thread mill, or of another solid tool with a chamfered lead, from the values of its specifications. Undefined for other
 * tools, and if a required value is missing or contradicts another.
 */
export function toolShape(tool: Tool): ToolShape | undefined {
  const { type = "", flutes = "" } = tool.specifications;
  const { size, shank, ...values } = valuesOf(tool);
  const tip = hasOwnForm(tool) ? undefined : tipOf(tool);
  const diameter = values.diameter?.max;
  const length = values.length?.max;
  const shankDiameter = shank?.sides[0]?.mm;
  const cutting = tip && cuttingLength(tip, size);
  if (!tip || !diameter || !length || !shankDiameter || !cutting || cutting >= length) return undefined;
  if (tip.kind === "point" && tip.isMill && !isPointed(tip.angle, diameter, cutting)) return undefined;
  const step = stepOf(tool.specifications.edge);
  const from = values.depth?.max;
  if (step && (from === undefined || stepEnd({ ...step, from }, diameter) >= cutting)) return undefined;
  const square = /\bsquare (\d+(?:\.\d+)?) mm/.exec(shank.note ?? "")?.[1];
  return {
    diameter,
    length,
    cuttingLength: cutting,
    shank: shankDiameter,
    flutes: Number(flutes) || (tip.kind === "thread" ? 0 : 2),
    isHelical: tip.kind === "thread" ? /spiral flute/.test(type) : !/straight flute/.test(type),
    ...(size?.kind === "thread" && size.isLeftHand && { isLeftHand: true }),
    tip,
    ...(step && from !== undefined && { step: { ...step, from } }),
    isStandardShank: /\bDIN 6535\b/.test(shank.note ?? ""),
    hasFlat: /\bDIN 6535 HB\b/.test(shank.note ?? ""),
    ...(square === undefined ? {} : { square: Number(square) }),
  };
}

/** The length of a shank that is held, by DIN 6535; undefined where no standard says it, or the flutes reach into it. */
export function heldLength({
  isStandardShank,
  shank,
  length,
  cuttingLength: cutting,
}: ToolShape): Mm | undefined {
  const held = isStandardShank ? shankLength(shank) : undefined;
  return held === undefined || length - held < cutting ? undefined : held;
}
