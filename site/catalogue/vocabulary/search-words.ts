import type { WearName } from "../guides/wear-names.ts";
import type { WearKind } from "../guides/wear-schema.ts";
import type { GuideId } from "../places/guide-address.ts";
import type { CompanyFacts, CompanyWords } from "./company-schema.ts";
import type { ConceptWords } from "./concept-schema.ts";
import type { EverydayWords } from "./everyday-schema.ts";
import type { GradeWords } from "./grades-schema.ts";
import type { SpokenWords } from "./spoken-schema.ts";
import type { TopicWords } from "./topics-schema.ts";
import type { WorkpieceWords } from "./workpieces-schema.ts";

/** All words with which the search understands a query and names the results, as the owner writes them. */
export interface SearchWords {
  /** Tools, coatings, operations and spare parts. */
  concepts: readonly ConceptWords[];
  workpieces: WorkpieceWords;
  topics: TopicWords;
  everyday: EverydayWords;
  company: CompanyWords;
  /** What the content states of the company; without it a person answers. */
  facts?: CompanyFacts;
  spoken: SpokenWords;
  grades: GradeWords;
  /** Other makers' chipbreakers with their classes. */
  breakers: Readonly<Record<string, string>>;
  wear: Readonly<Record<WearName, Omit<WearKind, "step">>>;
  /** The names of the guides in a sentence. */
  guides: Readonly<Record<GuideId, string>>;
}
