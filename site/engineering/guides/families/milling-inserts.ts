import type { GuideText } from "../guide.ts";

/** Milling inserts to ISO 1832, with wipers and trade forms. */
export const millingInserts: GuideText = {
  family: "milling-insert",
  title: "Milling inserts",
  lead: "Milling inserts follow the code of turning inserts; where they have a wiper, two letters say its angles instead of a corner radius.",
  example: "APMT 1604PDER",
  keys: ["coating", "edge", "finish"],
  choose: [
    {
      when: "Square shoulders, pockets, slots",
      take: "90° cutters with AP.. inserts: APMT moulded for steel, APKT and APGT ground, the latter polished for aluminium.",
    },
    {
      when: "Faces",
      take: "45° cutters with SE.., or eight corners with OD..: the load spreads, the chip gets thinner, so feed by 1 / sin KAPR more.",
    },
    {
      when: "Copying, pockets in hard skin",
      take: "Round inserts (RP..): no corner to break. The shallower the cut, the thinner the chip: more feed.",
    },
    {
      when: "Grade",
      take: "Milling is an interrupted cut: begin with 30 in steel and stainless steel, 20 in cast iron; PVD keeps the edge sharp.",
    },
    {
      when: "Coolant",
      take: "Steel and cast iron dry or with air; stainless steel, aluminium and heat-resistant alloys wet.",
    },
    {
      when: "Way of the cut",
      take: "Climb milling: the edge goes in thick and comes out thin. The cutter about a third wider than the face, off its middle.",
    },
  ],
  wear: ["flank", "cracks", "chipping", "builtUp", "notch", "breakage"],
};
