import { realSearchWords } from "../../testing/real-catalogue.ts";
import type { KnownRange } from "../reading/read-own-code.ts";
import { openVocabulary } from "../reading/vocabulary.ts";

/** The data of the query reader without a range: only the words of the trade. */
export const knownWords: KnownRange = {
  codes: new Set(),
  beginsOrderCode: () => false,
  hasWord: () => false,
  vocabulary: openVocabulary(realSearchWords),
};
