/** What each room of the products may import of the others. */
export const productWalls = {
  units: [],
  workpieces: [],
  "compare/choice": [],
  card: ["units", "workpieces", "compare/choice"],
  filters: ["units", "workpieces"],
  table: ["units", "card", "compare/choice"],
  bands: ["units", "card", "compare/choice", "workpieces"],
  // Lists of several categories.
  mixed: ["bands", "card", "compare/choice", "table", "units"],
  calculator: ["units"],
  sheet: ["card", "mixed", "units", "calculator", "workpieces", "compare/choice"],
  compare: ["compare/choice", "sheet", "card", "units", "workpieces"],
  search: ["search/found", "search/code", "in-hand", "wear", "workpieces"],
  "search/code": [],
  "search/found": ["search", "grid", "mixed", "units", "workpieces"],
  grid: ["search", "mixed", "workpieces"],
  "in-hand": ["search", "mixed"],
  category: ["bands", "card", "filters", "search", "table", "grid"],
  overlay: ["category", "compare", "sheet"],
  page: ["sheet"],
  guide: ["page", "wear"],
  wear: [],
};

/** Likewise in `engineering`. */
export const engineeringWalls = {
  units: [],
  standards: ["units"],
  values: ["units"],
  cutting: ["units", "designation", "values"],
  designation: ["units", "standards", "values"],
  "in-hand": ["units", "designation"],
  holes: ["units", "standards"],
  reading: ["units", "designation"],
  drawing: ["units", "designation", "standards", "values"],
  cam: ["units", "drawing", "designation", "values"],
  threads: ["units", "designation"],
  calculator: ["units", "cutting", "threads", "values"],
};
