import { realSearchWords } from "../../testing/real-catalogue.ts";
import type { KnownRange } from "../reading/read-own-code.ts";
import { openVocabulary } from "../reading/vocabulary.ts";

/** What the reader of queries knows without a range: the words of the trade alone. */
export const knownWords: KnownRange = {
  codes: new Set(),
  beginsOrderCode: () => false,
  hasWord: () => false,
  vocabulary: openVocabulary(realSearchWords),
};
