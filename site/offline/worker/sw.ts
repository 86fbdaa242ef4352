/*
 * The service worker: caches the page, its lazy code and the catalogue for use offline (docs/decisions/014). It handles
 * only GET requests for the site's own files; POST requests never pass through it.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isVersionCache, PAGES_CACHE, SEEN_CACHE, versionCache } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build. */
declare const KEPT: {
  version: string;
  /** The page's HTML, the same for all of its addresses, with the hash of its bytes. */
  page: { url: string; revision: string; integrity: string };
  /** The calculator's page, likewise. */
  calculator: { url: string; revision: string; integrity: string };
  /** The answer for a page that isn't cached, likewise. */
  offline: { url: string; revision: string; integrity: string };
  icon: { url: string; revision: string };
  /** Hashed files that are cached at the first visit. */
  files: string[];
  /** Addresses that show the page. */
  addresses: string[];
};

const cacheName = versionCache(KEPT.version);
const precache = new PrecacheController({ cacheName });
// The hash rejects a page of another version, which may be served during a deployment.
precache.addToCacheList([
  KEPT.page,
  KEPT.calculator,
  KEPT.offline,
  KEPT.icon,
  ...KEPT.files.map((url) => ({ url, revision: null })),
]);

/** Routes that the browser knows before the worker runs; only Chromium's have them. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (rules: readonly object[]) => Promise<void>;
}

/** Pages that are fetched anew wherever there is a network: the browser asks for them while this worker starts. */
const fresh = ["/guides/*", "/product/*"].map((pathname) => ({
  condition: { requestMode: "navigate", urlPattern: { pathname } },
  source: "race-network-and-fetch-handler",
}));

self.addEventListener("install", (event: RoutedInstall) => {
  // Without the routes everything works, only later.
  event.addRoutes?.(fresh).catch(() => undefined);
  // Activates at once: all files of this version are cached by then, and open pages find theirs in the cache of the
  // previous version.
  event.waitUntil(precache.install(event).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  // Also controls the page of a first visit: it may go offline while it is open.
  event.waitUntil(deleteOldVersions().then(() => self.clients.claim()));
});

/** Keeps this version and the previous one: its pages may still be open. */
async function deleteOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter(isVersionCache);
  // In the order of their creation.
  const previous = versions.filter((name) => name !== cacheName).at(-1);
  const obsolete = versions.filter((name) => name !== cacheName && name !== previous);
  await Promise.all(obsolete.map((name) => caches.delete(name)));
}

/** Files named by their hash, cached when they are first loaded. An older page finds its files in any cache. */
const hashedFiles = new CacheFirst({
  cacheName: SEEN_CACHE,
  plugins: [
    new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request),
    },
  ],
});

/** A fallback offline: the same picture in the precached width; for a hero, its crop for phones. */
async function precachedPicture(address: string): Promise<Response | undefined> {
  const name = /^(\/assets\/pictures\/.+)-\d+\.[^.]+\.\w+$/.exec(address)?.[1];
  if (name === undefined) return undefined;
  const names = [`${name}-`, `${name.replace(/-(?:tablet|wide)$/, "-phone")}-`];
  const precached = KEPT.files.find((file) => names.some((start) => file.startsWith(start)));
  return precached === undefined ? undefined : precache.matchPrecache(precached);
}

const page = precache.createHandlerBoundToURL(KEPT.page.url);
const calculator = precache.createHandlerBoundToURL(KEPT.calculator.url);
const offline = precache.createHandlerBoundToURL(KEPT.offline.url);
const addresses = new Set(KEPT.addresses);

/** A page without the rules for fetching others ahead, which nobody answers offline. */
function withoutRules({ body, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete("Speculation-Rules");
  return new Response(body, { headers: kept });
}

/** Pages without script, each cached when it is opened. The query of the address makes no difference to them. */
const openedPages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  plugins: [
    new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }),
    { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname },
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? withoutRules(response) : null) },
  ],
});

// One HTML for all these addresses: its script shows what they name. The server handles other addresses.
registerRoute(({ request, url }) => request.mode === "navigate" && addresses.has(url.pathname), page);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.pathname === KEPT.calculator.url,
  calculator,
);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && /^\/(?:guides|product)(?:\/|$)/.test(url.pathname),
  openedPages,
);
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [], cleanURLs: false }));
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|data)\//.test(url.pathname), hashedFiles);
// Offline, a page that lists what is available helps more than the browser's error page, whatever address was
// requested.
// Not of a visitor's private pages: nothing of them passes through here.
registerRoute(new NavigationRoute(({ request }) => fetch(request), { denylist: [/^\/enquiry\//] }));
setCatchHandler(async (options) => {
  if (options.request.mode === "navigate") return offline(options);
  return (await precachedPicture(new URL(options.request.url).pathname)) ?? Response.error();
});
