import { endMillDiameters, endMillLengths } from "#site/engineering/standards/end-mill-lengths.ts";
import { bodyHeight } from "#site/engineering/standards/milling-bodies.ts";
import { coatings, groups, stepsOf, workpieces, type Sketcher } from "./sketch.ts";

const films = ["TiAlN", "AlTiN", "AlCrN", "AlTiSiN", "TiCN", "TiN", "CrN", "AlCrSiN", "TiSiN"] as const;
const corners = ["Square", "RE 0.2 mm", "RE 0.3 mm", "RE 0.5 mm", "RE 1.0 mm"] as const;

export const endMill: Sketcher = (random) => {
  const row = random.pick(["K", "L"] as const);
  const diameter = random.pick(endMillDiameters);
  const flutes = random.pick([2, 3, 4, 5, 6]);
  const lengths = endMillLengths(row, diameter, flutes);
  if (!lengths) throw new Error(`DIN 6527 has no Ø${diameter}.`);
  const film = random.pick(films);
  const corner = random.pick(corners);
  const group = random.pick(groups);
  const form = random.pick(["HA", "HB"]);
  const { length, cuttingLength, shank } = lengths;
  return {
    category: "milling",
    subcategory: "solid-carbide",
    item: "endmill",
    picture: "endmill-4",
    name: `${flutes}-flute end mill Ø${diameter}, DIN 6527 ${row}, ${form}, ${film}, ${corner.replace("Square", "square corner")}, for ${workpieces[group].name}`,
    description: `Solid carbide end mill for ${workpieces[group].name}.`,
    specifications: {
      type: "Solid carbide end mill",
      application: "Shoulder milling, slotting",
      material: workpieces[group].words,
      finish: "Ground flutes",
      grade: "Micrograin carbide, ISO K20–K40 substrate",
      shank: `${shank} mm h6, DIN 6535 ${form}`,
      length: `${length} mm`,
      coolant: workpieces[group].coolant,
      diameter: `${diameter} mm`,
      flutes: String(flutes),
      coating: film,
      size: `${diameter} × ${cuttingLength} × ${length} mm`,
      depth: `${cuttingLength} mm`,
      hardness: "≤ 45 HRC",
      edge: corner,
    },
  };
};

export const ballNose: Sketcher = (random) => {
  const diameter = random.pick(endMillDiameters);
  const lengths = endMillLengths("L", diameter);
  if (!lengths) throw new Error(`DIN 6527 has no Ø${diameter}.`);
  const flutes = random.pick([2, 3, 4]);
  const film = random.pick(films);
  const length = lengths.length + random.pick([0, 20, 40, 60]);
  return {
    category: "milling",
    subcategory: "solid-carbide",
    item: "ball-nose",
    picture: "ball",
    name: `${flutes}-flute ball nose end mill R${diameter / 2}, ${length} mm long, ${film}`,
    description: "Solid carbide ball nose for copy milling.",
    specifications: {
      type: "Solid carbide ball nose end mill",
      application: "Copy milling",
      material: "P – steel; H – hardened steel",
      finish: "Ground flutes",
      grade: "Micrograin carbide, ISO K20–K40 substrate",
      shank: `${lengths.shank} mm h6, DIN 6535 HA`,
      length: `${length} mm`,
      coolant: "Air or MQL",
      diameter: `${diameter} mm`,
      flutes: String(flutes),
      coating: film,
      size: `${diameter} × ${lengths.cuttingLength} × ${length} mm`,
      depth: `${lengths.cuttingLength} mm`,
      hardness: "≤ 55 HRC",
      edge: `Ball, R ${(diameter / 2).toFixed(1)} mm`,
    },
  };
};

/** Designation, edge, most depth, inscribed circle, picture. */
const inserts = [
  ["APMT 1604PDER", "Honed (E), RE 0.8 mm, KAPR 90°", 14, undefined, "milling-insert-parallelogram"],
  ["APKT 1003PDER", "Honed (E), RE 0.5 mm, KAPR 90°", 9, undefined, "milling-insert-parallelogram"],
  ["SEKN 1203AFTN", "Chamfered (T), KAPR 45°", 6, "12.7 mm", "milling-insert-square"],
  ["SEKN 1504AFTN", "Chamfered (T), KAPR 45°", 8, "15.875 mm", "milling-insert-square"],
  ["RPMT 1204M0", "Honed (E), R 6.0 mm", 6, "12 mm", "rcmt"],
  ["RDMT 1604M0", "Honed (E), R 8.0 mm", 8, "16 mm", "rcmt"],
] as const;

export const millingInsert: Sketcher = (random) => {
  const [size, edge, depth, diameter, picture] = random.pick(inserts);
  const group = random.pick(groups);
  const grade = `${group}${random.pick(stepsOf(group))}`;
  const coating = random.pick(coatings);
  return {
    category: "milling",
    subcategory: "indexable",
    item: "inserts",
    picture,
    name: `${size} milling insert, ${grade}, ${coating}`,
    description: `Indexable milling of ${workpieces[group].name}.`,
    specifications: {
      type: "Milling insert",
      application: "Indexable milling",
      material: workpieces[group].words,
      finish: /^..[MNU]/.test(size) ? "As sintered" : "Ground",
      grade: `Coated carbide, ISO ${grade}`,
      coolant: workpieces[group].coolant,
      ...(diameter === undefined ? {} : { diameter }),
      coating,
      size,
      depth: `≤ ${depth} mm`,
      hardness: workpieces[group].hardness,
      edge,
    },
  };
};

/** Cutting diameter and bore, mm. */
const shells = [
  [40, 16],
  [50, 22],
  [63, 22],
  [80, 27],
  [100, 32],
  [125, 40],
  [160, 40],
] as const;

const cutterSeats = [
  ["AP.. 1604", 14, "KAPR 90°", "shoulder mill", "shoulder-mill"],
  ["AP.. 1003", 9, "KAPR 90°", "shoulder mill", "shoulder-mill"],
  ["SE.. 1203", 6, "KAPR 45°", "face mill", "facemill"],
  ["RP.. 1204M0", 6, "Round insert", "copy mill", "facemill"],
] as const;

export const millingCutter: Sketcher = (random) => {
  const [diameter, bore] = random.pick(shells);
  const [insert, depth, edge, word, picture] = random.pick(cutterSeats);
  const teeth = Math.max(3, Math.round(diameter / random.pick([10, 13, 16])));
  const coolant = random.pick(["Through tool", "External"]);
  return {
    category: "milling",
    subcategory: "indexable",
    item: "cutters",
    picture,
    name: `Indexable ${word} Ø${diameter}, ${teeth} teeth, ${insert}, coolant ${coolant.toLowerCase()}`,
    description: `Shell mill on a ${bore} mm arbor.`,
    specifications: {
      type: `Indexable ${word}`,
      application: "Milling",
      finish: "Hardened, nickel-plated",
      shank: `${bore} mm bore, DIN 8030 A`,
      length: `${bodyHeight(bore)} mm`,
      coolant,
      diameter: `${diameter} mm`,
      flutes: String(teeth),
      size: `${word.charAt(0).toUpperCase()}M-${diameter}-Z${teeth}`,
      insert,
      depth: `≤ ${depth} mm`,
      edge,
    },
  };
};
