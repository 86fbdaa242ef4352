import { endMillDiameters, endMillLengths } from "../../standards/end-mill-lengths.ts";
import type { GuideTable, GuideText } from "../guide.ts";

function lengthTable(): GuideTable[] {
  const rows = endMillDiameters.flatMap((diameter) => {
    const [short, long] = [endMillLengths("K", diameter), endMillLengths("L", diameter)];
    if (!short || !long) return [];
    return [
      [
        `${diameter} mm`,
        `${short.shank} mm`,
        `${short.cuttingLength} / ${short.length} mm`,
        `${long.cuttingLength} / ${long.length} mm`,
      ],
    ];
  });
  return [
    {
      title: "Lengths",
      note: "DIN 6527, four flutes: cutting length / overall length. Fewer flutes may be shorter.",
      head: ["Diameter", "Shank", "Short (K)", "Long (L)"],
      rows,
    },
  ];
}

/** Solid carbide end mills. */
export const endMills: GuideText = {
  family: "end-mill",
  title: "End mills",
  lead: "A solid end mill has no code: its size is cutting diameter × cutting length × overall length; flutes, shank and coating say the rest.",
  example: "10 × 22 × 72 mm",
  sizeNames: ["Cutting diameter (DC)", "Cutting length", "Overall length (OAL)"],
  keys: ["coating", "shank"],
  choose: [
    {
      when: "Flutes",
      take: "2 for slots and keyways, 3 for aluminium and ramping, 4 for steel all round, 6 for finishing and hardened steel.",
    },
    {
      when: "Length",
      take: "The shortest that reaches: twice the overhang bends eight times as much.",
    },
    {
      when: "Corner",
      take: "A corner radius or chamfer lasts far longer than a sharp corner; take sharp only where the drawing asks for it.",
    },
    {
      when: "Coating",
      take: "TiAlN for steel and cast iron, AlCrN for stainless steel and heat, AlTiSiN above about 50 HRC, DLC or none for aluminium.",
    },
    {
      when: "Shank",
      take: "HA, plain, for collet, hydraulic and shrink chucks; HB, with a flat, for side-lock holders.",
    },
    {
      when: "Way of the cut",
      take: "Climb milling; slots at most about 1 × the diameter deep; else a small width at the whole cutting length and more feed.",
    },
  ],
  wear: ["corner", "flank", "chipping", "builtUp", "breakage"],
  tables: lengthTable,
};
