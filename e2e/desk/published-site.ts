import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";
import { test as base } from "../testing/test.ts";
import { DeskServer } from "./desk-server.ts";

export { expect } from "../testing/test.ts";

/** A site of its own, which is built anew. */
export const test = base.extend<{ folder: string; desk: DeskServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  folder: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), "published-"));
    mkdirSync(join(folder, ".build"));
    for (const part of ["dist", ".build/desk", ".build/manifest.json"])
      cpSync(join(TEST_SITE, part), join(folder, part), { recursive: true });
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
  desk: async ({ folder, context }, provide) => {
    const desk = await DeskServer.start(folder);
    await provide(desk);
    await Promise.all(context.pages().map((page) => page.close()));
    await desk.remove();
  },
});

/** Changes a file and commits it, as a save at the desk does. */
export function edit(
  desk: DeskServer,
  file: string,
  change: (text: string) => string,
  subject: string,
): void {
  const path = join(desk.content, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  desk.git("commit", "--quiet", "--author=B. Other <desk@invalid>", "-am", subject);
}
