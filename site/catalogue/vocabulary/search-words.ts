import type { WearName } from "../guides/wear-names.ts";
import type { GuideId } from "../places/guide-address.ts";
import type { ConceptWords } from "./concept-schema.ts";
import type { EverydayWords } from "./everyday-schema.ts";
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
  spoken: SpokenWords;
  /** The names of the kinds of wear, and of the guides in a sentence. */
  wear: Readonly<Record<WearName, string>>;
  guides: Readonly<Record<GuideId, string>>;
}
