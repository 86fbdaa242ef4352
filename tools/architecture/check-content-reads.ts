import { posix } from "node:path";
import { codeOf, isTest, type Sources } from "./source-files.ts";

/** Quoted paths that start with a dot: imports, and files read relative to the file itself. */
const relativePath = /["'`](\.{1,2}\/[^"'`]*)["'`]/g;
/** A path from the project's root: `join(root, "content", …)`. */
const fromRoot =
  /\b(?:join|resolve)\(\s*(?:root|project|projectRoot|PROJECT_ROOT|process\.cwd\(\)),\s*["'`]([^"'`]*)/g;

/** Checks what is shipped against the specification's texts and figures. */
const specificationTest = "prerender/says-the-specification.test.ts";

/**
 * A sentence for each test that reads the owner's content: any edit could break it. A test that runs a whole command
 * gives it a copy of the project (tools/testing/project-copy.ts), because its reads can't be seen here.
 */
export function checkContentReads(sources: Sources): string[] {
  return codeOf(sources)
    .filter(([path]) => isTest(path) || path.startsWith("e2e/"))
    .filter(([path]) => path !== specificationTest)
    .filter(([path, text]) => pathsIn(path, text).some(isOwnersFile))
    .map(
      ([path]) => `${path}: reads content/, which is the owner's to change; tests stand on testing/content/`,
    );
}

function pathsIn(path: string, text: string): string[] {
  const beside = [...text.matchAll(relativePath)].map(([, relative = ""]) =>
    posix.join(posix.dirname(path), relative),
  );
  return [...beside, ...[...text.matchAll(fromRoot)].map(([, path = ""]) => path)];
}

/** The schemas beside the content are generated from code, and its guide is ours. */
function isOwnersFile(path: string): boolean {
  return /^content(\/|$)/.test(path) && !/^content\/(schemas|README\.md)/.test(path);
}
