import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_CONTENT, TEST_SITE } from "#testing/test-site.ts";

/** For tests: a copy of the project with the tests' content, for commands that work on the whole project. */
export interface ProjectCopy {
  root: string;
  dispose: () => void;
}

const project = join(import.meta.dirname, "../..");
const parts = ["art", "contract", "desk", "engineering", "prerender", "public", "server", "site", "tools"];

/** A copy whose files a test may change. Packages are links to the project's. */
export function copyProject(): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), "project-"));
  const files = readdirSync(project).filter((name) => /^(package|vite\.config|tsconfig|\.env\.)/.test(name));
  for (const name of [...parts, ...files]) cpSync(join(project, name), join(copy, name), { recursive: true });
  cpSync(TEST_CONTENT, join(copy, "content"), { recursive: true });
  // The desk draws its forms by them.
  cpSync(join(project, "content/schemas"), join(copy, "content/schemas"), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  return { root: copy, dispose: () => rmSync(copy, { recursive: true, force: true }) };
}

/** The same, with a build step that links the tests' site, already built: a real build takes half a minute. */
export function copyBuiltProject(): ProjectCopy {
  if (!existsSync(join(TEST_SITE, "dist"))) {
    throw new Error("The tests' site isn't built: node tools/build/build-for-tests.mjs");
  }
  const copy = copyProject();
  writeFileSync(
    join(copy.root, "prerender/build.ts"),
    `import { copyFileSync, mkdirSync, symlinkSync } from "node:fs";
symlinkSync(${JSON.stringify(join(TEST_SITE, "dist"))}, "dist");
mkdirSync(".build", { recursive: true });
symlinkSync(${JSON.stringify(join(TEST_SITE, ".build/desk"))}, ".build/desk");
copyFileSync(${JSON.stringify(join(TEST_SITE, ".build/manifest.json"))}, ".build/manifest.json");
`,
  );
  return copy;
}
