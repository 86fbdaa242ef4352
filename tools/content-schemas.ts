import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas, feedJsonSchema } from "./content-schemas/content-schemas.ts";

// `npm run content-schemas`: regenerates content/schemas/ and docs/feed.schema.json after a change of the schemas in
// site/.
const folder = join(import.meta.dirname, "../content/schemas");
mkdirSync(folder, { recursive: true });
for (const [name, text] of contentSchemas()) writeFileSync(join(folder, name), text);
writeFileSync(join(import.meta.dirname, "../docs/feed.schema.json"), feedJsonSchema());
console.log("Wrote content/schemas/ and docs/feed.schema.json.");
