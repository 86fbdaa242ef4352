/** The pictures that a first visit showed before the worker was there: asked for once more, they come from the browser's own cache, and the worker keeps them. */
function keepSeen(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    if (!new URL(name).pathname.startsWith("/assets/pictures/")) continue;
    fetch(name, { priority: "low" }).catch(() => undefined);
  }
}

/**
 * Has the browser keep the site for days without network, by the service worker at `workerAddress`, unless the visitor
 * asks it to save data. Where it can't, the site works as ever.
 */
export function keepOffline(workerAddress: string): void {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", keepSeen, { once: true });
  }
  navigator.serviceWorker.register(workerAddress).catch(() => undefined);
}
