import { wearNames } from "../guides/wear-names.ts";

/** The topics of this site's pages: cutting data, or a problem that a guide explains. */
export const pageTopics = ["cutting data", "guide", ...wearNames, "finish", "chips"] as const;

/** One of the topics. */
export type PageTopic = (typeof pageTopics)[number];
