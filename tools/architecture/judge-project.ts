import { join } from "node:path";
import { checkContentReads } from "./check-content-reads.ts";
import { checkHouseRules } from "./check-house-rules.ts";
import { checkImports, checkPairs } from "./check-imports.ts";
import { checkLeftovers } from "./check-leftovers.ts";
import { checkSheets } from "./check-sheets.ts";
import { importTable } from "./import-table.ts";
import { listFiles, readSources } from "./source-files.ts";

// The part of `npm run lint` that knows the rooms; architecture.test.ts checks the same.
const root = join(import.meta.dirname, "../..");
const sources = readSources(root);
const faults = [
  ...checkImports(sources, importTable),
  ...checkPairs(sources),
  ...checkContentReads(sources),
  ...checkHouseRules(sources),
  ...checkSheets(sources),
  ...checkLeftovers(sources, listFiles(root)),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
