import { drillLengths } from "../../standards/drill-lengths.ts";
import type { GuideTable, GuideText } from "../guide.ts";

/** The largest diameters of the ranges of DIN 6537, mm. */
const steps = [3.75, 4.75, 6, 7, 8, 10, 12, 14, 16, 18, 20];

function lengthTable(): GuideTable[] {
  const rows = steps.flatMap((to) => {
    const [short, long] = [drillLengths("K", to), drillLengths("L", to)];
    if (!short || !long) return [];
    return [
      [
        `≤ ${to} mm`,
        `${short.shank} mm`,
        `${short.fluteLength} / ${short.length} mm`,
        `${long.fluteLength} / ${long.length} mm`,
      ],
    ];
  });
  return [
    {
      title: "Lengths of carbide drills",
      note: "DIN 6537: flute length / overall length. K is for holes of about 3 × D, L for about 5 × D.",
      head: ["Diameter", "Shank", "Short (K)", "Long (L)"],
      rows,
    },
  ];
}

/** Solid drills of carbide and high speed steel. */
export const drills: GuideText = {
  family: "drill",
  title: "Drills",
  lead: "A solid drill has no code: its size is diameter × flute length × overall length. Its standard, its point and its coolant say the rest.",
  example: "8.5 × 61 × 103 mm",
  sizeNames: ["Diameter (DC)", "Flute length", "Overall length (OAL)"],
  keys: ["coating", "shank"],
  choose: [
    {
      when: "Carbide or HSS",
      take: "Carbide on a rigid machine with little run-out: fast, centres itself with 140°. HSS where the machine, the part or the hand gives way.",
    },
    { when: "Depth", take: "3 × D (K) wherever it reaches; 5 × D (L) better with coolant through the tool." },
    {
      when: "Before a thread",
      take: "The tapping drill's diameter stands in the guide to taps and on each tap's sheet.",
    },
    {
      when: "Point",
      take: "Add its length to the depth: 0.18 × D with 140°, 0.30 × D with 118°.",
    },
    {
      when: "Pre-drilling",
      take: "Carbide drills need no centre hole; a spot must have a point angle at least as large as theirs.",
    },
    {
      when: "Run-out",
      take: "Within 0.02 mm at the tip; more makes holes large and breaks carbide.",
    },
  ],
  wear: ["corner", "flank", "builtUp", "chipping", "breakage"],
  tables: lengthTable,
};
