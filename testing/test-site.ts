import { join } from "node:path";

/** The content folder of the tests' site, so that `content/` may change freely. Pictures and logos come from `art/`. */
export const TEST_CONTENT = join(import.meta.dirname, "content");

/** Where the site of that content is built, like the real one; a `--root` for the server. */
export const TEST_SITE = join(import.meta.dirname, "../.build/test-site");
