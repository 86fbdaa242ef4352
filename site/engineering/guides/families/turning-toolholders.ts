import type { GuideText } from "../guide.ts";

/** External toolholders: designation by ISO 5608, dimensions by ISO 5610. */
export const turningToolholders: GuideText = {
  family: "turning-holder",
  title: "Turning toolholders",
  lead: "A toolholder's designation says how it clamps, which insert it takes, how that stands to the work, its hand, and the size of its shank.",
  example: "PCLNR 2525 M12",
  keys: ["edge", "shank", "finish"],
  choose: [
    {
      when: "Insert first",
      take: "Shape, clearance and size in the holder's code must be those of the insert: PCLNR 2525 M12 takes CN.. 1204.",
    },
    {
      when: "Entering angle KAPR",
      take: "95° turns and faces with one tool; 93° copies; 75° and 45° spread the load over more edge and push the part away.",
    },
    {
      when: "Clamping",
      take: "P, a lever, and D leave the way of the chip free; M, clamp and pin, holds hard in interrupted cuts; S, a screw, is for positive inserts.",
    },
    {
      when: "Shank",
      take: "The largest that the turret takes. Square shanks of 20 mm are usually 125 mm long (K), of 25 mm 150 mm (M).",
    },
    {
      when: "Hand",
      take: "R cuts towards the chuck with the spindle turning as usual, L away from it, N both ways.",
    },
    {
      when: "Overhang",
      take: "As short as the part allows, not more than about the shank's height. Centre height within 0.1 mm.",
    },
  ],
  wear: ["seat", "screw", "chatter"],
};
