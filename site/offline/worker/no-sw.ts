/*
 * Replaces the service worker when the operator switches it off (OFFLINE=no): takes over from the installed one,
 * deletes its caches and unregisters itself. Later requests go to the server.
 */
import { CACHE_PREFIX } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
