import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";

/** The whole range, opened for searching once for all tests of a process. */
export const realSearch = openSearch(searchData(realTree, realProducts, realSearchWords));
