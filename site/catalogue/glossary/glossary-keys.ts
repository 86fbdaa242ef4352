import type { SpecificationKey } from "../model/specification-keys.ts";

/** What each specification key means, in at most 40 words. */
export const keyTexts: Readonly<Record<SpecificationKey, string>> = {
  type: "The tool family in words. Where a tool is made for one side, right hand or left hand is said too.",
  application: "The operation the tool is made for. It may work elsewhere too; ask if you are not sure.",
  material:
    "What the tool cuts, by the groups of ISO 513: P steel, M stainless steel, K cast iron, N non-ferrous metals, S heat-resistant alloys, H hardened steel. The first is the main one.",
  finish:
    "The surface of the tool itself, not of the part it makes: ground, polished, as sintered, nickel-plated.",
  grade:
    "The cutting material with its ISO 513 class: the letter says the workpiece group, the number runs from wear-resistant (low) to tough (high). Classes of two makers are a starting point, not an equivalence.",
  shank:
    "How the tool is held: diameter or cross-section of its shank, or the bore of a cutter, with tolerance and standard.",
  length: "The whole length of the tool from end to end, in mm (OAL).",
  coolant:
    "How coolant should reach the edge: from outside, through the tool, as mist or air, or not at all.",
  diameter:
    "The cutting diameter of a rotating tool (DC), the inscribed circle of an insert (IC), or the smallest bore that a boring bar goes into (DMIN), in mm.",
  flutes:
    "How many cutting edges work around the tool (z). More edges allow more feed; fewer leave more room for chips.",
  coating:
    "A hard layer of a few thousandths of a millimetre on the tool. It slows wear and keeps heat out of the edge.",
  size: "The ISO designation of an insert or holder, the size of a solid tool as cutting diameter × cutting length × overall length, or the thread a tap makes.",
  insert:
    "The pocket an insert needs: shape, clearance, size and thickness for ISO inserts. Holder and insert with the same seat fit by size; clamping and chipbreaker have still to be checked.",
  threadPitch:
    "The distance from one thread to the next, in mm (TP). A range means that a partial profile cuts all pitches in it.",
  threadStandards: "Form of the thread, its standard, and its tolerance class.",
  width:
    "The width that the tool cuts (CW). For turning holders: how far the tip stands out from the side of the shank (WF), in mm.",
  depth:
    "The greatest depth the tool may be used to: cutting length of an end mill, hole depth of a drill, groove depth, or the range of cutting depth of an insert, in mm.",
  hardness:
    "The hardness of the workpiece up to which, or between which, the tool is meant to work, in HB or HRC.",
  edge: "How the cutting edge is made: sharp, honed or chamfered, with its corner radius (RE), entering angle (KAPR) or point angle.",
};
