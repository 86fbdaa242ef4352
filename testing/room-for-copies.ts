import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for copies that outlive their tests; it is removed after the last one. */
    roomForCopies: string;
  }
}

/** Vitest runs this before the first test, and what it returns after the last. */
export default function makeRoom(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "contents-"));
  project.provide("roomForCopies", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
