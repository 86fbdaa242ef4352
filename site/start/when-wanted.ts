/** What says that the visitor has begun to use the page. */
const SIGNS = ["pointerdown", "keydown", "focusin", "scroll"];

/** A first visit's own requests end within a second of its load event. */
const REST_MS = 1500;

/** Resolves at the first sign that the page is used, else when it has loaded and the browser has nothing else to do. */
export async function whenWanted(): Promise<void> {
  const stop = new AbortController();
  const used = new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { signal: stop.signal, passive: true });
  });
  await Promise.race([used, whenIdle()]);
  stop.abort();
}

/** Resolves when the page has loaded and the browser has nothing else to do: for what nobody waits for. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
