import { barReaches } from "./operations/deflection.ts";
import type { Mm } from "../units/units.ts";
import { solve, type Solution } from "./formula.ts";
import { allowedTurns, limitsOf, type Limit, type Machine } from "./machine.ts";
import type { Operation } from "./operations/operation.ts";
import type { Figures } from "./quantities.ts";
import { surfaceTime } from "./surface-speed.ts";
import type { Workpiece } from "./workpieces.ts";

/** What is asked of the calculator. */
export interface Question {
  operation: Operation;
  figures: Figures;
  workpiece?: Workpiece | undefined;
  machine: Machine;
  /** The depth of cut that a product allows. */
  deepest?: Mm | undefined;
}

/** What it answers: figures within the machine's limits. */
export interface Answer extends Solution {
  /** The limits for what was asked, the tightest first. */
  limits: Limit[];
  /** What was asked before the machine limited it. */
  wanted?: Figures;
  /** Of cuts at constant surface speed: the diameter below which the spindle can't turn faster. */
  limitDiameter?: Mm;
  /** Sentences about what is unusual. */
  warnings: string[];
}

/** Part of the drive's power that reaches the spindle. */
const EFFICIENCY = 0.8;

/** Stiffer than any steel, GPa. */
const STIFF = 400;

function warningsOf({ operation, deepest }: Question, figures: Figures): string[] {
  const { feed, radius, depth, circle, slenderness, modulus = 0 } = figures;
  const warnings: string[] = [];
  const bar = modulus > STIFF ? "carbide" : "steel";
  const reach = barReaches[bar].diameters;
  if (operation.id === "boring" && slenderness !== undefined && slenderness > reach) {
    warnings.push(
      `The overhang is above ${reach} diameters, as far as makers' guides let ${bar} bars reach: it tends to chatter. Clamp it shorter, or take a thicker or stiffer bar.`,
    );
  }
  if (operation.feed === "feed" && feed !== undefined && radius !== undefined && feed > radius / 2) {
    warnings.push(
      `The feed is above half the corner radius (${Number((radius / 2).toFixed(3))} mm): the surface and the corner suffer.`,
    );
  }
  if (depth !== undefined && circle !== undefined && depth > circle / 2) {
    warnings.push("The depth is above the round insert's radius: its edge ends there.");
  }
  if (deepest !== undefined && depth !== undefined && depth > deepest) {
    warnings.push(`The depth is above this tool's ${deepest} mm.`);
  }
  return warnings;
}

/** Works a cut out, and again slower if the machine can't turn that fast or lacks the power. */
export function calculate(question: Question): Answer {
  const { operation, workpiece, machine } = question;
  const asked: Figures = {
    efficiency: EFFICIENCY,
    ...(workpiece && { unitForce: workpiece.unitForce, forceSlope: workpiece.slope }),
    ...question.figures,
  };
  const wanted = solve(operation.formulas, asked);
  const limits = limitsOf(wanted.figures, machine);
  const turns = allowedTurns(wanted.figures, machine);
  const isLimited = turns !== undefined && turns < (wanted.figures.turns ?? 0);
  const { speed: _, tableFeed: __, ...rest } = asked;
  const found = isLimited
    ? solve(operation.formulas, { ...rest, ...keptFeed(operation, wanted.figures), turns })
    : wanted;
  const surface = surfaceOf(operation, found.figures, machine);
  return {
    figures: { ...found.figures, ...(surface && { time: surface.time }) },
    steps: found.steps,
    limits,
    ...(isLimited && { wanted: wanted.figures }),
    ...(surface?.limitDiameter !== undefined && { limitDiameter: surface.limitDiameter }),
    warnings: warningsOf(question, found.figures),
  };
}

/** The feed stays when the spindle turns slower; the feed rate falls with it. */
function keptFeed({ feed }: Operation, figures: Figures): Figures {
  const value = figures[feed];
  return value === undefined ? {} : { [feed]: value };
}

function surfaceOf({ asks }: Operation, { diameter, innerDiameter, speed, feed }: Figures, machine: Machine) {
  const isAcross = asks.some(({ name }) => name === "innerDiameter");
  if (!isAcross || diameter === undefined || speed === undefined || feed === undefined) return undefined;
  return surfaceTime({ from: diameter, to: innerDiameter ?? 0, speed, feed, fastest: machine.turns });
}
