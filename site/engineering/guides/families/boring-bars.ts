import type { GuideText } from "../guide.ts";

/** Boring bars: designation by ISO 6261, dimensions by ISO 5609. */
export const boringBars: GuideText = {
  family: "boring-bar",
  title: "Boring bars",
  lead: "A boring bar's designation begins with what the bar is made of, its diameter and length; the rest is that of a toolholder.",
  example: "S25T-SCLCR 09",
  keys: ["edge", "coolant", "finish"],
  choose: [
    {
      when: "Diameter",
      take: "The thickest bar that goes into the bore and leaves room for chips. The smallest bore stands on each sheet.",
    },
    {
      when: "Overhang",
      take: "Steel bars (S, A) up to about 4 × their diameter; beyond that carbide (C, E), up to about 6 ×. Clamp over at least 3 × the diameter.",
    },
    {
      when: "Coolant",
      take: "A bar with a coolant hole (A) washes chips out of blind bores.",
    },
    {
      when: "Insert",
      take: "Positive, one face: 7° clearance (C) passes the wall of the bore. A small corner radius, 0.2 or 0.4 mm, pushes the bar away least.",
    },
    {
      when: "Entering angle KAPR",
      take: "Near 90° the force goes along the bar, so that it doesn't bend: 95° (L) to turn and face, 93° (U) to copy.",
    },
    {
      when: "Chatter",
      take: "Shorter or thicker bar first; then a smaller radius, more feed, less speed. A depth of cut smaller than the radius pushes and sings.",
    },
  ],
  wear: ["chatter", "seat", "screw"],
};
