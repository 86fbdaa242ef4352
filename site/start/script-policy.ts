// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the Worker's bundle
import queryWorker from "../browsing/worker/query-worker.ts?worker&url";
import { WORKER_FILE } from "../offline/worker-file.ts";

/** The only script addresses that the policy allows: the Worker and the service worker. */
const allowedAddresses = [WORKER_FILE, queryWorker];

/** The site's only Trusted Types policy; the CSP header names it. */
const policy = globalThis.trustedTypes?.createPolicy("site", {
  createScriptURL: (address) => {
    if (allowedAddresses.includes(address)) return address;
    throw new TypeError(`No script may come from ${address}.`);
  },
});

function trusted(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}

/** Starts the Worker for search and filters. Throws in browsers without Worker. */
export function openQueryWorker(): Worker {
  return new Worker(trusted(queryWorker), { type: "module" });
}

/** Address of the service worker, as a trusted script URL. */
export function serviceWorkerAddress(): string {
  return trusted(WORKER_FILE);
}
