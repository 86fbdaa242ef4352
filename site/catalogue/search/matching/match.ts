import type { Entry } from "../open-search.ts";

/** How well a tool meets a part of a query: 0 is the best, more is weaker, {@link NO_MATCH} is no match. */
export type Matcher = (entry: Entry) => number;

/** The result of a matcher for a tool that doesn't meet the part. */
export const NO_MATCH = -1;
