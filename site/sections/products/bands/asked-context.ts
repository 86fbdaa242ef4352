import { createContext } from "react";
import type { Asked } from "../../../catalogue/search/marks/asked-ranges.ts";

/** What the visitor asked the list for: its rows mark it. */
export const AskedContext = createContext<Asked>({ filters: {}, parts: [] });
