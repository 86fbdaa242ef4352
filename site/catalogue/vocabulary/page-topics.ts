import { wearNames } from "../guides/wear-names.ts";

/** Troubles of holes, threads and surfaces, which aren't seen on the edge. */
const workTroubles = [
  "finish",
  "chips",
  "oversize",
  "wander",
  "thread",
  "burr",
  "deflection",
  "pip",
] as const;

/** The topics of this site's pages: cutting data, the guides, or a trouble. */
export const pageTopics = ["cutting data", "guide", ...wearNames, ...workTroubles] as const;

/** One of the topics. */
export type PageTopic = (typeof pageTopics)[number];
