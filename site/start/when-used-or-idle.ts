/** Events that show that the visitor uses the page. */
const SIGNS = ["pointerdown", "keydown", "focusin", "scroll"];

/** Delay after the load event in milliseconds: by then the requests of the first load have ended. */
const SETTLE_MS = 1500;

/** Longest wait for an idle browser, in milliseconds: Chromium 156 sometimes never reports idle. */
const BUSY_MS = 2000;

/** Resolves when the visitor first uses the page, or at the latest when it has loaded and the browser is idle. */
export async function whenUsedOrIdle(): Promise<void> {
  const stop = new AbortController();
  const used = new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { signal: stop.signal, passive: true });
  });
  await Promise.race([used, whenIdle()]);
  stop.abort();
}

/** Resolves when the page has loaded and the browser is idle: for work that no visitor waits for. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: BUSY_MS }));
}
