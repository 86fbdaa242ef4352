import { decodeInsert } from "#site/engineering/designation/insert-designation.ts";
import { decodeHolder } from "#site/engineering/designation/holder-designation.ts";
import { coatings, groups, stepsOf, workpieces, type Sketch, type Sketcher } from "./sketch.ts";
import type { Random } from "./random.ts";

/** Available size and thickness codes, by shape and clearance. */
const seats = {
  CN: ["0903", "1204", "1606", "1906"],
  WN: ["0604", "0804"],
  DN: ["1104", "1504", "1506"],
  TN: ["1103", "1604", "2204"],
  VN: ["1604"],
  SN: ["0903", "1204", "1506", "1906"],
  CC: ["0602", "09T3", "1204"],
  DC: ["0702", "11T3"],
  TC: ["1102", "16T3"],
  VB: ["1103", "1604"],
  SC: ["09T3", "1204"],
} as const;

const pictures: Record<string, string> = {
  C: "cnmg",
  D: "dnmg",
  W: "wnmg",
  S: "insert-s",
  T: "insert-t",
  V: "insert-v",
};

const cuts = [
  { word: "finishing", depth: "0.2–1.5 mm" },
  { word: "medium", depth: "0.5–3.0 mm" },
  { word: "roughing", depth: "1.0–4.0 mm" },
] as const;

const leaves = { P: "steel", M: "stainless", K: "cast-iron" } as const;

export const turningInsert: Sketcher = (random) => {
  const group = random.pick(groups);
  const letters = random.pick(Object.keys(seats) as (keyof typeof seats)[]); // its own keys
  const isNegative = letters.endsWith("N");
  const type = group === "K" ? (isNegative ? "A" : "W") : isNegative ? "G" : "T";
  const code = `${letters}${isNegative ? "M" : random.pick(["M", "G"])}${type}`;
  const size = `${code} ${random.pick(seats[letters])}${random.pick(["04", "08", "12"])}`;
  const { inscribedCircles, cornerRadius } = decoded(size);
  const [circle = 0] = inscribedCircles;
  const cut = random.pick(cuts);
  const grade = `${group}${random.pick(stepsOf(group))}`;
  const coating = random.pick(coatings);
  const workpiece = workpieces[group];
  return {
    category: "turning",
    ...(group === "S" ? { subcategory: "inserts" } : { subcategory: "grade", item: leaves[group] }),
    picture: pictures[size.charAt(0)] ?? "cnmg",
    name: `${size} ${cut.word} insert, ${grade}, ${coating}`,
    description: `For ${cut.word} cuts in ${workpiece.name}.`,
    specifications: {
      type: `${isNegative ? "Negative" : "Positive"} turning insert`,
      application: `Turning, ${cut.word}`,
      material: workpiece.words,
      finish: `${/^..[MNU]/.test(size) ? "As sintered" : "Ground periphery"}, ${type === "A" || type === "W" ? "flat top" : "moulded chipbreaker"}`,
      grade: `Coated carbide, ISO ${grade}`,
      coolant: workpiece.coolant,
      diameter: `${circle} mm`,
      coating,
      size,
      depth: cut.depth,
      hardness: workpiece.hardness,
      edge: `Honed (E), RE ${cornerRadius} mm`,
    },
  };
};

function decoded(size: string) {
  const code = decodeInsert(size);
  if (code.kind === "refusal") throw new Error(`${size}: ${code.sentence}`);
  return code;
}

/** Seats that the hand-kept catalogue has inserts for, with the styles that hold them. */
const held = [
  {
    shape: "C",
    clearance: "N",
    seat: "CN.. 1204",
    size: "12",
    styles: ["L", "R", "K"],
    clamps: ["P", "M", "D"],
  },
  { shape: "W", clearance: "N", seat: "WN.. 0804", size: "08", styles: ["L"], clamps: ["P", "M", "D"] },
  { shape: "D", clearance: "N", seat: "DN.. 1506", size: "15", styles: ["J", "H"], clamps: ["P", "M", "D"] },
  { shape: "T", clearance: "N", seat: "TN.. 1604", size: "16", styles: ["G", "J", "F"], clamps: ["P", "M"] },
  { shape: "V", clearance: "N", seat: "VN.. 1604", size: "16", styles: ["J"], clamps: ["M", "D"] },
  {
    shape: "S",
    clearance: "N",
    seat: "SN.. 1204",
    size: "12",
    styles: ["S", "R", "K"],
    clamps: ["P", "M", "D"],
  },
  { shape: "C", clearance: "C", seat: "CC.. 09T3", size: "09", styles: ["L"], clamps: ["S"] },
  { shape: "D", clearance: "C", seat: "DC.. 11T3", size: "11", styles: ["J", "U"], clamps: ["S"] },
] as const;

/** Shank, its usual length letter, and how far the edge stands out, mm. */
const shanks = [
  ["1616", "H", 20],
  ["2020", "K", 25],
  ["2525", "M", 32],
  ["3225", "P", 32],
  ["3232", "P", 40],
] as const;

