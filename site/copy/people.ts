import * as v from "valibot";
import { email, phone, sample, text, url } from "./text.ts";

/** `content/team.json` */
export const teamSchema = v.array(v.strictObject({ sample, name: text, position: text, phone, email }));

/** `content/customers.json`; `logo` is the name of a file in art/logos/customers. */
export const customersSchema = v.array(v.strictObject({ sample, name: text, logo: text, description: text }));

/** `content/partners.json`; `logo` is the name of a file in art/logos/partners. */
export const partnersSchema = v.array(v.strictObject({ sample, name: text, url, logo: text }));

export type TeamMember = v.InferOutput<typeof teamSchema>[number];
export type Customer = v.InferOutput<typeof customersSchema>[number];
export type Partner = v.InferOutput<typeof partnersSchema>[number];
