import { createContext } from "react";
import type { Asked } from "../../../catalogue/search/marks/asked-ranges.ts";

/** What the visitor asked a list for: its rows mark it. */
export interface AskedOfList extends Asked {
  /** The number of pieces to add, if he named one. */
  quantity?: number | undefined;
}

/** Of a list that shows all. */
export const nothingAsked: AskedOfList = { filters: {}, parts: [] };

export const AskedContext = createContext(nothingAsked);
