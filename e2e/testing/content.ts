import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { companySchema } from "#site/copy/company.ts";
import { pageSchema } from "#site/copy/page.ts";
import { customersSchema, partnersSchema, teamSchema } from "#site/copy/people.ts";
import { workedCaseSchema } from "#site/copy/worked-case.ts";
import { withYear } from "#prerender/content/check-facts.ts";

/** Reads a file of the tests' content, as the build does. */
function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(TEST_CONTENT, `${name}.json`), "utf8")));
}

/** The texts that the tests look for in the page. */
export const company = read("company", companySchema);
export const copy = withYear(read("page", pageSchema), company);
export const customers = read("customers", customersSchema);
export const partners = read("partners", partnersSchema);
export const team = read("team", teamSchema);
export const workedCase = read("worked-case", workedCaseSchema);
