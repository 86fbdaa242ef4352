import * as v from "valibot";
import { label } from "../model/text-schema.ts";
import { guideIds } from "../places/guide-address.ts";
import { type PageTopic, pageTopics } from "./page-topics.ts";
import { phrases } from "./phrases-schema.ts";

const topic = v.strictObject({
  name: v.optional(v.pipe(label, v.description("How the page's link calls it; not of kinds of wear."))),
  phrases: v.pipe(phrases, v.description("The words for it, in lower case.")),
  guides: v.optional(
    v.pipe(
      v.array(v.picklist(guideIds)),
      v.description("Where it is explained if the query names no tool, the likeliest guide first."),
    ),
  ),
});

/** `content/words/search/topics.json`: the words that lead to the calculator and the guides. */
export const topicsSchema = v.strictObject(
  Object.fromEntries(pageTopics.map((name) => [name, topic])) as Record<PageTopic, typeof topic>, // fromEntries loses the keys
);

/** The topics as the owner writes them. */
export type TopicWords = v.InferOutput<typeof topicsSchema>;
