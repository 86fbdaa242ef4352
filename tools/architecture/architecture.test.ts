import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContentReads } from "./check-content-reads.ts";
import { checkHouseRules } from "./check-house-rules.ts";
import { checkImports, checkPairs } from "./check-imports.ts";
import { checkLeftovers } from "./check-leftovers.ts";
import { checkSheets } from "./check-sheets.ts";
import { importTable } from "./import-table.ts";
import { listFiles, readSources } from "./source-files.ts";

/** Faults in made-up files, to see that the checks can fail. */
function importFaults(files: Record<string, string>): string[] {
  return checkImports(new Map(Object.entries(files)), importTable);
}

const root = join(import.meta.dirname, "../..");

describe("the project", () => {
  const sources = readSources(root);

  it("has each room import only what the table allows", () => {
    expect(checkImports(sources, importTable)).toEqual([]);
  });

  it("has no two folders side by side import each other", () => {
    expect(checkPairs(sources)).toEqual([]);
  });

  it("has no test read the owner's words", () => {
    expect(checkContentReads(sources)).toEqual([]);
  });

  it("keeps the rules of the house", () => {
    expect(checkHouseRules(sources)).toEqual([]);
  });

  it("has four named widths, twelve sizes of type and six weights in its sheets", () => {
    expect(checkSheets(sources)).toEqual([]);
  });

  it("has nothing left over: conflict markers, links that lead nowhere, numbers given twice, rooms without a place on the map", () => {
    expect(checkLeftovers(sources, listFiles(root))).toEqual([]);
  });

  it("was really looked at", () => {
    expect([...sources.keys()]).toContain("tools/architecture/architecture.test.ts");
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
      "site/catalogue/model/schema.ts": 'import * as v from "valibot";',
      "engineering/force.ts":
        'import "node:fs"; import type { Product } from "#site/catalogue/model/schema.ts";',
    };
    expect(importFaults(files)).toEqual([
      "site/catalogue/tree.ts: catalogue may not import the package react",
      "site/catalogue/tree.ts: catalogue may import only types of the package valibot outside its schema files",
      "engineering/force.ts: engineering may not import the package node:fs",
      "engineering/force.ts: engineering may not import catalogue",
    ]);
  });

  it("has rooms cross by Node's imports, not by climbing paths", () => {
    expect(importFaults({ "server/app.ts": 'import { a } from "../contract/contact.ts";' })).toEqual([
      "server/app.ts: write #contract/contact.ts for ../contract/contact.ts",
    ]);
  });

  it("lets no room of the server reach back, but its tests", () => {
    const sources = {
      "server/limits/a.ts": 'import { b } from "../http/b.ts";',
      "server/store/a.ts": 'import { b } from "../http/b.ts";',
      "server/http/a.ts": 'import { b } from "../contact/b.ts";',
      "server/attachments/a.ts": 'import { b } from "../contact/b.ts"; import "../limits/c.ts";',
      "server/store/a.test.ts": 'import { b } from "../contact/b.ts";',
    };
    expect(importFaults(sources)).toEqual([
      "server/limits/a.ts: server/limits may not import server/http",
      "server/store/a.ts: server/store may not import server/http",
      "server/http/a.ts: server/http may not import server/contact",
      "server/attachments/a.ts: server/attachments may not import server/contact",
    ]);
  });

  it("has the server's store know neither the route that fills it nor the mails that follow", () => {
    const files = {
      "server/store/store.ts":
        'import { a } from "../contact/route.ts"; import { b } from "../mail/outbox.ts";',
      "server/mail/outbox.ts": 'import { a } from "../contact/route.ts"; import "../store/store.ts";',
      "server/contact/route.ts": 'import { a } from "../mail/outbox.ts"; import "../store/store.ts";',
    };
    expect(importFaults(files)).toEqual([
      "server/store/store.ts: server/store may not import server/contact",
      "server/store/store.ts: server/store may not import server/mail",
      "server/mail/outbox.ts: server/mail may not import server/contact",
      "server/contact/route.ts: server/contact may not import server/mail",
    ]);
  });

  it("gives what is made for tests to tests alone", () => {
    const text = 'import { TEST_CONTENT } from "#testing/test-site.ts";';
    expect(importFaults({ "server/app.test.ts": text, "site/catalogue/testing/a.ts": text })).toEqual([]);
    expect(importFaults({ "server/app.ts": text })).toEqual(["server/app.ts: server may not import testing"]);
  });

  it("has walls within the large rooms", () => {
    const files = {
      "engineering/drawing/a.ts": 'import { b } from "../cam/b.ts";',
      "site/sections/products/card/a.tsx": 'import { b } from "../units/b.ts"; import "../overlay/c.tsx";',
      "site/sections/products/use-a.ts": 'import { b } from "./units/b.ts";',
      "server/contact/guard.ts": 'import { b } from "../upkeep/check-bounds.ts";',
    };
    expect(importFaults(files)).toEqual([
      "engineering/drawing/a.ts: engineering/drawing may not import engineering/cam",
      "site/sections/products/card/a.tsx: sections/products/card may not import sections/products/overlay",
      "site/sections/products/use-a.ts: sections/products may not import sections/products/units",
      "server/contact/guard.ts: server/contact may not import server/upkeep",
    ]);
  });

  it("parts folders that import each other, but not one from those in it", () => {
    const files = new Map([
      ["server/mail/a.ts", 'import { b } from "../store/b.ts"; import "./words/c.ts";'],
      ["server/store/b.ts", 'import type { A } from "../mail/a.ts";'],
      ["server/mail/words/c.ts", 'import { a } from "../a.ts";'],
    ]);
    expect(checkPairs(files)).toEqual(["server/mail and server/store import each other"]);
  });

  it("wants each file of code in a room", () => {
    expect(importFaults({ "stuff/a.ts": "" })).toEqual(["stuff/a.ts: is in no room of the table"]);
  });

  it("lets nothing but the project's own configuration import the tools", () => {
    const text = 'import { x } from "../tools/x.mjs";';
    expect(importFaults({ "e2e/a.spec.ts": text })).toEqual(["e2e/a.spec.ts: e2e may not import tools"]);
  });
});