/** Diameter of a bar with its length letter, smallest bore and edge height, mm. */
const bars = [
  ["16", "R", 20, 11],
  ["20", "S", 25, 13],
  ["25", "T", 32, 17],
  ["32", "T", 40, 22],
] as const;

export const turningHolder: Sketcher = (random) => {
  const { shape, clearance, seat, size, styles, clamps } = random.pick(held);
  const hand = random.pick(["R", "L"] as const);
  const head = `${random.pick<string>(clamps)}${shape}${random.pick<string>(styles)}${clearance}${hand}`;
  if (random.next() < 0.7) {
    const [shank, letter, width] = random.pick(shanks);
    return holder(`${head} ${shank} ${letter}${size}`, seat, hand, width);
  }
  const [diameter, letter, bore, width] = random.pick(bars);
  return bar(`${random.pick(["S", "A"])}${diameter}${letter}-${head} ${size}`, seat, hand, bore, width);
};

function holder(size: string, seat: string, hand: "R" | "L", width: number): Sketch {
  const code = decodeHolder(size);
  if (code.kind !== "holder") throw new Error(`${size} is no holder.`);
  return {
    category: "turning",
    subcategory: "holders",
    picture: "holder",
    name: `${size} external toolholder`,
    description: `External holder for ${seat} inserts; ${code.head.clamping}.`,
    specifications: {
      type: `External turning toolholder, ${hand === "R" ? "right" : "left"} hand`,
      application: "External turning",
      finish: "Hardened, nickel-plated",
      shank: `${code.height} × ${code.width} mm`,
      length: `${code.length} mm`,
      coolant: "External",
      size,
      insert: seat,
      width: `${width} mm`,
      edge: `KAPR ${code.head.angles[0]}°`,
    },
  };
}

function bar(size: string, seat: string, hand: "R" | "L", bore: number, width: number): Sketch {
  const code = decodeHolder(size);
  if (code.kind !== "bar") throw new Error(`${size} is no boring bar.`);
  return {
    category: "turning",
    subcategory: "holders",
    picture: "boring-bar",
    name: `${size} boring bar`,
    description: `Boring bar, ${code.barType}, for bores from ${bore} mm with ${seat} inserts.`,
    specifications: {
      type: `Boring bar, ${hand === "R" ? "right" : "left"} hand`,
      application: "Boring",
      finish: "Hardened, black oxide",
      shank: `${code.diameter} mm`,
      length: `${code.length} mm`,
      coolant: code.barType === "solid steel" ? "External" : "Through tool",
      diameter: `${bore} mm`,
      size,
      insert: seat,
      width: `${width} mm`,
      edge: `KAPR ${code.head.angles[0]}°`,
    },
  };
}

/** An insert with tips of PCBN or PCD. */
export function superhard(category: "pcbn" | "pcd"): Sketcher {
  return (random: Random) => {
    const isPcd = category === "pcd";
    const letters = random.pick(
      isPcd ? (["CC", "DC", "TC"] as const) : (["CN", "DN", "TN", "VN", "CC"] as const),
    );
    const isNegative = letters.endsWith("N");
    const size = `${letters}G${isNegative ? "A" : "W"} ${random.pick(seats[letters])}${random.pick(["02", "04", "08"])}`;
    const { inscribedCircles, cornerRadius } = decoded(size);
    const content = isPcd
      ? `${random.pick([2, 5, 10, 25])} µm grain`
      : `about ${random.pick([50, 55, 60, 65])} % CBN`;
    const tips = isPcd || letters === "CC" ? 1 : letters === "TN" ? 3 : 2;
    const step = random.pick(isPcd ? (["01", "05", "10"] as const) : (["05", "10", "15", "20"] as const));
    return {
      category,
      subcategory: isPcd ? "aluminum" : "hardened-steel",
      picture: category,
      name: `${size} ${category.toUpperCase()} insert, ${content}, ${step}`,
      description: isPcd ? "Tipped insert for aluminium." : "Tipped insert for hard turning.",
      features: [`${tips} ${category.toUpperCase()}-tipped corner${tips === 1 ? "" : "s"}`],
      specifications: {
        type: `${category.toUpperCase()} turning insert`,
        application: "Finishing",
        material: isPcd ? "N – aluminium alloys" : "H – hardened steel",
        finish: "Ground",
        grade: `${category.toUpperCase()}, ${content}, ISO ${isPcd ? "N" : "H"}${step}`,
        coolant: isPcd ? "Emulsion or dry" : "Dry",
        diameter: `${inscribedCircles[0]} mm`,
        coating: "Uncoated",
        size,
        depth: "0.05–0.3 mm",
        hardness: isPcd ? "≤ 130 HB" : "50–62 HRC",
        edge: `${isPcd ? "Sharp (F)" : "Chamfered and honed S01020"}, RE ${cornerRadius} mm`,
      },
    };
  };
}
