import { coatings, groups, stepsOf, workpieces, type Sketcher } from "./sketch.ts";

export const partingInsert: Sketcher = (random) => {
  const width = random.pick(["2.0", "3.0", "4.0"]);
  const hand = random.pick(["neutral", "right hand", "left hand"]);
  const lead = hand === "neutral" ? 0 : random.pick([6, 8, 15]);
  const group = random.pick(groups);
  const grade = `${group}${random.pick(stepsOf(group))}`;
  const coating = random.pick(coatings);
  return {
    category: "grooving-parting",
    subcategory: "parting-tools",
    item: "inserts",
    picture: "parting-insert",
    name: `Parting insert ${width} mm, ${hand}, ${lead}°, ${grade}, ${coating}`,
    description: `Parting off in ${workpieces[group].name}.`,
    specifications: {
      type: `Parting insert, ${hand}`,
      application: "Parting off",
      material: workpieces[group].words,
      finish: "As sintered, moulded chipbreaker",
      grade: `Coated carbide, ISO ${grade}`,
      coolant: "Emulsion, high flow",
      coating,
      size: `PI${Number(width) * 100}-${lead === 0 ? "N" : hand.charAt(0).toUpperCase() + String(lead)}`,
      insert: `${width} mm self-clamping`,
      width: `${width} mm`,
      hardness: workpieces[group].hardness,
      edge: `Lead angle ${lead}°, RE 0.2 mm`,
    },
  };
};

/** Height and width of a holder's shank with its usual length, mm. */
const shanks = [
  [16, 100],
  [20, 125],
  [25, 150],
  [32, 170],
] as const;

export const groovingHolder: Sketcher = (random) => {
  const [shank, length] = random.pick(shanks);
  const width = random.pick([2, 3, 4]);
  // No deeper than the inserts of the hand-kept range.
  const depth = random.pick(width === 2 ? [8, 10, 12] : [8, 10, 12, 14, 16]);
  const hand = random.pick(["right", "left"]);
  return {
    category: "grooving-parting",
    subcategory: "grooving-tools",
    item: "external",
    picture: "grooving-holder",
    name: `External grooving holder ${shank} × ${shank}, ${hand} hand, ${width} mm wide, ${depth} mm deep`,
    description: `For double-ended ${width} mm inserts.`,
    specifications: {
      type: `External grooving toolholder, ${hand} hand`,
      application: "Grooving and groove turning",
      finish: "Hardened, black oxide",
      shank: `${shank} × ${shank} mm`,
      length: `${length} mm`,
      coolant: "External",
      size: `GH${shank}${shank}-${width}${hand.charAt(0).toUpperCase()}`,
      insert: `${width}.0 mm double-ended`,
      width: `${width}.0 mm`,
      depth: `≤ ${depth} mm`,
    },
  };
};
