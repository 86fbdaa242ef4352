import { useSyncExternalStore } from "react";
import { currentAddress, intendedAddress, subscribeToAddress } from "../../../browsing/browser-history.ts";

/** The current address: path, query and anchor. It is `drawn` until hydration. */
export function useAddress(drawn: string): string {
  return useSyncExternalStore(subscribeToAddress, currentAddress, () => drawn);
}

/** The address that the visitor is about to open, if any. */
export function useIntendedAddress(): string | undefined {
  return useSyncExternalStore(subscribeToAddress, intendedAddress, () => undefined);
}
