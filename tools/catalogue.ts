import { join, relative } from "node:path";
import { groupFaults } from "#prerender/reading/faults/group-faults.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import { cellOf, columns } from "#prerender/series/columns.ts";
import { familyTable } from "./catalogue/family-table.ts";
import { applyImport, finishImport } from "./catalogue/apply-import.ts";
import { carryOver } from "./catalogue/carry-over.ts";
import { planImport, type ImportPlan } from "./catalogue/import-range.ts";
import { TableError } from "#prerender/series/csv-text.ts";
import { readTable, writeTable } from "./catalogue/table-file.ts";
import { readCommandLine } from "./command/command-line.mjs";

// `npm run catalogue -- export FILE` and `import FILE`: the range as a spreadsheet, one row per product. `families`
// prints a list of the families.
const root = join(import.meta.dirname, "..");
const { options, words } = readCommandLine("catalogue");
const folder = options.content ?? join(root, "content");
const [action, file, ...more] = words;

/** This many products may be removed without a warning. */
const FEW_REMOVED = 20;
/** Maximum number of printed lines of a list. */
const MAX_LINES_SHOWN = 40;

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`${title}: ${lines.length}`);
  for (const line of lines.slice(0, MAX_LINES_SHOWN)) console.log(`  ${line}`);
  if (lines.length > MAX_LINES_SHOWN) console.log(`  … and ${lines.length - MAX_LINES_SHOWN} more`);
}

function printPlan(plan: ImportPlan): void {
  printList("Added", plan.added);
  printList("Changed cells", plan.changed);
  printList("Removed", plan.removed);
  printList("In another order", plan.reordered);
  printList("Read otherwise than written", plan.notes);
}

async function exportRange(to: string): Promise<void> {
  const { products } = readRange(folder);
  const rows = products.map((product) => columns.map((column) => cellOf(product, column)));
  await writeTable(to, [columns.map(({ heading }) => heading), ...rows]);
  console.log(`Wrote ${products.length} products into ${to}.`);
}

async function importRange(from: string): Promise<void> {
  const plan = planImport(folder, await readTable(from));
  const lost = plan.removed.length;
  const isMuch = lost > FEW_REMOVED && lost > plan.known / 10;
  if (isMuch) console.log(`The table lacks ${lost} of ${plan.known} products. Was it filtered, or cut off?`);
  printPlan(plan);
  if (plan.faults.length > 0) {
    console.error(`${from}: nothing is written. What can't be taken: ${plan.faults.length}`);
    for (const fault of groupFaults(plan.faults)) console.error(`  ${fault}`);
    process.exitCode = 1;
  } else if (plan.files.size === 0) {
    console.log("The table says what the content says: nothing to write.");
  } else if (options.apply && isMuch && options.remove !== String(lost)) {
    console.error(`Nothing is written. To take ${lost} products out, say --apply --remove ${lost}.`);
    process.exitCode = 1;
  } else if (options.apply) {
    applyImport(folder, plan.files);
    console.log(
      `Wrote ${[...plan.files.keys()].map((path) => join(relative(root, folder), path)).join(", ")}.`,
    );
  } else {
    console.log("Nothing is written yet: say --apply to write it.");
  }
}

function carryOverFolder(): void {
  const carried = carryOver(folder);
  console.log(
    carried
      ? `Carried ${carried.products} tools over into ${carried.series} series. Each says what it said before.`
      : "There is nothing to carry over: the folder has no products/ and no series/.",
  );
}

try {
  if (finishImport(folder)) console.log("An import that was cut off is finished now.");
  if (action === "carry-over" && file === undefined) {
    carryOverFolder();
  } else if (action === "families" && file === undefined) {
    console.log(familyTable(readRange(folder)));
  } else if (file === undefined || more.length > 0 || (action !== "export" && action !== "import")) {
    const problem = words.length > 0 ? `"${words.join(" ")}" can't be done` : "There is nothing to do";
    throw new TableError(
      `${problem}. Say npm run catalogue -- export range.xlsx, or npm run catalogue -- import range.xlsx.`,
    );
  } else {
    await (action === "export" ? exportRange(file) : importRange(file));
  }
} catch (error) {
  if (error instanceof TableError || error instanceof ContentError) console.error(error.message);
  else if (error instanceof Error && "syscall" in error)
    console.error(
      `A file or folder can't be read or written: ${error.message}. Is the disk full, or may you not change it?`,
    );
  else throw error;
  process.exitCode = 1;
}
