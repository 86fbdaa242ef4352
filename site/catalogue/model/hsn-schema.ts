import * as v from "valibot";
import { hsnPattern } from "./ordering-schema.ts";
import { text } from "./text-schema.ts";
import { toolFamilies, type ToolFamily } from "../families/families.ts";

const familyHsn = v.strictObject({
  code: v.pipe(
    text,
    v.regex(hsnPattern, "an HSN code of 4, 6 or 8 digits"),
    v.description('HSN code: 4, 6 or 8 digits ("8209", "8207 50").'),
  ),
  toBeConfirmed: v.optional(
    v.pipe(v.boolean(), v.description("True while nobody who answers for it has confirmed the code.")),
  ),
});

/** `content/hsn.json`: the known HSN codes of tool families. */
export const hsnSchema = v.strictObject(
  Object.fromEntries(toolFamilies.map((family) => [family, v.optional(familyHsn)])) as Record<
    ToolFamily,
    v.OptionalSchema<typeof familyHsn, undefined>
  >, // fromEntries loses the keys
);

/** HSN codes by tool family. */
export type HsnTable = v.InferOutput<typeof hsnSchema>;

/** An HSN code, and whether somebody still has to confirm it. */
export type Hsn = v.InferOutput<typeof familyHsn>;
