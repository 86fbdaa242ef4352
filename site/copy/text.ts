import * as v from "valibot";
import { text } from "../catalogue/model/text-schema.ts";

/** A telephone number as people write it, country code first. */
export const phone = v.pipe(text, v.regex(/^\+[0-9][0-9 ]{6,20}$/, 'a number like "+91 124 000 0000"'));

export const email = v.pipe(text, v.rfcEmail("an e-mail address"));

/** A full web address. */
export const url = v.pipe(
  text,
  v.url("a full web address"),
  v.startsWith("https://", "an address that starts with https://"),
);

/** Marks a record with invented values; the launch check fails while one is left. */
export const sample = v.optional(v.literal(true));
