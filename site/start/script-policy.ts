// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the Worker's bundle
import queryWorker from "../browsing/worker/query-worker.ts?worker&url";
import { WORKER_FILE } from "../offline/worker-file.ts";

/** Addresses of the scripts that the page starts besides its own: nothing else is let through. */
const ours = [WORKER_FILE, queryWorker];

/** The site's one Trusted Types policy, which the security header names. */
const policy = globalThis.trustedTypes?.createPolicy("site", {
  createScriptURL: (address) => {
    if (ours.includes(address)) return address;
    throw new TypeError(`No script may come from ${address}.`);
  },
});

function trusted(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}

/** Starts the Worker that searches and counts. Throws where a browser has none. */
export function openQueryWorker(): Worker {
  return new Worker(trusted(queryWorker), { type: "module" });
}

/** Address of the service worker, as a script's address may be given. */
export function serviceWorkerAddress(): string {
  return trusted(WORKER_FILE);
}
