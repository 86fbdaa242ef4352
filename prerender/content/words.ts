import type * as v from "valibot";
import { families, toolFamilies, type ToolFamily } from "#site/catalogue/families/families.ts";
import type { Family } from "#site/catalogue/families/family.ts";
import { glossarySchema, type GlossaryWords } from "#site/catalogue/glossary/glossary-schema.ts";
import { guideSchema, type GuideWords } from "#site/catalogue/guides/guide-schema.ts";
import { wearSchema, type WearWords } from "#site/catalogue/guides/wear-schema.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { type GuideId, guideIds } from "#site/catalogue/places/guide-address.ts";
import { breakersSchema, type BreakerWords } from "#site/catalogue/vocabulary/breakers-schema.ts";
import {
  companyWordsSchema,
  type CompanyFacts,
  type CompanyWords,
} from "#site/catalogue/vocabulary/company-schema.ts";
import { conceptsSchema, type ConceptWords } from "#site/catalogue/vocabulary/concept-schema.ts";
import { everydaySchema, type EverydayWords } from "#site/catalogue/vocabulary/everyday-schema.ts";
import type { SearchWords } from "#site/catalogue/vocabulary/search-words.ts";
import { gradesSchema, type GradeWords } from "#site/catalogue/vocabulary/grades-schema.ts";
import { spokenSchema, type SpokenWords } from "#site/catalogue/vocabulary/spoken-schema.ts";
import { topicsSchema, type TopicWords } from "#site/catalogue/vocabulary/topics-schema.ts";
import { workpiecesSchema, type WorkpieceWords } from "#site/catalogue/vocabulary/workpieces-schema.ts";

/** The lists of what a visitor can ask for in words; of a phrase in two of them the first counts. */
export const conceptLists = ["tools", "coatings", "operations", "spares"] as const;

/** The words of the trade: `content/words/`. */
export interface Words extends Record<(typeof conceptLists)[number], ConceptWords[]> {
  glossary: GlossaryWords;
  wear: WearWords;
  guides: Record<GuideId, GuideWords>;
  workpieces: WorkpieceWords;
  topics: TopicWords;
  everyday: EverydayWords;
  company: CompanyWords;
  spoken: SpokenWords;
  grades: GradeWords;
  breakers: BreakerWords;
}

/** Words as far as their files could be read. */
export type ReadWords = {
  [Name in keyof Words]: Name extends "guides"
    ? Map<GuideId, GuideWords | undefined>
    : Words[Name] | undefined;
};

type Read = <S extends v.GenericSchema>(name: string, schema: S) => v.InferOutput<S> | undefined;

/** Reads the words of a content folder, each file by `read`. */
export function readWords(read: Read): ReadWords {
  const inSearch: Read = (name, schema) => read(`words/search/${name}.json`, schema);
  return {
    glossary: read("words/glossary.json", glossarySchema),
    wear: read("words/wear.json", wearSchema),
    guides: new Map(guideIds.map((id) => [id, read(`words/guides/${id}.json`, guideSchema)])),
    tools: inSearch("tools", conceptsSchema),
    coatings: inSearch("coatings", conceptsSchema),
    operations: inSearch("operations", conceptsSchema),
    spares: inSearch("spares", conceptsSchema),
    workpieces: inSearch("workpieces", workpiecesSchema),
    topics: inSearch("topics", topicsSchema),
    everyday: inSearch("everyday", everydaySchema),
    company: inSearch("company", companyWordsSchema),
    spoken: inSearch("spoken", spokenSchema),
    grades: inSearch("grades", gradesSchema),
    breakers: inSearch("breakers", breakersSchema),
  };
}

/** The words if all of them were read. */
export function wholeWords(words: ReadWords): Words | undefined {
  if ([...Object.values(words), ...words.guides.values()].includes(undefined)) return undefined;
  // Object.fromEntries loses the keys, and what was looked for above.
  return { ...words, guides: Object.fromEntries(words.guides) } as Words;
}

/** The entry of a family that says itself what visitors call it. */
function conceptsOf(family: ToolFamily): ConceptWords[] {
  const { name, phrases, diameter }: Family = families[family];
  if (!phrases) return [];
  const isRound = diameter === "cutting";
  const tests = [[{ families: [family] }]];
  return [{ label: name, role: "family", ...(isRound && { isRound }), phrases: [...phrases], tests }];
}

/**
 * What the search takes from the words. A family that says itself what visitors call it is understood by that: as what
 * these products are, or as tools that aren't sold. `facts`: what the company's file states.
 */
export function searchWords(
  words: Words,
  products: readonly Pick<Product, "family">[],
  facts?: CompanyFacts,
): SearchWords {
  const { wear, guides, workpieces, topics, everyday, company, spoken, grades, breakers } = words;
  const sold = new Set(products.map(({ family }) => family));
  const concepts = toolFamilies.filter((family) => sold.has(family)).flatMap(conceptsOf);
  const others = toolFamilies.filter((family) => !sold.has(family)).flatMap(conceptsOf);
  const found = new Set(concepts.flatMap(({ phrases }) => phrases));
  const absent = [...everyday.absent, ...others.flatMap(({ phrases }) => phrases)];
  const kinds = Object.entries(wear).map(([key, { name, looks, cause, remedy }]) => [
    key,
    { name, looks, cause, remedy },
  ]);
  const called = guideIds.map((id) => [id, guides[id].called]);
  return {
    concepts: [...conceptLists.flatMap((list) => words[list]), ...concepts],
    workpieces,
    topics,
    everyday: { ...everyday, absent: absent.filter((phrase) => !found.has(phrase)) },
    company,
    ...(facts && { facts }),
    spoken,
    grades,
    // Sources are for whoever checks the file.
    breakers: Object.fromEntries(breakers.flatMap((row) => row.names.map((name) => [name, row.class]))),
    wear: Object.fromEntries(kinds) as SearchWords["wear"], // fromEntries loses the keys
    guides: Object.fromEntries(called) as Record<GuideId, string>,
  };
}
