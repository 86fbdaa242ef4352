import type { Room } from "./check-imports.ts";

/** The rooms of the desk, with what each may import. */
export const deskRooms: Room[] = [
  // The supplier's own screen: a process of its own. Nothing may import it.
  {
    folder: "desk",
    rooms: [
      "contract",
      "server",
      "server/store",
      "server/mail",
      "server/report",
      "server/settings",
      "server/http",
      "server/limits",
      "server/erasures",
      "server/answers",
      "site/catalogue",
      "engineering",
      // It judges edits by the build's rules.
      "prerender",
      // The schemas beside it, of which its forms are made.
      "content",
    ],
    typesOf: ["site/browsing"],
    packages: [
      "node:*",
      "valibot",
      "react",
      "react/*",
      "react-dom/server",
      "hono",
      "hono/*",
      "@hono/node-server",
      "@simplewebauthn/server",
      "kysely",
      "lean-qr",
      "openid-client",
      "pdfkit",
      "sharp",
      "jsonc-parser",
    ],
    testsMay: ["server/*"],
  },
  { folder: "desk/browser", rooms: ["desk/styles"], packages: [] },
  { folder: "desk/styles", rooms: ["site/styles"], packages: [] },
];
