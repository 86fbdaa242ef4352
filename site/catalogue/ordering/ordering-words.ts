import type { Hsn, HsnTable } from "../model/hsn-schema.ts";
import type { LeadTime, Pack } from "../model/ordering-schema.ts";
import type { Product } from "../model/schema.ts";

const units: Readonly<Record<Pack["unit"], string>> = { piece: "", pair: " pairs", set: " sets" };

/** "packs of 10", "packs of 5 pairs"; undefined for products sold singly. */
export function packWords(pack: Pack | undefined): string | undefined {
  if (!pack) return undefined;
  if (pack.quantity > 1) return `packs of ${pack.quantity}${units[pack.unit]}`;
  return pack.unit === "piece" ? undefined : `by the ${pack.unit}`;
}

/** "10 pieces", "1 piece", "5 pairs": what one of it is when it is ordered. */
function packedWords({ quantity, unit }: Pack = { quantity: 1, unit: "piece" }): string {
  return `${quantity} ${unit}${quantity > 1 ? "s" : ""}`;
}

/** "From stock", "On request", "14 days". */
export function leadTimeWords(leadTime: LeadTime): string {
  if (leadTime === "stock") return "From stock";
  if (leadTime === "on request") return "On request";
  return leadTime.days === 1 ? "1 day" : `${leadTime.days} days`;
}

/** A product's own HSN code, otherwise its family's; undefined if neither is known. */
export function hsnOf(
  product: Pick<Product, "family" | "hsn" | "specifications">,
  table: HsnTable,
): Hsn | undefined {
  if (product.hsn !== undefined) return { code: product.hsn };
  return table[product.family];
}

/** An ordering fact, as the page shows it. */
export interface OrderingPair {
  label: string;
  value: string;
}

/** The known ordering facts of a product, in the order of a form. */
export function orderingPairs(
  product: Pick<Product, "family" | "hsn" | "specifications" | "orderCode" | "pack" | "leadTime" | "origin">,
  table: HsnTable,
): OrderingPair[] {
  const { orderCode, pack, leadTime, origin } = product;
  const hsn = hsnOf(product, table);
  const pairs: [label: string, value: string | undefined][] = [
    ["Order code", orderCode],
    ["Delivery", leadTime && leadTimeWords(leadTime)],
    ["Pack", packedWords(pack)],
    // One that somebody still has to confirm is for nobody to order by.
    ["HSN code", hsn?.toBeConfirmed ? undefined : hsn?.code],
    ["Origin", origin],
  ];
  return pairs.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
