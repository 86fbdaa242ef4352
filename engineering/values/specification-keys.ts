/**
 * The nineteen specification keys of a product, in data-sheet order, with the visible label. Each key has only one
 * meaning; its ISO 13399 symbol, if any, is in brackets.
 */
export const specificationLabels = {
  /** Tool family in words, hand included. */
  type: "Type",
  /** Operation the tool is made for. */
  application: "Application",
  /** What it cuts: ISO 513 letter first, groups separated by "; ". */
  material: "Workpiece material",
  /** Surface of the tool itself. */
  finish: "Tool finish",
  /** Cutting material and ISO 513 application group. */
  grade: "Grade",
  /** How it is held: shank or bore with its standard. */
  shank: "Shank",
  /** Overall length, mm (OAL). */
  length: "Overall length",
  /** Coolant supply. */
  coolant: "Coolant",
  /** Cutting diameter, inscribed circle or minimum bore, mm (DC, IC, DMIN). */
  diameter: "Diameter",
  /** Number of flutes or teeth (NOF, ZEFP). */
  flutes: "Flutes / teeth",
  /** Coating. */
  coating: "Coating",
  /** ISO designation, or cutting diameter × cutting length × overall length, or thread. */
  size: "Size / designation",
  /** Insert seat: the same string on holder and insert (MIID). */
  insert: "Insert seat",
  /** Thread pitch, mm (TP). */
  threadPitch: "Thread pitch",
  /** Thread form, standard and tolerance (THFT). */
  threadStandards: "Thread standard",
  /** Cutting width or functional width, mm (CW, WF). */
  width: "Width",
  /** Usable depth: cutting length, depth of cut, hole or groove depth, mm (APMX, LU, CDX). */
  depth: "Max. depth",
  /** Limit of workpiece hardness, HB or HRC. */
  hardness: "Workpiece hardness",
  /** Edge form, corner radius, cutting edge angle (RE, KAPR, SIG). */
  edge: "Cutting edge",
} as const;

/** One of the nineteen keys. */
export type SpecificationKey = keyof typeof specificationLabels;

/** The keys in data-sheet order. */
export const specificationKeys = Object.keys(specificationLabels) as SpecificationKey[]; // Object.keys loses the literal type
