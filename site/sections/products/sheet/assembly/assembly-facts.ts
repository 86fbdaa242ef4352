import { largerBy, leanOver, rodBend, shankBend } from "#engineering/calculator/bent-tool.ts";
import type { Figures } from "#engineering/calculator/quantities.ts";
import type { Micrometre, Mm } from "#engineering/units/units.ts";
import { usableDepth } from "#engineering/values/reach.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { textIn, type LengthUnits } from "../../../../catalogue/units/length-units.ts";
import type { Assembly } from "./assembly.ts";
import { assemblyLengths, gaugeLength, mm } from "./assembly-lengths.ts";

/** A figure of an assembly, and in plain words how sure it is. */
export interface Fact {
  name: string;
  text: string;
  /** Empty where another fact has said it. */
  sure: string;
}

/** What the facts are worked out from: the overhang, the cut's figures, and what 1 mm of corner radius changes. */
export interface FactInputs {
  overhang: number;
  /** A tool holder's nose below its gauge line; how far an arbor stands out of it. */
  nose?: number | undefined;
  /** The arbor's diameter. */
  arbor?: number | undefined;
  figures: Figures;
  setback?: readonly [number, number] | undefined;
  units: LengthUnits;
}

/** Longer than this, an end mill's risk of chatter climbs quickly. */
const MILL_REACH = 4;

/** µm as people need them: one digit behind the point below ten. */
function micrometres(value: number): string {
  return value < 0.1 ? "less than 0.1 µm" : `${value < 10 ? value.toFixed(1) : Math.round(value)} µm`;
}

/** How far the edge is from where the tool is clamped; of a cutter on an arbor from the gauge line. */
function lever(
  { kind }: Assembly,
  { overhang, nose }: Pick<FactInputs, "overhang" | "nose">,
): Mm | undefined {
  return kind === "shell" ? gaugeLength(overhang, nose) : overhang;
}

/** The thickness of what bends like a rod of steel: the arbor, the thinner of a cutter's edge and shank, the bar. */
function rodOf({ kind, body }: Assembly, arbor: Mm | undefined): Mm | undefined {
  const { shank, diameter } = valuesOf(body);
  const [side] = shank?.sides ?? [];
  if (kind === "shell") return arbor;
  if (!side) return undefined;
  return kind === "mill" ? Math.min(side.mm, diameter?.max ?? side.mm) : kind === "bar" ? side.mm : undefined;
}

/** How far the tool is bent at its edge, µm; undefined where the cut or the tool leaves it open. */
export function bendOf(
  assembly: Assembly,
  inputs: Pick<FactInputs, "overhang" | "nose" | "arbor" | "figures">,
): Micrometre | undefined {
  const { kind, body } = assembly;
  const { cutForce, deflection } = inputs.figures;
  if (deflection !== undefined && (kind === "bar" || kind === "mill")) return deflection;
  const length = lever(assembly, inputs);
  if (cutForce === undefined || length === undefined) return undefined;
  if (kind === "holder") {
    const [height, width] = valuesOf(body).shank?.sides ?? [];
    return height && width && shankBend(cutForce, length, height.mm, width.mm);
  }
  const rod = rodOf(assembly, inputs.arbor);
  return rod === undefined ? undefined : rodBend(cutForce, length, rod);
}

/** Why an assembly with start values has no deflection; empty where it has one. */
export function unsaidBend({ kind, work }: Assembly, bend: Micrometre | undefined): string {
  if (bend !== undefined) return "";
  if (work === "threading")
    return "Deflection isn't worked out: no source gives the force of a thread's passes.";
  if (kind === "blade") return "Deflection isn't worked out: no value gives the blade's thickness.";
  if (kind === "drill")
    return "Deflection isn't worked out: what the two inserts' forces leave across the drill, no source gives.";
  return kind === "shell"
    ? "With the arbor's length and diameter typed, its deflection is worked out as that of a rod of steel; a cutter's own isn't known."
    : "";
}

/** What the bent tool does to the cut, in a sentence. */
function effect({ kind, work }: Assembly, bend: Micrometre, { figures }: FactInputs, length: Mm): string {
  const { diameter, innerDiameter, depth = 0 } = figures;
  const by = micrometres(bend);
  if (work === "milling") {
    const lean = leanOver(bend, length, Math.min(depth, length));
    return `A wall ${mm(depth)} deep stands up to ${by} off at its foot and leans by ${micrometres(lean)} (taper), if the whole force pushes away from it.`;
  }
  if (kind === "bar")
    return `The bar is pressed down by ${by}. Of the push away from the wall no source gives the share: at half of the force the ${work === "turning" ? `bore comes out ${by} too small, over its whole depth. A second pass without infeed` : `groove's ground comes out ${by} too small. A dwell of some turns`} takes part of it away.`;
  const cut = work === "turning" ? diameter : innerDiameter;
  const larger = cut ? micrometres(largerBy(bend, cut)) : "hardly";
  return `The ${work === "turning" ? "corner" : "edge"} is pressed ${by} below the centre${cut === 0 ? ": a stub stays at the middle" : `: ${larger} on the diameter`}. What bends a slender shaft counts more.`;
}

