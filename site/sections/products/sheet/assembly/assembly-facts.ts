import { largerBy, leanOver, shankBend } from "#engineering/calculator/bent-tool.ts";
import type { Figures } from "#engineering/calculator/quantities.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { textIn, type LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { barReach } from "../cutting/bar-reach.ts";
import type { Assembly } from "./assembly.ts";

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
  /** A tool holder's nose below its gauge line. */
  nose?: number | undefined;
  figures: Figures;
  setback?: readonly [number, number] | undefined;
  units: LengthUnits;
}

const STATED = "Stated for the tool, without a tolerance.";
/** A step of corner radii of ISO 1832. */
const RADIUS_STEP = 0.4;
/** Longer than this, an end mill's risk of chatter climbs quickly. */
const MILL_REACH = 4;

function mm(value: number, decimals = 2): string {
  return `${Number(value.toFixed(decimals))} mm`;
}

/** µm as people need them: one digit behind the point below ten. */
function micrometres(value: number): string {
  return value < 0.1 ? "less than 0.1 µm" : `${value < 10 ? value.toFixed(1) : Math.round(value)} µm`;
}

function setbackWords([along, across]: readonly [number, number]): string {
  const moved = [along, across].map((each) => mm(RADIUS_STEP * each));
  return `Stated with the holder's reference insert. A corner radius ${mm(RADIUS_STEP)} larger brings the corner back by ${moved[0]}${across === 0 ? "" : `, and in by ${moved[1]}`}: touch it off.`;
}

/** How far the tool is bent at its edge, µm; undefined where the cut or the tool leaves it open. */
export function bendOf(
  { kind, body }: Assembly,
  { cutForce, overhang, deflection }: Figures,
): number | undefined {
  if (kind !== "holder") return deflection;
  const [height, width] = valuesOf(body).shank?.sides ?? [];
  return cutForce === undefined || overhang === undefined || !height || !width
    ? undefined
    : shankBend(cutForce, overhang, height.mm, width.mm);
}

function lengths(assembly: Assembly, { overhang, nose, setback }: FactInputs): Fact[] {
  const { kind, body } = assembly;
  const { length, width, diameter, depth } = valuesOf(body);
  if (kind === "mill")
    return [
      ...(nose === undefined
        ? []
        : [
            {
              name: "Gauge length",
              text: mm(overhang + nose),
              sure: "As good as the figures that you typed: measure it on the presetter.",
            },
          ]),
      ...(depth ? [{ name: "Reach APMX", text: mm(depth.max), sure: STATED }] : []),
    ];
  const reach = barReach(body);
  return [
    ...(length
      ? [
          {
            name: "Functional length LF",
            text: mm(length.max),
            sure: setback ? setbackWords(setback) : STATED,
          },
        ]
      : []),
    ...(width ? [{ name: "Functional width WF", text: mm(width.max), sure: "" }] : []),
    ...(kind === "bar" && diameter
      ? [{ name: "Smallest bore DMIN", text: `Ø${mm(diameter.max)}`, sure: STATED }]
      : []),
    ...(reach
      ? [
          {
            name: "Reach",
            text: mm(reach.reach),
            sure: `${reach.diameters} diameters: as far as makers' guides let bars of ${reach.material} reach, no limit of this bar's own.`,
          },
        ]
      : []),
  ];
}

/** What the bent tool does to the cut, in a sentence; empty where the bend isn't known. */
function effect({ kind }: Assembly, bend: number, { overhang, figures }: FactInputs): string {
  const { diameter, depth = 0 } = figures;
  if (kind === "mill") {
    const lean = leanOver(bend, overhang, Math.min(depth, overhang));
    return `A wall ${mm(depth)} deep stands up to ${micrometres(bend)} off at its foot and leans by ${micrometres(lean)} (taper), if the whole force pushes away from it.`;
  }
  if (kind === "bar")
    return `The bar is pressed down by ${micrometres(bend)}. Of the push away from the wall no source gives the share: at half of the force the bore comes out ${micrometres(bend)} too small, over its whole depth. A second pass without infeed takes part of it away.`;
  const larger = diameter === undefined ? undefined : largerBy(bend, diameter);
  return `The corner is pressed ${micrometres(bend)} below the centre: ${larger === undefined ? "hardly" : micrometres(larger)} on the diameter. What bends a slender shaft counts more.`;
}

function load(assembly: Assembly, inputs: FactInputs): Fact[] {
  const { figures, overhang } = inputs;
  const { cutForce } = figures;
  const bend = bendOf(assembly, { ...figures, overhang });
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
  if (bend === undefined) return force;
  const isThick = assembly.kind === "mill" && isThicker(assembly);
  return [
    ...force,
    {
      name: "Deflection, about",
      text: micrometres(bend),
      sure: `Of the tool alone, clamped stiff. Head, clamping and machine give way too, how much isn't known: expect more.${isThick ? " The shank is thicker than the edge, which bends less." : ""}`,
    },
    { name: "In the cut", text: effect(assembly, bend, inputs), sure: "" },
  ];
}

function isThicker({ body }: Assembly): boolean {
  const { shank, diameter } = valuesOf(body);
  return (shank?.sides[0]?.mm ?? 0) > (diameter?.max ?? 0);
}

/** How many times its diameter a round tool stands out. */
export function slendernessOf({ kind, body }: Assembly, overhang: number): number | undefined {
  const { shank, diameter } = valuesOf(body);
  if (kind === "holder") return undefined;
  const thick = kind === "mill" ? diameter?.max : shank?.sides[0]?.mm;
  return thick === undefined ? undefined : overhang / thick;
}

/** Every figure of an assembly, in the order in which it is set up. */
export function assemblyFacts(assembly: Assembly, inputs: FactInputs): Fact[] {
  const { overhang, units } = inputs;
  const times = slendernessOf(assembly, overhang);
  const all: Fact[] = [
    ...lengths(assembly, inputs),
    {
      name: "Overhang OH",
      text: mm(overhang) + (times === undefined ? "" : `, ${times.toFixed(1)} × D`),
      sure: "As you clamp it.",
    },
    ...load(assembly, inputs),
  ];
  return all.map(({ name, text, sure }) => ({
    name,
    text: textIn(units, "length", text),
    sure: textIn(units, "length", sure),
  }));
}

/** What is to be changed: the calculator's warnings, and of a mill its overhang. */
export function assemblyWarnings(
  assembly: Assembly,
  overhang: number,
  warnings: readonly string[],
): string[] {
  const times = slendernessOf(assembly, overhang) ?? 0;
  const isLong = assembly.kind === "mill" && times > MILL_REACH;
  return [
    ...(isLong
      ? [
          `The overhang is above ${MILL_REACH} diameters: from there on a mill bends and chatters much sooner. Clamp it shorter: a tenth less bends a quarter less.`,
        ]
      : []),
    ...warnings,
  ];
}
