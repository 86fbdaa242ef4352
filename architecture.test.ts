import { describe, expect, it } from "vitest";
import { checkContentReads } from "./tools/architecture/check-content-reads.ts";
import { checkHouseRules } from "./tools/architecture/check-house-rules.ts";
import { checkImports, type Room } from "./tools/architecture/check-imports.ts";
import { readSources } from "./tools/architecture/source-files.ts";

const schemas = "valibot";
const react = ["react", "react/*", "react-dom"];

/** Who may import whom. A change here is a change of the architecture: it needs a decision record. */
const table: Room[] = [
  { folder: "content", rooms: [], packages: [] },
  { folder: "public", rooms: [], packages: [] },
  // What the tests of all rooms stand on, and nothing else may.
  { folder: "testing", rooms: [], packages: ["node:*"], isForTests: true },
  { folder: "contract", rooms: [], packages: [schemas] },
  {
    folder: "site/catalogue",
    rooms: [],
    packages: [schemas],
    onlyIn: { package: schemas, files: /schema[^/]*\.ts$/ },
  },
  { folder: "site/copy", rooms: ["site/catalogue"], packages: [schemas] },
  { folder: "site/ui", rooms: [], packages: react },
  { folder: "site/engineering", rooms: ["site/catalogue"], packages: [] },
  { folder: "site/enquiry", rooms: ["site/catalogue", "contract"], packages: react },
  {
    folder: "site/sections/*",
    rooms: ["site/ui", "site/enquiry", "site/engineering", "site/catalogue", "contract"],
    typesOf: ["site/copy"],
    packages: react,
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
    // page.tsx, client.tsx and what else lies directly in site/.
    folder: "site",
    rooms: ["site/sections/*", "site/enquiry", "site/offline", "site/catalogue", "site/ui", "site/styles"],
    typesOf: ["site/copy"],
    packages: [...react, "react-dom/client"],
  },
  {
    folder: "prerender",
    rooms: ["site", "site/copy", "site/catalogue", "site/engineering", "content", "contract"],
    typesOf: ["site/ui", "site/sections/*"],
    packages: ["node:*", schemas, ...react, "react-dom/static", "vite", "subset-font", "harfbuzzjs"],
  },
  {
    folder: "server",
    rooms: ["contract"],
    packages: [
      "node:*",
      schemas,
      "hono",
      "hono/*",
      "@hono/node-server",
      "kysely",
      "pino",
      "sirv",
      "pg",
      "nodemailer",
    ],
  },
  { folder: "art", rooms: [], packages: ["*"] },
  { folder: "bench", rooms: ["tools"], packages: ["node:*", "@playwright/test"] },
  {
    folder: "e2e",
    rooms: ["testing", "contract", "site/copy", "site/catalogue"],
    packages: ["node:*", "@playwright/test", "@axe-core/playwright", "html-validate", schemas],
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
  },
];

/** The faults of files made up for the purpose, so that the checks are seen to fail. */
function importFaults(files: Record<string, string>): string[] {
  return checkImports(new Map(Object.entries(files)), table);
}

describe("the project", () => {
  const sources = readSources(import.meta.dirname);

  it("has each room import only what the table allows", () => {
    expect(checkImports(sources, table)).toEqual([]);
  });

  it("has no test read the owner's words", () => {
    expect(checkContentReads(sources)).toEqual([]);
  });

  it("keeps the rules of the house", () => {
    expect(checkHouseRules(sources)).toEqual([]);
  });

  it("was really looked at", () => {
    expect([...sources.keys()]).toContain("architecture.test.ts");
    expect([...sources.keys()].filter((path) => path.startsWith("tools/")).length).toBeGreaterThan(5);
  });
});

