import * as v from "valibot";
import { label, textFor } from "../catalogue/model/text-schema.ts";
import { email, phone, sample, url } from "./text.ts";

const personName = textFor({
  most: 40,
  word: 15,
  why: "at 768 px a column of the team takes words of 15 letters at this size",
});
const position = textFor({
  most: 60,
  word: 18,
  why: "at 768 px a column of the team takes 18 letters in a line",
});
const firmName = textFor({
  most: 40,
  word: 18,
  why: "at 320 px a customer's cell takes words of 18 letters",
});

const teamMember = v.strictObject({
  sample,
  name: personName,
  position,
  phone,
  email,
  picture: v.optional(v.pipe(label, v.title("Photo"))),
  answers: v.optional(
    v.pipe(v.literal(true), v.description("Answers the messages of the form: who has sent one is told so.")),
  ),
});

/** `content/team.json`; `picture` is the name of a photo in content/pictures. */
export const teamSchema = v.pipe(
  v.array(teamMember),
  v.maxLength(12, "at most 12 persons: three rows at 1280 px"),
  v.check(
    (team) => team.filter(({ answers }) => answers).length <= 1,
    '"answers": true with one person at most',
  ),
);

/** `content/customers.json`; `logo` is the name of a file in content/pictures or art/logos/customers. */
export const customersSchema = v.pipe(
  v.array(
    v.strictObject({
      sample,
      name: firmName,
      logo: label,
      description: textFor({
        most: 40,
        word: 14,
        why: "at 768 px a customer's cell takes words of 14 letters",
      }),
    }),
  ),
  v.maxLength(20, "at most 20 customers: more make the section longer than a screen of 390 px"),
);

/** `content/partners.json`; `logo` is the name of a file in content/pictures or art/logos/partners. */
export const partnersSchema = v.pipe(
  v.array(v.strictObject({ sample, name: firmName, url, logo: label })),
  v.maxLength(24, "at most 24 brands: the strip slides past all of them in turn"),
);

export type TeamMember = v.InferOutput<typeof teamSchema>[number];
export type Customer = v.InferOutput<typeof customersSchema>[number];
export type PartnerBrand = v.InferOutput<typeof partnersSchema>[number];
