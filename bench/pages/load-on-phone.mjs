/* global document, addEventListener */
import { devices } from "@playwright/test";
import { visit } from "../measuring/visit.mjs";
import { startBrowser } from "./browser.mjs";

const size = { width: 390, height: 844 };

/** A phone's connections: kilobits per second, and milliseconds of latency. */
export const lines = {
  "as fast as the machine": undefined,
  "slow 4G": { kilobits: 1600, latency: 150 },
  "slow 3G": { kilobits: 400, latency: 400 },
};

/** A phone's context in a separate browser. */
async function phoneContext(density, baseURL) {
  const browser = await startBrowser();
  return browser.newContext({
    ...devices["Pixel 7"],
    viewport: size,
    // Otherwise the browser would choose the first picture for the device's own, different screen.
    screen: size,
    deviceScaleFactor: density,
    ignoreHTTPSErrors: true,
    baseURL,
  });
}

/** A phone's page in a separate browser, with network events enabled: `{ page, session, close }`. */
async function openPhone(density) {
  const context = await phoneContext(density);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  return { page, session, close: () => context.browser().close() };
}

/**
 * A first load on a phone with this pixel density: everything transferred until one second after the load event. `{
 * bytes, requests, blocking, elsewhere }`.
 */
export async function loadOnPhone(url, density) {
  const { page, session, close } = await openPhone(density);
  try {
    const requested = [];
    let bytes = 0;
    session.on("Network.requestWillBeSent", ({ request }) => requested.push(request.url));
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    const web = requested.filter((address) => address.startsWith("http"));
    const blocking = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter((entry) => entry.renderBlockingStatus === "blocking")
          .length,
    );
    const elsewhere = web.filter((address) => !address.startsWith(new URL(url).origin)).length;
    return { bytes, requests: web.length, blocking, elsewhere };
  } finally {
    await close();
  }
}

/**
 * When a phone on this connection first paints, and when the loading screen has disappeared: `{ painted, uncovered }`,
 * milliseconds from the navigation. Read from the loading screen's animation, which needs no script of the page.
 */
export async function uncoverOnPhone(url, line) {
  const { page, session, close } = await openPhone(2);
  try {
    if (line) {
      const throughput = (line.kilobits * 1000) / 8;
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: line.latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    await page.addInitScript(() => {
      const note = ({ target }) => {
        if (target.matches?.("[data-loader]")) globalThis.uncovered ??= performance.now();
      };
      addEventListener("animationend", note, { capture: true });
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.uncovered !== undefined, undefined, { timeout: 120_000 });
    return await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      uncovered: globalThis.uncovered,
    }));
  } finally {
    await close();
  }
}

/** Every press of a visit (`visit.mjs`), on a phone with a slow CPU. Milliseconds. */
export async function pressOnPhone(url) {
  const context = await phoneContext(3, url);
  try {
    return await visit(context);
  } finally {
    await context.browser().close();
  }
}
