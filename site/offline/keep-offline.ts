/**
 * Requests the pictures loaded before the worker took control once more: the browser's HTTP cache answers, and the
 * worker caches them.
 */
function cacheShownPictures(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    if (!new URL(name).pathname.startsWith("/assets/pictures/")) continue;
    fetch(name, { priority: "low" }).catch(() => undefined);
  }
}

/**
 * Registers the service worker at `workerAddress`, which makes the site usable offline, unless the browser is set to
 * save data. Without the worker the site works as usual.
 */
export function keepOffline(workerAddress: string): void {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", cacheShownPictures, { once: true });
  }
  navigator.serviceWorker.register(workerAddress).catch(() => undefined);
}
