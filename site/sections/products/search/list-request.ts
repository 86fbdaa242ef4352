import { useSyncExternalStore } from "react";
import { subscribeToAddress } from "../../../browsing/browser-history.ts";
import { pageAddress } from "../../../browsing/page-address.ts";
import { readState } from "../../../catalogue/places/browser-state.ts";
import { isWorkpieceGroup, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";

/** The request for the page's list: a search, the tools for some ISO 513 groups, or both. */
export interface ListRequest {
  /** Empty if there is no search. */
  query: string;
  groups: readonly WorkpieceGroup[];
}

/** The request in an address. The page's list has only one filter, the workpiece material. */
export function listRequestIn(address: string): ListRequest {
  const state = readState([], new URL(address, "https://site.example"))?.state;
  const letters = (state?.filters.material ?? []).map((id) => id.toUpperCase());
  return { query: state?.query ?? "", groups: letters.filter(isWorkpieceGroup) };
}

/** Whether the request contains a search or a group. */
export function isRequest({ query, groups }: ListRequest): boolean {
  return query !== "" || groups.length > 0;
}

/** The request in the current address. */
export function currentListRequest(): ListRequest {
  return listRequestIn(pageAddress());
}

/** The request in the current address; follows its changes. */
export function useListRequest(): ListRequest {
  return listRequestIn(useSyncExternalStore(subscribeToAddress, pageAddress, () => "/"));
}
