import { useSyncExternalStore } from "react";

/** Sent by site/start/remove-loader.ts. */
const EVENT = "loader-gone";

function subscribe(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}

/** Whether the loading screen has gone: a modal dialog would cover it. */
export function useLoadingScreenGone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.querySelector("[data-loader]") === null,
    () => false,
  );
}
