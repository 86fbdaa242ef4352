import * as v from "valibot";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { label, text } from "./text-schema.ts";

/** Format of an order code: the letters of its family, then number and letters, joined by single hyphens: "TI-1042". */
export const orderCodePattern = /^[A-Z]{1,4}(-[A-Z0-9]{1,8}){1,3}$/;

/** Format of a code of the Harmonised System: 4, 6 or 8 digits, in pairs after the fourth: "8209", "8207 50". */
export const hsnPattern = /^\d{4}( ?\d{2}){0,2}$/;

/** The unit of a pack. */
export const packUnits = ["piece", "pair", "set"] as const;

/** Kinds of spare parts of a tool that holds inserts. */
export const spareParts = [
  "screw",
  "key",
  "shim",
  "shim screw",
  "lever",
  "clamp",
  "clamp screw",
  "pin",
  "wedge",
  "spring",
] as const;

/** How many are sold together; the rules of the trade check the numbers. */
const packSchema = v.strictObject({
  quantity: v.pipe(
    v.number(),
    v.description("How many a pack holds: a whole number, 1 or more."),
    v.metadata({ minimum: 1 }),
  ),
  unit: v.pipe(v.picklist(packUnits), v.description("What is counted.")),
});

/** Availability: from stock, within a number of days, or on request. */
const leadTimeSchema = v.union(
  [
    v.picklist(["stock", "on request"]),
    v.strictObject({ days: v.pipe(v.number(), v.description("Days until it is sent, 1 to 365.")) }),
  ],
  '"stock", "on request" or a number of days such as { "days": 14 }',
);

/** A spare part by its generic name; never a maker's number. */
const spareSchema = v.strictObject({
  part: v.pipe(v.picklist(spareParts), v.description("Kind of part.")),
  name: v.pipe(label, v.description('Generic name with its size: "Torx key T15".')),
  torque: v.optional(v.pipe(v.number(), v.description("Tightening torque, N·m."))),
});

/** A range with the value to begin with. */
const startRange = v.strictObject({ low: v.number(), start: v.number(), high: v.number() });

/** A starting range of cutting data for one ISO 513 workpiece group: guidance, not a maker's data. */
const startValueSchema = v.strictObject({
  group: v.pipe(v.picklist(workpieceLetters), v.description("ISO 513 letter of the workpiece.")),
  note: v.optional(v.pipe(label, v.description('What these values are for: "slotting", "titanium alloys".'))),
  vc: v.pipe(startRange, v.description("Cutting speed, m/min.")),
  fn: v.optional(v.pipe(startRange, v.description("Feed, mm/rev."))),
  fz: v.optional(v.pipe(startRange, v.description("Feed per tooth, mm."))),
  pitch: v.optional(
    v.pipe(
      v.strictObject({ low: v.number(), high: v.number() }),
      v.description("Feed of a threading tool: its pitch or range of pitches, mm/rev."),
    ),
  ),
});

/** The ordering data of a product besides its specifications; all of it optional. */
export const orderingEntries = {
  orderCode: v.optional(
    v.pipe(
      text,
      v.description(
        'The shop\'s own code, unique and never reused: capital letters, digits, hyphens ("TI-1042").',
      ),
      v.metadata({ pattern: orderCodePattern.source }),
    ),
  ),
  pack: v.optional(
    v.pipe(packSchema, v.description("How many are sold together; left out where sold singly.")),
  ),
  hsn: v.optional(
    v.pipe(
      text,
      v.description("HSN code of this product where it isn't that of its family in content/hsn.json."),
      v.metadata({ pattern: hsnPattern.source }),
    ),
  ),
  leadTime: v.optional(v.pipe(leadTimeSchema, v.description('"stock", "on request" or { "days": 14 }.'))),
  origin: v.optional(v.pipe(label, v.description("Country of origin."))),
  startValues: v.optional(
    v.pipe(
      v.array(startValueSchema),
      v.description("Own starting ranges; left out where the build works them out."),
    ),
  ),
  spares: v.optional(v.pipe(v.array(spareSchema), v.description("Spare parts that belong to it."))),
};

export type Pack = v.InferOutput<typeof packSchema>;
export type LeadTime = v.InferOutput<typeof leadTimeSchema>;
export type Spare = v.InferOutput<typeof spareSchema>;
