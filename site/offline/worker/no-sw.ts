/*
 * What stands in the service worker's place when the operator switches it off (OFFLINE=no): takes over from the one
 * that visitors have, forgets all that was kept, and goes. Their next request is answered by the server.
 */
import { OWN_CACHES } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES));
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
