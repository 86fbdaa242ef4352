import { categoriesSchema, productsSchema } from "#site/catalogue/schema.ts";
import { companySchema } from "#site/copy/company.ts";
import { pageSchema } from "#site/copy/page.ts";
import { customersSchema, partnersSchema, teamSchema } from "#site/copy/people.ts";
import { privacySchema } from "#site/copy/privacy.ts";
import { jsonSchemaOf, type SchemaNode } from "./json-schema-of.ts";

const schemas: Record<string, SchemaNode> = {
  categories: categoriesSchema,
  company: companySchema,
  customers: customersSchema,
  page: pageSchema,
  partners: partnersSchema,
  privacy: privacySchema,
  products: productsSchema,
  team: teamSchema,
};

/** The files of `content/schemas/` by name: what editors' programs complete and check with. */
export function contentSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const whole = { $schema: "https://json-schema.org/draft/2020-12/schema", ...jsonSchemaOf(schema) };
      return [`${name}.schema.json`, `${JSON.stringify(whole, undefined, 2)}\n`];
    }),
  );
}
