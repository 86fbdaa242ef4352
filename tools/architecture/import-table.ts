import type { Room } from "./check-imports.ts";
import { deskRooms } from "./desk-rooms.ts";
import { engineeringWalls, productWalls } from "./walls.ts";

const schemas = "valibot";
const react = ["react", "react/*", "react-dom"];

const section: Omit<Room, "folder"> = {
  rooms: [
    "site/ui",
    "site/hours",
    "site/labels",
    "site/enquiry",
    "site/browsing",
    "engineering",
    "site/catalogue",
    "site/catalogue/search",
    "contract",
  ],
  typesOf: ["site/copy"],
  packages: react,
};

/** The server's rooms, which the files beside them put together. */
const serverRooms =
  "report settings upkeep backup commands erasures limits store http attachments contact reports mail answers machines"
    .split(" ")
    .map((name) => `server/${name}`);

/** A room of the server, with the other server rooms that it may import. */
function serverRoom(name: string, rooms: string[], packages: string[]): Room {
  const shared = name === "report" ? [] : ["server/report", "server/settings"];
  return {
    folder: `server/${name}`,
    rooms: [...rooms.map((room) => (room === "." ? "server" : `server/${room}`)), ...shared, "contract"],
    packages: ["node:*", ...packages],
    testsMay: ["server/*", "server"],
  };
}

/** Who may import whom. A change here changes the architecture and needs a decision record. */
export const importTable: Room[] = [
  { folder: "content", rooms: [], packages: [] },
  { folder: "public", rooms: [], packages: [] },
  // Base of all rooms' tests; nothing else may import it.
  { folder: "testing", rooms: [], packages: ["node:*", "fflate"], isForTests: true },
  { folder: "contract", rooms: [], packages: [schemas] },
  // The trade in plain functions. Its tests try them on the range.
  { folder: "engineering", rooms: [], packages: [], walls: engineeringWalls, testsMay: ["site/catalogue"] },
  {
    folder: "site/catalogue",
    rooms: ["engineering"],
    packages: [schemas],
    onlyIn: { package: schemas, files: /schema[^/]*\.ts$/ },
    // Tests read the range as the build does.
    testsMay: ["prerender"],
  },
  {
    folder: "site/catalogue/search",
    rooms: ["site/catalogue", "engineering"],
    packages: [],
  },
  // What the company's hours mean: build and browser read them alike.
  { folder: "site/hours", rooms: [], packages: [] },
  { folder: "site/copy", rooms: ["site/catalogue", "site/hours"], packages: [schemas] },
  { folder: "site/ui", rooms: [], packages: react },
  {
    folder: "site/browsing",
    rooms: ["site/catalogue", "site/catalogue/search", "engineering"],
    // They read a workbook in the Worker, loaded when one is dropped, and pack libraries for CAM.
    packages: ["fflate", "read-excel-file/universal"],
  },
  {
    folder: "site/enquiry",
    rooms: ["site/catalogue", "engineering", "site/browsing", "contract"],
    packages: react,
  },
  {
    // What any list prints for its tools' bins. lean-qr draws their codes, and the quote list's; loaded on request.
    folder: "site/labels",
    rooms: ["site/ui", "site/enquiry", "site/catalogue"],
    packages: [...react, "react-dom/client", "lean-qr"],
  },
  { folder: "site/sections/*", ...section },
  { folder: "site/sections/products", ...section, walls: productWalls },
  { folder: "site/styles", rooms: [], packages: [] },
  // Shows the parts during development. No room may import it, so it is never built.
  {
    folder: "site/style-page",
    rooms: ["site/ui", "site/styles"],
    packages: [...react, "react-dom/client"],
  },
  // Bundled for the server, which loads it in a thread: what answers programs.
  {
    folder: "site/machines",
    rooms: ["site/browsing", "site/catalogue", "site/catalogue/search", "contract"],
    packages: [],
  },
  { folder: "site/offline", rooms: [], packages: ["workbox-*"] },
  {
    // The first code that the browser runs.
    folder: "site/start",
    rooms: [
      "site/sections/*",
      "site/sections/products",
      "site/enquiry",
      "site/browsing",
      "site/offline",
      "site/catalogue",
      "site/ui",
    ],
    packages: [...react, "react-dom/client"],
  },
  {
    // page.tsx and plain-pages.tsx.
    folder: "site",
    rooms: [
      "site/start",
      "site/sections/*",
      "site/sections/products",
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
      "site/hours",
      "site/catalogue",
      "site/catalogue/search",
      "engineering",
      "content",
      "contract",
    ],
    typesOf: ["site/ui", "site/browsing", "site/sections/*", "site/sections/products"],
    packages: [
      "node:*",
      schemas,
      ...react,
      "react-dom/static",
      // For the products' own pages, by the thousand: it renders at once, without streams.
      "react-dom/server",
      "vite",
      "jsonc-parser",
      "sharp",
      "csv-parse/*",
      "csv-stringify/*",
    ],
  },
  // In server/ no room imports a later one, but its tests may. "server" puts them together; all may import the first two.
  serverRoom("report", [], ["pino"]),
  serverRoom("settings", [], []),
  serverRoom("limits", [], []),
  serverRoom("store", ["limits"], [schemas, "kysely", "pg"]),
  serverRoom("erasures", ["store"], []),
  serverRoom("http", ["limits"], ["hono", "hono/*", "@hono/node-server"]),
  serverRoom("attachments", ["http", "limits", "store"], ["hono"]),
  serverRoom("contact", ["attachments", "http", "limits", "store"], ["hono"]),
  serverRoom("reports", ["http", "limits", "store"], [schemas, "hono", "kysely"]),
  serverRoom("mail", ["store"], ["kysely", "nodemailer"]),
  serverRoom("machines", ["http", "limits"], [schemas, "hono"]),
  serverRoom("answers", ["http", "limits", "store", "erasures", "mail"], ["hono", "kysely"]),
  // These three need each other: upkeep checks the backups, and a backup runs commands.
  serverRoom("backup", ["upkeep", "commands", "store", "limits", "erasures"], [schemas, "kysely", "pg"]),
  serverRoom("upkeep", ["backup", "mail", "store", "limits", "erasures"], [schemas, "kysely", "pg"]),
  serverRoom(
    "commands",
    ["backup", "upkeep", "attachments", "mail", "store", "limits", "erasures"],
    [schemas, "kysely", "pg"],
  ),
  {
    folder: "server",
    rooms: [...serverRooms, "contract"],
    packages: ["node:*", schemas, "hono", "hono/*", "@hono/node-server", "kysely", "pino", "pg"],
  },
  // The whole server in one process, from a seed. Nothing may import it.
  serverRoom(
    "simulation",
    [".", ...serverRooms.map((name) => name.slice("server/".length))],
    [schemas, "hono", "kysely", "fast-check", "pg"],
  ),
  ...deskRooms,
  { folder: "art", rooms: [], packages: ["*"] },
  { folder: "bench", rooms: ["tools"], packages: ["node:*", "@playwright/test", "autocannon"] },
  {
    folder: "e2e",
    rooms: ["testing", "contract", "site/copy", "site/catalogue", "engineering", "prerender"],
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
      "server/settings",
      "site/copy",
      "site/catalogue",
      "engineering",
    ],
    packages: ["*"],
    testsMay: ["server/*"],
  },
];
