import { drillLengths } from "#site/engineering/standards/drill-lengths.ts";
import { metricThreads } from "#site/catalogue/relations/metric-threads.ts";
import { chamferForms, tapBlank, tapStandardOf } from "#site/engineering/standards/tap-blanks.ts";
import { groups, stepsOf, workpieces, type Sketcher } from "./sketch.ts";

export const drill: Sketcher = (random) => {
  const diameter = (30 + Math.floor(random.next() * 171)) / 10;
  const reach = random.pick([3, 5]);
  const row = reach === 3 ? "K" : "L";
  const lengths = drillLengths(row, diameter);
  if (!lengths) throw new Error(`DIN 6537 has no Ø${diameter}.`);
  const group = random.pick(groups);
  const film = random.pick(["TiAlN", "AlCrN", "TiCN"]);
  const coolant = random.pick(["Through tool", "External emulsion"]);
  return {
    category: "drilling",
    subcategory: "solid-carbide",
    item: "drills",
    picture: "drill",
    name: `Solid carbide drill Ø${diameter}, ${reach} × D, DIN 6537 ${row}, ${film}, ${coolant.toLowerCase()}, for ${workpieces[group].name}`,
    description: `For holes in ${workpieces[group].name}.`,
    features: ["Diameter tolerance m7"],
    specifications: {
      type: `Solid carbide drill, ${reach} × D`,
      application: `Holes up to ${reach} × D`,
      material: workpieces[group].words,
      finish: "Ground flutes",
      grade: "Micrograin carbide, ISO K20–K40 substrate",
      shank: `${lengths.shank} mm h6, DIN 6535 HA`,
      length: `${lengths.length} mm`,
      coolant,
      diameter: `${diameter} mm`,
      flutes: "2",
      coating: film,
      size: `${diameter} × ${lengths.fluteLength} × ${lengths.length} mm`,
      // Calculated in tenths: 3 × 8.1 is slightly less than 24.3 in floating point.
      depth: `${Math.floor((reach * Math.round(diameter * 10)) / 10)} mm`,
      hardness: "≤ 45 HRC",
      edge: "Point angle 140°",
    },
  };
};

/** Insert seat by the largest diameter that it drills, mm. */
const drillSeats: [number, string][] = [
  [20, "WC.. 0302"],
  [25, "WC.. 0402"],
  [30, "WC.. 0503"],
  [41, "WC.. 06T3"],
];

export const uDrill: Sketcher = (random) => {
  const diameter = 16 + Math.floor(random.next() * 51) / 2;
  const reach = random.pick([2, 3, 4]);
  const insert = drillSeats.find(([to]) => diameter <= to)?.[1] ?? "WC.. 06T3";
  const shank = random.pick(diameter <= 25 ? [20, 25] : [32, 40]);
  const depth = reach * diameter;
  return {
    category: "drilling",
    subcategory: "indexable",
    item: "u-drill-cutters",
    picture: "u-drill",
    name: `Indexable U-drill Ø${diameter}, ${reach} × D, ${shank} mm shank`,
    description: `Through-coolant drill with two ${insert} inserts.`,
    specifications: {
      type: `Indexable U-drill, ${reach} × D`,
      application: "Drilling from solid",
      finish: "Hardened, nickel-plated",
      shank: `${shank} mm, flatted`,
      length: `${Math.ceil(depth) + 85} mm`,
      coolant: "Through tool",
      diameter: `${diameter} mm`,
      flutes: "1",
      size: `U${insert.charAt(0)}${diameter}-${reach}`,
      insert,
      depth: `${depth} mm`,
    },
  };
};

export const tap: Sketcher = (random) => {
  const thread = random.pick(
    metricThreads.filter((each) => tapBlank(tapStandardOf(each), each.diameter, each.pitch)),
  );
  const standard = tapStandardOf(thread);
  const blank = tapBlank(standard, thread.diameter, thread.pitch);
  if (!blank) throw new Error("A thread was picked that has a blank.");
  const form = random.pick(["B", "C", "E"] as const);
  const film = random.pick(["TiN", "TiCN", "AlCrN", "Uncoated"]);
  const grade = random.pick(["HSS-E (cobalt)", "HSS-E-PM (powder metal)"]);
  // A spiral point, form B, is for long chips.
  const group = random.pick(form === "B" ? (["P", "M"] as const) : groups);
  const kind = form === "B" ? "spiral point" : "spiral flute";
  const size = `M${thread.diameter} × ${thread.pitch}`;
  return {
    category: "threading",
    subcategory: "internal",
    item: "tools",
    picture: "tap",
    name: `Machine tap ${size}, ${kind}, form ${form}, ${standard}, ${grade}, ${film}, for ${workpieces[group].name}`,
    description: `Tapping drill ${thread.drill} mm.`,
    specifications: {
      type: `Machine tap, ${kind}`,
      application: form === "B" ? "Through holes" : "Blind holes",
      material: workpieces[group].words,
      finish: "Ground thread",
      grade,
      shank: `${blank.shank} mm, square ${blank.square} mm`,
      length: `${blank.length} mm`,
      coolant: "Cutting oil or emulsion",
      diameter: `${thread.diameter} mm`,
      flutes: "3",
      coating: film,
      size,
      threadPitch: `${thread.pitch} mm`,
      threadStandards: "M – ISO 261 / ISO 724, tolerance 6H (ISO 2)",
      depth: `≤ ${thread.diameter * 2} mm`,
      hardness: "≤ 300 HB",
      edge: `Form ${form}, ${chamferForms[form]} threads`,
    },
  };
};

const sizes = [
  ["11", "6.35 mm"],
  ["16", "9.525 mm"],
  ["22", "12.7 mm"],
] as const;
const pitches = ["0.50", "0.75", "1.00", "1.25", "1.50", "1.75", "2.00", "2.50", "3.00"] as const;

export const threadingInsert: Sketcher = (random) => {
  const [size, diameter] = random.pick(sizes);
  const place = random.pick(["external", "internal"] as const);
  const insert = `${size}${place === "external" ? "E" : "I"}R`;
  // The smallest size is too small for the coarsest thread.
  const pitch = random.pick(size === "11" ? pitches.filter((each) => each !== "3.00") : pitches);
  const group = random.pick(groups);
  const grade = `${group}${random.pick(stepsOf(group))}`;
  return {
    category: "threading",
    subcategory: place,
    item: "inserts",
    picture: `threading-insert-${place}`,
    name: `${insert} ${pitch} ISO full-profile insert, ${grade}`,
    description: `Full profile for ${place} metric threads in ${workpieces[group].name}.`,
    specifications: {
      type: `Threading insert, ${place}, right hand`,
      application: `Thread turning, ${place}`,
      material: workpieces[group].words,
      finish: "Ground profile",
      grade: `Coated carbide, ISO ${grade}`,
      coolant: "Emulsion",
      diameter,
      coating: "PVD TiAlN",
      size: `${insert} ${pitch} ISO`,
      insert,
      threadPitch: `${Number(pitch)} mm`,
      threadStandards: "M – ISO 68-1, 60° full profile",
      edge: "Ground",
    },
  };
};
