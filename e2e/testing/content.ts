import { readFileSync } from "node:fs";
import * as v from "valibot";
import { companySchema } from "#site/copy/company.ts";
import { pageSchema } from "#site/copy/page.ts";
import { customersSchema, partnersSchema, teamSchema } from "#site/copy/people.ts";

/** Reads a file of `content/`, as the build does. */
function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const file = new URL(`../../content/${name}.json`, import.meta.url);
  return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
}

/** The texts that the tests look for in the page. */
export const company = read("company", companySchema);
export const copy = read("page", pageSchema);
export const customers = read("customers", customersSchema);
export const partners = read("partners", partnersSchema);
export const team = read("team", teamSchema);
