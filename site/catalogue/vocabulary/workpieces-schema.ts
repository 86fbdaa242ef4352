import * as v from "valibot";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { pattern, phrases } from "./phrases-schema.ts";

const group = v.pipe(
  v.picklist(workpieceLetters),
  v.description("The group of ISO 513. Hardenable steels are P as delivered and H once hardened."),
);
const words = v.optional(
  v.pipe(
    pattern,
    v.title("In the tools' texts"),
    v.description(
      "How tools name this material, so that one made for it comes before a general one: a regular expression.",
    ),
  ),
);

/** `content/words/search/workpieces.json`: the materials that a query may name. */
export const workpiecesSchema = v.strictObject({
  pieces: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/, "lower-case letters")), v.string()),
    v.description(
      "Pieces of the patterns below, which name them in braces: {s} is a space or a dash, or neither.",
    ),
  ),
  names: v.pipe(
    v.array(v.pipe(v.strictObject({ group, words, phrases }), v.title("Material"))),
    v.description("Materials by their names, in lower case."),
  ),
  numbers: v.pipe(
    v.array(
      v.pipe(v.strictObject({ group, words, pattern: v.pipe(v.string(), v.nonEmpty()) }), v.title("Number")),
    ),
    v.description(
      "Materials by their numbers, as they are written in drawings: EN, IS, AISI, JIS, DIN, W.-Nr. Regular expressions for capital letters.",
    ),
  ),
});

/** The materials as the owner writes them. */
export type WorkpieceWords = v.InferOutput<typeof workpiecesSchema>;