/** What is between the edge and the machine, besides what is worked out. */
function bendSureness(assembly: Assembly): string {
  const { kind, insert } = assembly;
  if (kind === "shell")
    return "Of an arbor as thick all along, clamped stiff at the gauge line. Cutter, spindle and seat give way too: expect more.";
  const rest =
    kind === "mill" && insert
      ? "Of a solid rod of steel as thick as the thinner of edge and shank, clamped stiff. The pockets, clamping"
      : "Of the tool alone, clamped stiff. Head, clamping";
  return `${rest} and machine give way too, how much isn't known: expect more.${kind === "mill" && !insert && isThicker(assembly) ? " The shank is thicker than the edge, which bends less." : ""}`;
}

function load(assembly: Assembly, inputs: FactInputs): Fact[] {
  const { cutForce } = inputs.figures;
  const bend = bendOf(assembly, inputs);
  const length = lever(assembly, inputs);
  const force =
    cutForce === undefined
      ? []
      : [
          {
            name: "Mean cutting force",
            text: `${Math.round(cutForce)} N`,
            sure: "Makers' figures for one material differ by a tenth or more, a worn edge needs more.",
          },
        ];
  if (bend === undefined || length === undefined) return force;
  return [
    ...force,
    { name: "Deflection, about", text: micrometres(bend), sure: bendSureness(assembly) },
    { name: "In the cut", text: effect(assembly, bend, inputs, length), sure: "" },
  ];
}

function isThicker({ body }: Assembly): boolean {
  const { shank, diameter } = valuesOf(body);
  return (shank?.sides[0]?.mm ?? 0) > (diameter?.max ?? 0);
}

/** How many times its diameter a round tool stands out. */
export function slendernessOf({ kind, body }: Assembly, overhang: number): number | undefined {
  const { shank, diameter } = valuesOf(body);
  if (kind === "holder" || kind === "blade" || kind === "shell") return undefined;
  const thick = kind !== "bar" ? diameter?.max : shank?.sides[0]?.mm;
  return thick === undefined ? undefined : overhang / thick;
}

/** Every figure of an assembly, in the order in which it is set up. */
export function assemblyFacts(assembly: Assembly, inputs: FactInputs): Fact[] {
  const { overhang, units } = inputs;
  const times = slendernessOf(assembly, overhang);
  const all: Fact[] = [
    ...assemblyLengths(assembly, inputs),
    ...(assembly.kind === "shell"
      ? []
      : [
          {
            name: "Overhang OH",
            text: mm(overhang) + (times === undefined ? "" : `, ${times.toFixed(1)} × D`),
            sure: "As you clamp it.",
          },
        ]),
    ...load(assembly, inputs),
  ];
  return all.map(({ name, text, sure }) => ({
    name,
    text: textIn(units, "length", text),
    sure: textIn(units, "length", sure),
  }));
}

/** What is deeper or further out than the tools reach. */
function reachWarnings({ kind, work, body, insert }: Assembly, overhang: Mm, figures: Figures): string[] {
  const { diameter, innerDiameter } = figures;
  const isGroove = (work === "grooving" || work === "parting") && insert;
  if (kind === "drill") {
    const deepest = valuesOf(body).depth?.max ?? 0;
    return overhang < deepest
      ? [
          `The drill stands out less than the ${mm(deepest)} that it drills: a deeper hole ends at the holder.`,
        ]
      : [];
  }
  if (!isGroove || diameter === undefined || innerDiameter === undefined) return [];
  // Tenths add up to a hair more.
  const deep = Number(((diameter - innerDiameter) / 2).toFixed(3));
  const deepest = usableDepth(body, insert);
  return [
    ...(deepest !== undefined && deep > deepest
      ? [`The cut is ${mm(deep)} deep, above the ${mm(deepest)} of holder and insert.`]
      : []),
    ...(kind !== "bar" && deep > overhang
      ? [`The tool stands out ${mm(overhang)}, less than the cut is deep (${mm(deep)}).`]
      : []),
  ];
}

/** What is to be changed: the calculator's warnings, and of a round tool its overhang. */
export function assemblyWarnings(
  assembly: Assembly,
  { overhang, figures }: Pick<FactInputs, "overhang" | "figures">,
  warnings: readonly string[],
): string[] {
  const { kind, work } = assembly;
  const times = slendernessOf(assembly, overhang) ?? 0;
  const isLong = times > MILL_REACH;
  return [
    ...(isLong && kind === "mill"
      ? [
          `The overhang is above ${MILL_REACH} diameters: from there on a mill bends and chatters much sooner. Clamp it shorter: a tenth less bends a quarter less.`,
        ]
      : []),
    // Of turning the calculator says it, by what the bar is made of.
    ...(isLong && kind === "bar" && work !== "turning"
      ? [
          `The overhang is above ${MILL_REACH} diameters, as far as makers' guides let bars of steel reach: it tends to chatter. Clamp it shorter, or take a thicker bar.`,
        ]
      : []),
    ...reachWarnings(assembly, overhang, figures),
    ...warnings,
  ];
}
