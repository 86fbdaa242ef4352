import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import { feedSchema } from "#prerender/found/feed-schema.ts";
import { redirectsSchema } from "#prerender/content/redirects.ts";
import { seriesSchema } from "#prerender/series/series-schema.ts";
import { categoriesSchema } from "#site/catalogue/model/schema.ts";
import { glossarySchema } from "#site/catalogue/glossary/glossary-schema.ts";
import { guideSchema } from "#site/catalogue/guides/guide-schema.ts";
import { wearSchema } from "#site/catalogue/guides/wear-schema.ts";
import { breakersSchema } from "#site/catalogue/vocabulary/breakers-schema.ts";
import { companyWordsSchema } from "#site/catalogue/vocabulary/company-schema.ts";
import { conceptsSchema } from "#site/catalogue/vocabulary/concept-schema.ts";
import { everydaySchema } from "#site/catalogue/vocabulary/everyday-schema.ts";
import { gradesSchema } from "#site/catalogue/vocabulary/grades-schema.ts";
import { spokenSchema } from "#site/catalogue/vocabulary/spoken-schema.ts";
import { topicsSchema } from "#site/catalogue/vocabulary/topics-schema.ts";
import { workpiecesSchema } from "#site/catalogue/vocabulary/workpieces-schema.ts";
import { hsnSchema } from "#site/catalogue/model/hsn-schema.ts";
import { companySchema } from "#site/copy/company.ts";
import { pageSchema } from "#site/copy/page.ts";
import { customersSchema, partnersSchema, teamSchema } from "#site/copy/people.ts";
import { privacySchema } from "#site/copy/privacy.ts";
import { workedCaseSchema } from "#site/copy/worked-case.ts";

const schemas = {
  breakers: breakersSchema,
  categories: categoriesSchema,
  "company-words": companyWordsSchema,
  company: companySchema,
  concepts: conceptsSchema,
  customers: customersSchema,
  everyday: everydaySchema,
  glossary: glossarySchema,
  grades: gradesSchema,
  guide: guideSchema,
  hsn: hsnSchema,
  page: pageSchema,
  partners: partnersSchema,
  privacy: privacySchema,
  redirects: redirectsSchema,
  series: seriesSchema,
  spoken: spokenSchema,
  team: teamSchema,
  topics: topicsSchema,
  wear: wearSchema,
  "worked-case": workedCaseSchema,
  workpieces: workpiecesSchema,
};

const conversion: ConversionConfig = {
  target: "draft-2020-12",
  // JSON Schema can't express these; the build checks them.
  ignoreActions: ["trim", "check", "transform"],
  // The package refuses a second `startsWith`; the later one is narrower and replaces the first.
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type !== "starts_with" || !("requirement" in valibotAction)) return undefined;
    const beginning = String(valibotAction.requirement).replaceAll(/[.?+]/g, String.raw`\$&`);
    return { ...jsonSchema, pattern: `^${beginning}` };
  },
};

/** The files of `content/schemas/` by name, used by editors for completion and checks. */
export function contentSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(toJsonSchema(schema, conversion), undefined, 2)}\n`,
    ]),
  );
}

/** The text of `docs/feed.schema.json`, for readers of the feed. */
export function feedJsonSchema(): string {
  return `${JSON.stringify(toJsonSchema(feedSchema, conversion), undefined, 2)}\n`;
}
