/*
 * The service worker: keeps the page, its late code and the catalogue for days without network (docs/decisions/014).
 * It answers GET requests for the site's own files and nothing else: what is posted never passes through it.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { OWN_CACHES, SEEN, versionCache } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the build knows of this version. */
declare const KEPT: {
  version: string;
  /** The page itself, for all of its addresses, with the hash of its very bytes. */
  page: { url: string; revision: string; integrity: string };
  icon: { url: string; revision: string };
  /** Hashed files that are kept from the first visit on. */
  files: string[];
  /** Addresses that show the page. */
  addresses: string[];
};

const cacheName = versionCache(KEPT.version);
const kept = new PrecacheController({ cacheName });
// With the hash a page of another version than these files is refused, as in the middle of a deployment.
kept.addToCacheList([KEPT.page, KEPT.icon, ...KEPT.files.map((url) => ({ url, revision: null }))]);

self.addEventListener("install", (event) => {
  // At once: everything of this version is here by then, and pages that are open find their own files in the cache
  // of the version before.
  event.waitUntil(kept.install(event).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  // A first visit's own page is answered from here on, too: it may be offline before it is left.
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

/** Keeps this version and the one before, whose pages may still be open. */
async function forgetOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES) && name !== SEEN);
  // In the order in which they were made.
  const before = versions.filter((name) => name !== cacheName).at(-1);
  const gone = versions.filter((name) => name !== cacheName && name !== before);
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** Files that are named by their hash: what was seen once is kept, and an older page finds its own. */
const seen = new CacheFirst({
  cacheName: SEEN,
  plugins: [
    new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request),
    },
  ],
});

/** The same picture in the one width that is kept, instead of none; of a hero the crop for phones. */
async function pictureLike(address: string): Promise<Response | undefined> {
  const name = /^(\/assets\/pictures\/.+)-\d+\.[^.]+\.\w+$/.exec(address)?.[1];
  if (name === undefined) return undefined;
  const names = [`${name}-`, `${name.replace(/-(?:tablet|wide)$/, "-phone")}-`];
  const like = KEPT.files.find((file) => names.some((start) => file.startsWith(start)));
  return like === undefined ? undefined : kept.matchPrecache(like);
}

const page = kept.createHandlerBoundToURL(KEPT.page.url);
const addresses = new Set(KEPT.addresses);

// Whatever is chosen stands in the address, and the page's script shows it. Other addresses are the server's.
registerRoute(({ request, url }) => request.mode === "navigate" && addresses.has(url.pathname), page);
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [], cleanURLs: false }));
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|data)\//.test(url.pathname), seen);
// Without network the page is of more help than the browser's own words, whatever was asked for.
registerRoute(new NavigationRoute(({ request }) => fetch(request)));
setCatchHandler(async (options) => {
  if (options.request.mode === "navigate") return page(options);
  return (await pictureLike(new URL(options.request.url).pathname)) ?? Response.error();
});
