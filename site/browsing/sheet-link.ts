import { pageOfProduct } from "../catalogue/places/address.ts";

/** The attributes of a link to a product. */
interface SheetLink {
  "data-at": string;
  href: string;
}

/**
 * Makes a link lead to a product. Without script and in another tab it opens the product's own page; a click with
 * script opens its sheet over the list at `place`, without one over the list that is shown, whose search and filters
 * stay.
 */
export function sheetLink(id: string, place = ""): SheetLink {
  return { "data-at": place, href: pageOfProduct({ id }) };
}

type Link = Pick<HTMLAnchorElement, "pathname" | "search" | "hash"> & {
  dataset: { at?: string | undefined };
};

/** The address that a click on a link opens, on the page at `shown`: that of a product's sheet, if it leads to a product. */
export function addressOfLink(
  { dataset, pathname, search, hash }: Link,
  shown: Pick<Location, "pathname" | "search">,
): string {
  const { at: place } = dataset;
  if (place === undefined) return pathname + search + hash;
  const id = pathname.slice(pathname.lastIndexOf("/") + 1);
  return `${place || shown.pathname + shown.search}#${id}`;
}
