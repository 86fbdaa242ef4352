import type { Brinell, Megapascal, Rockwell } from "../units/units.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";

/** A workpiece by the name it has in the shop, with what its cutting force and speed follow from. */
export interface Workpiece {
  id: string;
  name: string;
  group: WorkpieceGroup;
  /** Usual hardness, HB; HRC for hardened ones. */
  hardness: Brinell | Rockwell;
  hardnessUnit: "HB" | "HRC";
  /** Specific cutting force at a chip of 1 mm, and its slope: kc = unitForce · hm^−slope, rake 0°. */
  unitForce: Megapascal;
  slope: number;
  /** Where in the group's range of speeds it starts: −1 at its low end, 0 at its start value, 1 at its high end. */
  at: number;
  /** Words of the starting values that are meant for it. */
  row?: RegExp;
}

function workpiece(
  group: WorkpieceGroup,
  name: string,
  [hardness, hardnessUnit]: [number, "HB" | "HRC"],
  [unitForce, slope]: [Megapascal, slope: number],
  at: number,
  row?: RegExp,
): Workpiece {
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
  return { id, name, group, hardness, hardnessUnit, unitForce, slope, at, ...(row && { row }) };
}

const alloy = /alloy steel/;
const unalloyed = /unalloyed steel/;

/**
 * Workpieces of Indian shops. The forces of steels and grey iron are fitted to a maker's table of kc by feed
 * (520 MPa, 620 MPa, CrMo 730 MPa, NiCrMo 900 MPa, grey iron 200 HB); all others are typical values of the trade,
 * which differ by a tenth or more between makers, as does `at`.
 */
export const workpieces: readonly Workpiece[] = [
  workpiece("P", "Mild steel, IS 2062", [130, "HB"], [2000, 0.26], 0.2, unalloyed),
  workpiece("P", "EN8 (C45)", [200, "HB"], [2120, 0.16], 0, unalloyed),
  workpiece("P", "20MnCr5, annealed", [180, "HB"], [2120, 0.16], 0, alloy),
  workpiece("P", "EN19 (42CrMo4)", [260, "HB"], [2500, 0.26], -0.2, alloy),
  workpiece("P", "EN24 (34CrNiMo6)", [300, "HB"], [1750, 0.24], -0.4, alloy),
  workpiece("P", "EN31, annealed", [210, "HB"], [2500, 0.26], -0.2, alloy),
  workpiece("M", "SS 304", [180, "HB"], [2000, 0.21], 0),
  workpiece("M", "SS 316", [180, "HB"], [2000, 0.21], -0.1),
  workpiece("M", "Duplex 2205", [260, "HB"], [2200, 0.21], -0.6),
  workpiece("K", "FG 260 grey iron", [200, "HB"], [1170, 0.26], 0, /grey cast iron/),
  workpiece("K", "SG 500/7 nodular iron", [190, "HB"], [1050, 0.28], -0.3, /ductile cast iron/),
  workpiece("N", "6061 aluminium", [95, "HB"], [500, 0.25], 0.2, /below 12/),
  workpiece("N", "LM25 cast aluminium, 7 % Si", [80, "HB"], [600, 0.25], 0, /below 12/),
  workpiece("N", "LM30 cast aluminium, 17 % Si", [110, "HB"], [750, 0.25], -0.7, /above 12/),
  workpiece("N", "Brass", [100, "HB"], [550, 0.25], -0.2, /copper and brass/),
  workpiece("N", "Copper", [60, "HB"], [1200, 0.25], -0.4, /copper and brass/),
  workpiece("S", "Ti-6Al-4V titanium", [330, "HB"], [1400, 0.23], 0.4, /titanium/),
  workpiece("S", "Inconel 718 nickel alloy", [400, "HB"], [2900, 0.25], -0.5, /nickel/),
  workpiece("H", "EN24, hardened", [50, "HRC"], [3100, 0.25], 0),
  workpiece("H", "EN31, hardened", [60, "HRC"], [4300, 0.25], -0.5),
  workpiece("H", "D2 tool steel, hardened", [60, "HRC"], [4300, 0.25], -0.6),
];

/** A workpiece by its identifier. */
export function findWorkpiece(id: string | null | undefined): Workpiece | undefined {
  return workpieces.find((each) => each.id === id);
}
