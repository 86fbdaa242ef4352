import * as v from "valibot";

/** A setting that is "yes" or "no". */
export function yesOrNo(byDefault: "yes" | "no") {
  return v.optional(
    v.pipe(
      v.picklist(["yes", "no"], "yes or no"),
      v.transform((text) => text === "yes"),
    ),
    byDefault,
  );
}
