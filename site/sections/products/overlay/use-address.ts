import { useSyncExternalStore } from "react";
import { currentAddress, subscribeToAddress } from "../../../browsing/browser-history.ts";

/** The present address: path, query and anchor. It is `drawn` until hydrated. */
export function useAddress(drawn: string): string {
  return useSyncExternalStore(subscribeToAddress, currentAddress, () => drawn);
}
