import { leaveSite } from "./shared-window.ts";
import { handOn, takeServer, test as base } from "./test.ts";

/**
 * The test of `test.ts` in a window that the tests of one worker share, cleared for each visit: one for each kind of
 * device, with and without script. Tests of loading, caches and missing scripts need a window of their own: `test.ts`.
 */
export const test = base.extend({
  context: async (
    {
      sharedWindows,
      noise,
      viewport,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    provide,
  ) => {
    const kind = { contextOptions, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled };
    const window = await sharedWindows.get(kind);
    await window.begin(noise, viewport);
    await provide(window.context);
    await window.end();
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    if (!page) throw new Error("A test has closed the window that others share.");
    await provide(page);
  },
  ownServer: async ({ page, server, spareServer }, provide) => {
    const own = await takeServer(spareServer);
    await provide(own);
    // Before its server stops: the page still requests the next slide's picture.
    await leaveSite(page, server.origin);
    await handOn(own, spareServer);
  },
  newServer: async ({ page, server }, provide) => {
    const own = await takeServer();
    await provide(own);
    await leaveSite(page, server.origin);
    await own.remove();
  },
});

export { expect } from "./test.ts";
