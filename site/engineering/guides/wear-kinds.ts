/** What a worn edge looks like, why, and what helps: plain practice of the trade, no promise. */
export interface WearKind {
  name: string;
  looks: string;
  cause: string;
  remedy: string;
  /** The way to go in the range's grades: harder against heat and rubbing, tougher against breaking. */
  step?: "harder" | "tougher";
}

/** Kinds of wear; each has its figure (wear-figure.ts). */
export const wearKinds = {
  flank: {
    name: "Flank wear",
    looks:
      "An even, bright land below the edge. The usual end of an edge: part sizes drift, the finish dulls.",
    cause: "Rubbing of the workpiece on the flank; too much speed for the grade makes it fast.",
    remedy: "Less cutting speed, not less feed. If the feed is under 0.05 mm, more: an edge that rubs wears.",
    step: "harder",
  },
  crater: {
    name: "Crater wear",
    looks: "A hollow in the rake face behind the edge. When it reaches the edge, the edge breaks through.",
    cause: "Heat: the hot chip takes material out of the face.",
    remedy: "Less speed first, then less feed; coolant on the rake face; a grade with Al2O3 keeps heat out.",
    step: "harder",
  },
  deformation: {
    name: "Plastic deformation",
    looks: "The edge sags or bulges; the land below it is uneven, and the part's size jumps.",
    cause: "Heat and pressure together: the edge gets soft.",
    remedy: "Less speed and less feed, more coolant, a larger corner radius.",
    step: "harder",
  },
  builtUp: {
    name: "Built-up edge",
    looks: "Workpiece material sits on the edge, comes off in pieces and takes some of the edge along.",
    cause: "The chip welds on: speed too low, edge too blunt, material that sticks (stainless, aluminium).",
    remedy:
      "More speed; a sharp, polished or PVD-coated edge; emulsion rich in oil. In aluminium no coating with aluminium in it.",
  },
  chipping: {
    name: "Chipping",
    looks: "Small pieces broken out of the edge, irregular, often mistaken for flank wear.",
    cause: "Shocks: interrupted cut, vibration, chips hammering on the edge, a brittle grade.",
    remedy: "Hold tool and part more rigidly, shorten the overhang, a honed or chamfered edge.",
    step: "tougher",
  },
  breakage: {
    name: "Breakage",
    looks: "A corner or the whole edge is gone.",
    cause: "More load than the edge bears: feed, depth of cut, hard skin, or wear that went on too long.",
    remedy: "Less feed and depth, a larger corner angle or radius; change the edge earlier.",
    step: "tougher",
  },
  notch: {
    name: "Notch wear",
    looks: "A deep nick in the edge where the depth of cut ends.",
    cause:
      "A hard or work-hardened skin: stainless steel, heat-resistant alloys, scale, forged and cast skin.",
    remedy:
      "Vary the depth of cut from pass to pass; a smaller entering angle (45° or a round insert); less speed.",
    step: "tougher",
  },
  cracks: {
    name: "Comb cracks",
    looks: "Fine cracks across the edge, side by side; later pieces between them fall out.",
    cause:
      "Hot in the cut, cold out of it, many times a minute: milling and interrupted turning with coolant.",
    remedy: "Mill steel dry or with air; else coolant in plenty and all the time; less speed.",
    step: "tougher",
  },
  corner: {
    name: "Worn corner",
    looks: "The outer corner is rounded off; holes and walls lose their size, burrs grow.",
    cause: "The corner has the highest speed. Run-out lets one edge do the work of all.",
    remedy: "Measure the run-out (0.02 mm at the tip is a good aim), less speed, a corner radius or chamfer.",
    step: "harder",
  },
  seat: {
    name: "Worn seat",
    looks:
      "Dents and bright spots under the insert, a shim with a broken corner; the insert rocks, sizes wander.",
    cause: "Chips under the insert, an insert used until it broke, a screw pulled too little.",
    remedy:
      "Wipe the seat at every change; a new shim as soon as it is dented. The sheet names the spare parts that we have.",
  },
  screw: {
    name: "Worn screw or lever",
    looks: "The screw's socket is round, its thread dry and stretched; the insert turns under load.",
    cause: "Heat, and tightening without measure.",
    remedy:
      "A torque key, a little copper paste on the thread, a new screw when the old one no longer turns easily.",
  },
  chatter: {
    name: "Chatter",
    looks: "Waves on the part, a tone, edges that chip without much wear.",
    cause: "Too long, too thin or too loose for the cut.",
    remedy: "Shorter overhang or thicker tool first; then a smaller corner radius, more feed, less speed.",
  },
} as const satisfies Record<string, WearKind>;

/** A kind of wear by its key. */
export type WearName = keyof typeof wearKinds;

/** A kind of wear by its name. */
export function wearKind(name: WearName): WearKind {
  return wearKinds[name];
}
