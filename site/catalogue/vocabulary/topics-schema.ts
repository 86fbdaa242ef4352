import * as v from "valibot";
import { toolFamilies } from "../families/families.ts";
import { label, text } from "../model/text-schema.ts";
import { guideIds } from "../places/guide-address.ts";
import { type PageTopic, pageTopics } from "./page-topics.ts";
import { phrases } from "./phrases-schema.ts";

const cause = v.strictObject({
  families: v.optional(
    v.pipe(
      v.array(v.picklist(toolFamilies)),
      v.description("The tools that have this cause; without them every tool may have it."),
    ),
  ),
  cause: text,
  remedy: text,
  tools: v.optional(
    v.pipe(
      label,
      v.title("Tools that cure it"),
      v.description(
        "A search for them, in lower case. Thread, size and workpiece of the visitor's query are added to it.",
      ),
    ),
  ),
});

/** A cause of a trouble, its remedy, and a search for the tools that cure it. */
export type Cause = v.InferOutput<typeof cause>;

const topic = v.strictObject({
  name: v.optional(v.pipe(label, v.description("How the page's link calls it; not of kinds of wear."))),
  phrases: v.pipe(phrases, v.description("The words for it, in lower case.")),
  guides: v.optional(
    v.pipe(
      v.array(v.picklist(guideIds)),
      v.description("Where it is explained if the query names no tool, the likeliest guide first."),
    ),
  ),
  causes: v.optional(
    v.pipe(v.array(cause), v.description("Why it happens and what helps, the likeliest cause first.")),
  ),
});

/** `content/words/search/topics.json`: the words that lead to the calculator, the guides and the causes of troubles. */
export const topicsSchema = v.strictObject(
  Object.fromEntries(pageTopics.map((name) => [name, topic])) as Record<PageTopic, typeof topic>, // fromEntries loses the keys
);

/** The topics as the owner writes them. */
export type TopicWords = v.InferOutput<typeof topicsSchema>;
