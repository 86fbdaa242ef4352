import * as v from "valibot";
import { label, text } from "../catalogue/model/text-schema.ts";
import { email, phone, sample, url } from "./text.ts";

/** `content/team.json`; `picture` is the name of a photo in content/pictures. */
export const teamSchema = v.array(
  v.strictObject({ sample, name: label, position: label, phone, email, picture: v.optional(label) }),
);

/** `content/customers.json`; `logo` is the name of a file in content/pictures or art/logos/customers. */
export const customersSchema = v.array(
  v.strictObject({ sample, name: label, logo: label, description: text }),
);

/** `content/partners.json`; `logo` is the name of a file in content/pictures or art/logos/partners. */
export const partnersSchema = v.array(v.strictObject({ sample, name: label, url, logo: label }));

export type TeamMember = v.InferOutput<typeof teamSchema>[number];
export type Customer = v.InferOutput<typeof customersSchema>[number];
export type Partner = v.InferOutput<typeof partnersSchema>[number];
