import { join } from "node:path";

/**
 * What the tests' site says and sells: a content folder of the tests' own, so that `content/` may say and sell
 * anything else. Pictures and logos are those of `art/`.
 */
export const TEST_CONTENT = join(import.meta.dirname, "content");

/** Where the site of that content is built, in the same way as the site of `content/`: a `--root` of the server. */
export const TEST_SITE = join(import.meta.dirname, "../.build/test-site");
