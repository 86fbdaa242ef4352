import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas } from "./content-schemas/content-schemas.ts";

// `npm run content-schemas`: writes content/schemas/ anew, after a change of the schemas in site/.
const folder = join(import.meta.dirname, "../content/schemas");
mkdirSync(folder, { recursive: true });
for (const [name, text] of contentSchemas()) writeFileSync(join(folder, name), text);
console.log("Wrote content/schemas/.");
