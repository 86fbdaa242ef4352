import { pageOfProduct } from "../catalogue/places/address.ts";

/** The attributes of a link to a product. */
interface SheetLink {
  "data-at": string;
  href: string;
}

/**
 * The attributes of a link to a product. Without script or in another tab the link opens the product's page. A click
 * with script opens its sheet over the list at `place`, or without `place` over the current list with its search and
 * filters.
 */
export function sheetLink(id: string, place = ""): SheetLink {
  return { "data-at": place, href: pageOfProduct({ id }) };
}

type Link = Pick<HTMLAnchorElement, "pathname" | "search" | "hash"> & {
  dataset: { at?: string | undefined };
};

/**
 * The address that a click on a link opens, on the page at `current`. For a link to a product that is the address of
 * its sheet. `pieces` are those that the search of the current list named: the sheet over it starts with them.
 */
export function addressOfLink(
  { dataset, pathname, search, hash }: Link,
  current: Pick<Location, "pathname" | "search">,
  pieces?: string,
): string {
  const { at: place } = dataset;
  if (place === undefined) return pathname + search + hash;
  const id = pathname.slice(pathname.lastIndexOf("/") + 1);
  // A list that names pieces has a query in its address.
  const asked = pieces ? `&pieces=${pieces}` : "";
  return `${place || current.pathname + current.search + asked}#${id}`;
}
