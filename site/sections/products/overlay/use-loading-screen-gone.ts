import { useSyncExternalStore } from "react";

/** Dispatched by site/start/remove-loader.ts. */
const EVENT = "loader-gone";

function subscribe(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}

/** Whether the loading screen has been removed: a modal dialog would cover it. */
export function useLoadingScreenGone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.querySelector("[data-loader]") === null,
    () => false,
  );
}
