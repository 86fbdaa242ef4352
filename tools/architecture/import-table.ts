import type { Room } from "./check-imports.ts";

const schemas = "valibot";
const react = ["react", "react/*", "react-dom"];

/** Who may import whom. A change here is a change of the architecture: it needs a decision record. */
export const importTable: Room[] = [
  { folder: "content", rooms: [], packages: [] },
  { folder: "public", rooms: [], packages: [] },
  // What the tests of all rooms stand on, and nothing else may.
  { folder: "testing", rooms: [], packages: ["node:*", "fflate"], isForTests: true },
  { folder: "contract", rooms: [], packages: [schemas] },
  {
    folder: "site/catalogue",
    rooms: [],
    packages: [schemas],
    onlyIn: { package: schemas, files: /schema[^/]*\.ts$/ },
  },
  // It reads codes with the decoders of engineering, which itself stands on the catalogue.
  {
    folder: "site/catalogue/search",
    rooms: ["site/catalogue", "site/engineering"],
    packages: [],
  },
  { folder: "site/copy", rooms: ["site/catalogue"], packages: [schemas] },
  { folder: "site/ui", rooms: [], packages: react },
  { folder: "site/engineering", rooms: ["site/catalogue"], packages: [] },
  {
    folder: "site/browsing",
    rooms: ["site/catalogue", "site/catalogue/search", "site/engineering"],
    // Read a workbook in the Worker, loaded when one is dropped.
    packages: ["fflate", "read-excel-file/universal"],
  },
  {
    folder: "site/enquiry",
    rooms: ["site/catalogue", "site/engineering", "site/browsing", "contract"],
    packages: react,
  },
  {
    folder: "site/sections/*",
    rooms: [
      "site/ui",
      "site/enquiry",
      "site/browsing",
      "site/engineering",
      "site/catalogue",
      "site/catalogue/search",
      "contract",
    ],
    typesOf: ["site/copy"],
    // lean-qr: the code by which a quote list moves to a phone, loaded when it is asked for.
    packages: [...react, "lean-qr"],
  },
  { folder: "site/styles", rooms: [], packages: [] },
  // Shows the parts while developing. No room may import it, so nothing of it is built.
  {
    folder: "site/style-page",
    rooms: ["site/ui", "site/styles"],
    packages: [...react, "react-dom/client"],
  },
  { folder: "site/offline", rooms: [], packages: ["workbox-*"] },
  {
    // What the browser runs first.
    folder: "site/start",
    rooms: ["site/sections/*", "site/enquiry", "site/browsing", "site/offline", "site/catalogue", "site/ui"],
    packages: [...react, "react-dom/client"],
  },
  {
    // page.tsx and plain-pages.tsx.
    folder: "site",
    rooms: [
      "site/start",
      "site/sections/*",
      "site/enquiry",
      "site/browsing",
      "site/catalogue",
      "site/ui",
      "site/styles",
    ],
    typesOf: ["site/copy"],
    packages: react,
  },
  {
    folder: "prerender",
    rooms: [
      "site",
      "site/copy",
      "site/catalogue",
      "site/catalogue/search",
      "site/engineering",
      "content",
      "contract",
    ],
    typesOf: ["site/ui", "site/browsing", "site/sections/*"],
    packages: [
      "node:*",
      schemas,
      ...react,
      "react-dom/static",
      // The products' own pages, by the thousand: it renders at once, without streams.
      "react-dom/server",
      "vite",
      "jsonc-parser",
      "sharp",
      "csv-parse/*",
    ],
  },
  // In server/ the way goes limits → store → http → attachments → contact and mail → the rest: no room reaches back. Its
  // tests may. "server" here is what all share, and what puts the rooms together.
  { folder: "server/limits", rooms: ["contract"], packages: ["node:*"], testsMay: ["server/*"] },
  {
    folder: "server/store",
    rooms: ["server/limits", "server", "contract"],
    packages: ["node:*", schemas, "kysely", "pg"],
    testsMay: ["server/*"],
  },
  {
    folder: "server/http",
    rooms: ["server/limits", "server", "contract"],
    packages: ["node:*", "hono", "hono/*", "@hono/node-server"],
    testsMay: ["server/*"],
  },
  {
    folder: "server/attachments",
    rooms: ["server/http", "server/limits", "server/store", "server", "contract"],
    packages: ["node:*", "hono"],
    testsMay: ["server/*"],
  },
  {
    folder: "server/contact",
    rooms: ["server/attachments", "server/http", "server/limits", "server/store", "server", "contract"],
    packages: ["node:*", "hono"],
    testsMay: ["server/*"],
  },
  {
    folder: "server/mail",
    rooms: ["server/store", "server", "contract"],
    packages: ["node:*", "kysely", "nodemailer"],
    testsMay: ["server/*"],
  },
  {
    // These three know each other: a backup is told by the alarms, and the upkeep looks after the backups.
    folder: "server/upkeep",
    rooms: ["server/backup", "server/mail", "server/store", "server/limits", "server", "contract"],
    packages: ["node:*", schemas, "kysely", "pg"],
    testsMay: ["server/*"],
  },
  {
    folder: "server/backup",
    rooms: ["server/upkeep", "server/commands", "server/store", "server/limits", "server", "contract"],
    packages: ["node:*", schemas, "kysely", "pg"],
    testsMay: ["server/*"],
  },
  {
    folder: "server/commands",
    rooms: [
      "server/backup",
      "server/upkeep",
      "server/attachments",
      "server/mail",
      "server/store",
      "server/limits",
      "server",
      "contract",
    ],
    packages: ["node:*", schemas, "kysely", "pg"],
    testsMay: ["server/*"],
  },
  {
    folder: "server",
    rooms: [
      "server/upkeep",
      "server/backup",
      "server/commands",
      "server/limits",
      "server/store",
      "server/http",
      "server/attachments",
      "server/contact",
      "server/mail",
      "contract",
    ],
    packages: ["node:*", schemas, "hono", "hono/*", "@hono/node-server", "kysely", "pino", "pg"],
  },
  { folder: "art", rooms: [], packages: ["*"] },
  { folder: "bench", rooms: ["tools"], packages: ["node:*", "@playwright/test"] },
  {
    folder: "e2e",
    rooms: ["testing", "contract", "site/copy", "site/catalogue"],
    packages: [
      "node:*",
      "@playwright/test",
      "@axe-core/playwright",
      "@guidepup/virtual-screen-reader",
      "html-validate",
      schemas,
    ],
  },
  {
    folder: "e2e/browsers",
    rooms: ["e2e", "contract"],
    packages: ["node:*", "@playwright/test", "puppeteer-core", "selenium-webdriver", "selenium-webdriver/*"],
  },
  {
    folder: "tools",
    rooms: [
      "content",
      "contract",
      "testing",
      "prerender",
      "server",
      "site/copy",
      "site/catalogue",
      "site/engineering",
    ],
    packages: ["*"],
    testsMay: ["server/*"],
  },
];
