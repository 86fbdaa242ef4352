import type { Page } from "@playwright/test";

/** A state that the site can be in. */
export interface CheckedState {
  name: string;
  /** The expected console message, and its reason. */
  noise?: [RegExp, string];
  /** Whether its layout differs in a wide window, so that it is checked there as well. */
  differsInWideWindow?: boolean;
  /** A selector of the parts that differ from "the page, once seen to its end"; undefined for the whole page. */
  part?: string;
  /** Brings a new page into this state, in a window of any size. */
  open: (page: Page) => Promise<unknown>;
}
