import { wearNames } from "../guides/wear-names.ts";

/** What a page of this site answers: cutting data, or a trouble that a guide explains. */
export const pageTopics = ["cutting data", "guide", ...wearNames, "finish", "chips"] as const;

/** One of the topics. */
export type PageTopic = (typeof pageTopics)[number];