describe("the import table", () => {
  it("keeps the sections apart", () => {
    expect(importFaults({ "site/sections/hero/x.tsx": 'import { y } from "../contact/y.tsx";' })).toEqual([
      "site/sections/hero/x.tsx: sections/hero may not import sections/contact",
    ]);
  });

  it("lets a section use what is its own and the shared parts", () => {
    const text = `
      import { useState } from "react";
      import { slide } from "./slide.ts";
      import "./hero.module.css";
      import { Button } from "../../ui/button.tsx";
      import type { HeroCopy } from "#site/copy/page.ts";
      import { messageSchema } from "#contract/contact.ts";`;
    expect(importFaults({ "site/sections/hero/hero.tsx": text })).toEqual([]);
  });

  it("gives sections the types of the copy but not its schemas", () => {
    expect(
      importFaults({ "site/sections/hero/x.tsx": 'import { pageSchema } from "#site/copy/page.ts";' }),
    ).toEqual(["site/sections/hero/x.tsx: sections/hero may import only types of copy"]);
  });

  it.each([
    ['export { y } from "#server/app.ts";', "contract may not import server"],
    ['export * from "#server/app.ts";', "contract may not import server"],
    ['const app = await import("#server/app.ts");', "contract may not import server"],
    ['type App = import("#server/app.ts").App;', "contract may not import server"],
    ['const all = import.meta.glob("../content/*.json");', "contract may not import content"],
    ['const all = import.meta.glob(["../content/*.json"]);', "contract may not import content"],
    ['import team from "../content/team.json";', "contract may not import content"],
    ['import { readFileSync } from "node:fs";', "contract may not import the package node:fs"],
    ['import { Hono } from "hono";', "contract may not import the package hono"],
    ['import "../package.json";', "contract may not import package.json, which is in no room of the table"],
  ])("notices %s", (text, fault) => {
    expect(importFaults({ "contract/contact.ts": text })).toEqual([`contract/contact.ts: ${fault}`]);
  });

  it("reads style sheets too", () => {
    const files = {
      "site/ui/a.css": '@import "../sections/hero/b.css";',
      "site/ui/c.module.css": '.c { composes: d from "../copy/d.css"; }',
    };
    expect(importFaults(files)).toEqual([
      "site/ui/a.css: ui may not import sections/hero",
      "site/ui/c.module.css: ui may not import copy",
    ]);
  });

  it("keeps React and Node out of the pure rooms, and schemas' code in the schema files", () => {
    const files = {
      "site/catalogue/tree.ts": 'import { use } from "react"; import * as v from "valibot";',
      "site/catalogue/schema.ts": 'import * as v from "valibot";',
      "site/engineering/force.ts": 'import "node:fs";',
    };
    expect(importFaults(files)).toEqual([
      "site/catalogue/tree.ts: catalogue may not import the package react",
      "site/catalogue/tree.ts: catalogue may import only types of the package valibot outside its schema files",
      "site/engineering/force.ts: engineering may not import the package node:fs",
    ]);
  });

  it("has rooms cross by Node's imports, not by climbing paths", () => {
    expect(importFaults({ "server/app.ts": 'import { a } from "../contract/contact.ts";' })).toEqual([
      "server/app.ts: write #contract/contact.ts for ../contract/contact.ts",
    ]);
  });

  it("gives what is made for tests to tests alone", () => {
    const text = 'import { TEST_CONTENT } from "#testing/test-site.ts";';
    expect(importFaults({ "server/app.test.ts": text, "site/catalogue/testing/a.ts": text })).toEqual([]);
    expect(importFaults({ "server/app.ts": text })).toEqual(["server/app.ts: server may not import testing"]);
  });

  it("wants each file of code in a room", () => {
    expect(importFaults({ "stuff/a.ts": "" })).toEqual(["stuff/a.ts: is in no room of the table"]);
  });

  it("lets nothing but the project's own configuration import the tools", () => {
    const text = 'import { x } from "../tools/x.mjs";';
    expect(importFaults({ "e2e/a.spec.ts": text })).toEqual(["e2e/a.spec.ts: e2e may not import tools"]);
  });
});
