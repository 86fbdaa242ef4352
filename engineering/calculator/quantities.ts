import type {
  CubicCmPerMinute,
  Degrees,
  FootPerMinute,
  Gigapascal,
  Kilowatt,
  Megapascal,
  MetrePerMinute,
  Micrometre,
  Minutes,
  Mm,
  MmPerMinute,
  MmPerTooth,
  MmPerTurn,
  Newton,
  NewtonMetre,
  PerMinute,
} from "../units/units.ts";
/** A quantity of the calculator: how it is written, and what a visitor may type. */
export interface Quantity<Unit extends string = string> {
  /** As engineers write it: `vc`, `κr`. */
  symbol: string;
  name: string;
  unit: Unit;
  /** Decimals that are shown. */
  digits: number;
  /** The least and the largest figure that is taken; the least itself is. */
  least: number;
  most: number;
  isWhole?: boolean;
}

function quantity<Unit extends string>(
  symbol: string,
  name: string,
  unit: Unit,
  digits: number,
  [least, most]: [number, number],
  isWhole?: boolean,
): Quantity<Unit> {
  return { symbol, name, unit, digits, least, most, ...(isWhole && { isWhole }) };
}

const length: [number, number] = [0.001, 100_000];
const part: [number, number] = [0.0001, 50];

/** All quantities by name. Lengths in mm, angles in degrees, speeds in m/min and 1/min, forces in MPa. */
export const quantities = {
  diameter: quantity("D", "Diameter", "mm", 2, [0.05, 10_000]),
  innerDiameter: quantity("D₂", "Inner diameter", "mm", 2, [0, 10_000]),
  speed: quantity("vc", "Cutting speed", "m/min", 1, [0.1, 10_000]),
  turns: quantity("n", "Spindle speed", "1/min", 0, [0.1, 500_000]),
  feed: quantity("fn", "Feed per revolution", "mm", 3, part),
  toothFeed: quantity("fz", "Feed per tooth", "mm", 3, part),
  teeth: quantity("z", "Teeth", "", 0, [1, 200], true),
  pitch: quantity("P", "Pitch", "mm", 3, [0.05, 50]),
  tableFeed: quantity("vf", "Feed rate", "mm/min", 0, [0.01, 1_000_000]),
  depth: quantity("ap", "Depth of cut", "mm", 2, [0.001, 500]),
  width: quantity("ae", "Width of cut", "mm", 2, [0.001, 5000]),
  grooveWidth: quantity("W", "Groove width", "mm", 2, [0.05, 100]),
  angle: quantity("κr", "Cutting edge angle", "°", 1, [1, 90]),
  circle: quantity("IC", "Round insert", "mm", 2, [1, 100]),
  sine: quantity("sin κ", "Sine of the edge's angle", "", 3, [0.001, 1]),
  pointAngle: quantity("σ", "Point angle", "°", 0, [60, 180]),
  radius: quantity("RE", "Corner radius", "mm", 2, [0.001, 50]),
  length: quantity("L", "Length of cut", "mm", 1, length),
  chamfer: quantity("x", "Threads of the chamfer", "", 1, [1, 12]),
  chip: quantity("hm", "Mean chip thickness", "mm", 4, part),
  largestChip: quantity("hex", "Largest chip thickness", "mm", 4, part),
  effectiveDiameter: quantity("Deff", "Effective diameter", "mm", 2, length),
  scallop: quantity("h", "Height of the ridges", "mm", 5, length),
  pointLength: quantity("PL", "Length of the point", "mm", 2, length),
  unitForce: quantity("kc1.1", "Specific cutting force at 1 mm", "MPa", 0, [50, 20_000]),
  forceSlope: quantity("mc", "Slope of the cutting force", "", 2, [0, 0.9]),
  force: quantity("kc", "Specific cutting force", "MPa", 0, [50, 50_000]),
  efficiency: quantity("η", "Efficiency of the drive", "", 2, [0.1, 1]),
  removal: quantity("Q", "Chip volume", "cm³/min", 1, length),
  power: quantity("Pc", "Power at the drive", "kW", 2, [0.001, 10_000]),
  torque: quantity("Mc", "Torque at the spindle", "N·m", 1, [0.001, 1_000_000]),
  roughness: quantity("Rz", "Depth of the feed marks", "µm", 2, length),
  meanRoughness: quantity("Ra", "Mean roughness, about", "µm", 2, length),
  threadDepth: quantity("hₜ", "Depth of the thread", "mm", 2, length),
  passes: quantity("i", "Passes", "", 0, [1, 100], true),
  barDiameter: quantity("DMM", "Bar diameter", "mm", 2, [0.5, 500]),
  overhang: quantity("OH", "Overhang", "mm", 1, [0.1, 5000]),
  modulus: quantity("E", "Modulus of elasticity", "GPa", 0, [1, 1000]),
  slenderness: quantity("OH ÷ D", "Overhang in diameters", "", 1, length),
  cutForce: quantity("Fc", "Mean cutting force", "N", 0, length),
  deflection: quantity("δ", "Deflection at the edge, about", "µm", 1, length),
  time: quantity("Tc", "Time of the cut", "min", 3, length),
  inchSpeed: quantity("SFM", "Cutting speed in feet", "ft/min", 0, length),
} as const satisfies Record<string, Quantity>;

/** The name of a quantity. */
export type QuantityName = keyof typeof quantities;

interface Units {
  mm: Mm;
  µm: Micrometre;
  "°": Degrees;
  "m/min": MetrePerMinute;
  "ft/min": FootPerMinute;
  "mm/min": MmPerMinute;
  "1/min": PerMinute;
  min: Minutes;
  MPa: Megapascal;
  GPa: Gigapascal;
  N: Newton;
  N·m: NewtonMetre;
  kW: Kilowatt;
  "cm³/min": CubicCmPerMinute;
  "": number;
}

/** A quantity's figure, in the unit that is written; of the two feeds that are both written in mm, of a turn or a tooth. */
export type Figure<Name extends QuantityName> = Name extends "feed"
  ? MmPerTurn
  : Name extends "toothFeed"
    ? MmPerTooth
    : Units[(typeof quantities)[Name]["unit"]];

/** Figures of all quantities. */
export type AllFigures = { [Name in QuantityName]: Figure<Name> };

/** Figures of some quantities. */
export type Figures = Partial<AllFigures>;
