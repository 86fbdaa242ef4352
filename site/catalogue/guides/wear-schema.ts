import * as v from "valibot";
import { label, text } from "../model/text-schema.ts";
import { type WearName, wearNames } from "./wear-names.ts";

const wearKindSchema = v.strictObject({
  name: label,
  looks: text,
  cause: text,
  remedy: text,
  step: v.optional(
    v.pipe(
      v.picklist(["harder", "tougher"]),
      v.title("Step in the grades"),
      v.description(
        "Where to go in the range's grades: harder against heat and rubbing, tougher against breaking.",
      ),
    ),
  ),
});

/** `content/words/wear.json`: appearance, causes and remedies of worn edges. */
export const wearSchema = v.strictObject(
  Object.fromEntries(wearNames.map((name) => [name, wearKindSchema])) as Record<
    WearName,
    typeof wearKindSchema
  >, // fromEntries loses the keys
);

/** Appearance, causes and remedies of a worn edge: plain workshop practice, no promise. */
export type WearKind = v.InferOutput<typeof wearKindSchema>;

/** The kinds of wear by their names. */
export type WearWords = v.InferOutput<typeof wearSchema>;
