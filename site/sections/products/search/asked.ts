import { useSyncExternalStore } from "react";
import { subscribeToAddress } from "../../../browsing/browser-history.ts";
import { pageAddress } from "../../../browsing/page-address.ts";
import { readState } from "../../../catalogue/places/browser-state.ts";
import { isWorkpieceGroup, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";

/** What the page's list is asked for: a search, the tools for some ISO 513 groups, or both. */
export interface Asked {
  /** Empty for no search. */
  query: string;
  groups: readonly WorkpieceGroup[];
}

/** What an address asks the page's list for. Its only filter is the workpiece material. */
export function askedIn(address: string): Asked {
  const state = readState([], new URL(address, "https://site.example"))?.state;
  const letters = (state?.filters.material ?? []).map((id) => id.toUpperCase());
  return { query: state?.query ?? "", groups: letters.filter(isWorkpieceGroup) };
}

/** Whether there is any search or group. */
export function isAsked({ query, groups }: Asked): boolean {
  return query !== "" || groups.length > 0;
}

/** What the page's list is asked for now. */
export function askedNow(): Asked {
  return askedIn(pageAddress());
}

/** What the page's list is asked for, as it changes. */
export function useAsked(): Asked {
  return askedIn(useSyncExternalStore(subscribeToAddress, pageAddress, () => "/"));
}
