import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutOutTable } from "#prerender/picture-rules/cut-out-table.ts";

// `npm run cut-outs`: writes into docs/pictures.md what each cut-out stands for, after a change of pictures or products.
const page = join(import.meta.dirname, "../docs/pictures.md");
const marks = /(<!-- cut-outs -->\n)[^]*?(<!-- cut-outs end -->)/;
const table = cutOutTable();
writeFileSync(
  page,
  readFileSync(page, "utf8").replace(marks, (_, from: string, to: string) => `${from}${table}\n${to}`),
);
console.log("Wrote docs/pictures.md.");
