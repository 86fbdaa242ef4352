import type { GuideTable, GuideText } from "../guide.ts";

const DIAMETER = 10;
const depths = [0.1, 0.2, 0.5, 1, 2];
const steps = [0.2, 0.3, 0.5, 1];

/** The diameter in which a ball cuts at a depth, mm. */
function effective(depth: number): number {
  return 2 * Math.sqrt(depth * (DIAMETER - depth));
}

/** What stays between two paths this far apart, mm. */
function ridge(step: number): number {
  const radius = DIAMETER / 2;
  return radius - Math.sqrt(radius ** 2 - (step / 2) ** 2);
}

function ballTables(): GuideTable[] {
  return [
    {
      title: "Where a ball of Ø10 cuts",
      note: "Deff = 2 · √(ap · (D − ap)), the tool upright. The last column is the spindle speed against that for the full diameter.",
      head: ["Depth ap", "Effective diameter", "Spindle speed × "],
      rows: depths.map((depth) => [
        `${depth} mm`,
        `${effective(depth).toFixed(2)} mm`,
        (DIAMETER / effective(depth)).toFixed(1),
      ]),
    },
    {
      title: "What a ball of Ø10 leaves between its paths",
      note: "h = R − √(R² − (ae ÷ 2)²), on a plane face.",
      head: ["Distance of the paths ae", "Height of the ridges"],
      rows: steps.map((step) => [`${step} mm`, `${(ridge(step) * 1000).toFixed(1)} µm`]),
    },
  ];
}

/** Solid carbide ball nose end mills. */
export const ballNoseEndMills: GuideText = {
  family: "ball-nose",
  title: "Ball nose end mills",
  lead: "A ball nose end mill has no code: its size is cutting diameter × cutting length × overall length; the ball's radius is half of its diameter.",
  example: "10 × 20 × 100 mm",
  sizeNames: ["Cutting diameter (DC)", "Cutting length", "Overall length (OAL)"],
  keys: ["coating", "shank"],
  choose: [
    {
      when: "Diameter",
      take: "The largest whose radius goes into the smallest inside corner: with the same ridges its paths lie further apart.",
    },
    {
      when: "Speed",
      take: "Reckon with the effective diameter, not with the tool's: at small depths a ball cuts far inside it, so the spindle may turn much faster.",
    },
    {
      when: "The tip",
      take: "At its very tip a ball doesn't move. Tilt the tool or the part, if the machine can, and it cuts instead of rubbing.",
    },
    {
      when: "Flutes",
      take: "2 for roughing and soft materials, 4 for finishing: more feed with the same tooth.",
    },
    {
      when: "Length",
      take: "The shortest that reaches: twice the overhang bends eight times as much.",
    },
    {
      when: "Hard moulds",
      take: "Above about 50 HRC AlTiSiN or TiSiN and ultra-fine grain, small depths, air instead of emulsion.",
    },
  ],
  wear: ["flank", "chipping", "builtUp", "chatter", "breakage"],
  tables: ballTables,
};
