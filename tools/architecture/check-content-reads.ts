import { posix } from "node:path";
import { codeOf, isTest, type Sources } from "./source-files.ts";

/** Paths that start with a dot, in quotes of any kind: imports, and what is read beside the file itself. */
const relativePath = /["'`](\.{1,2}\/[^"'`]*)["'`]/g;
/** A path from the root of the project: `join(root, "content", …)`. */
const fromRoot =
  /\b(?:join|resolve)\(\s*(?:root|project|projectRoot|PROJECT_ROOT|process\.cwd\(\)),\s*["'`]([^"'`]*)/g;

/** Holds what is shipped to the texts and figures of the specification. */
const holdsToSpecification = "prerender/says-the-specification.test.ts";

/**
 * One sentence for each test that reads what the owner writes: any edit of his could turn it red. A test that runs a
 * whole command gives it a copy of the project (tools/testing/project-copy.ts), for its reads can't be seen here.
 */
export function checkContentReads(sources: Sources): string[] {
  return codeOf(sources)
    .filter(([path]) => isTest(path) || path.startsWith("e2e/"))
    .filter(([path]) => path !== holdsToSpecification)
    .filter(([path, text]) => pathsIn(path, text).some(isOwners))
    .map(
      ([path]) => `${path}: reads content/, which is the owner's to change; tests stand on testing/content/`,
    );
}

function pathsIn(path: string, text: string): string[] {
  const beside = [...text.matchAll(relativePath)].map(([, relative = ""]) =>
    posix.join(posix.dirname(path), relative),
  );
  return [...beside, ...[...text.matchAll(fromRoot)].map(([, given = ""]) => given)];
}

/** The schemas beside the content are made of code, and the guide is ours. */
function isOwners(path: string): boolean {
  return /^content(\/|$)/.test(path) && !/^content\/(schemas|README\.md)/.test(path);
}
