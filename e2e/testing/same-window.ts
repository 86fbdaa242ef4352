import { leaveSite } from "./shared-window.ts";
import { SiteServer } from "./site-server.ts";
import { test as base } from "./test.ts";

/**
 * The test of `test.ts` in a window that the tests of one worker share, cleared for each visit. For tests of the page.
 * Tests of loading, caches, missing scripts, touch and pixel density need their own window: use `test.ts`.
 */
export const test = base.extend({
  context: async ({ sharedWindow, noise, viewport }, provide) => {
    await sharedWindow.begin(noise, viewport);
    await provide(sharedWindow.context);
    await sharedWindow.end();
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    if (!page) throw new Error("A test has closed the window that others share.");
    await provide(page);
  },
  ownServer: async ({ page, server }, provide) => {
    const own = new SiteServer();
    await own.start();
    await provide(own);
    // Before its server stops: the page still requests the next slide's picture.
    await leaveSite(page, server.origin);
    await own.remove();
  },
});

export { expect } from "./test.ts";
