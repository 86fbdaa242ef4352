import { openSearch } from "../search/open-search.ts";
import { searchData } from "../search/search-data.ts";
import { realProducts, realSearchWords, realTree } from "./real-catalogue.ts";

/** The whole range, opened for searching once for all tests of a process. */
export const realSearch = openSearch(searchData(realTree, realProducts, realSearchWords));
