import { WORKER_FILE } from "./worker-file.ts";

/** The site's one Trusted Types policy, which the security header names: it lets through the worker and nothing else. */
function workerAddress(): string {
  const policy = globalThis.trustedTypes?.createPolicy("site", {
    createScriptURL: (address) => {
      if (address === WORKER_FILE) return address;
      throw new TypeError(`No script may come from ${address}.`);
    },
  });
  return policy ? policy.createScriptURL(WORKER_FILE) : WORKER_FILE;
}

/**
 * Has the browser keep the site for days without network, unless the visitor asks it to save data. Where it can't, the
 * site works as ever.
 */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  navigator.serviceWorker.register(workerAddress()).catch(() => undefined);
}
