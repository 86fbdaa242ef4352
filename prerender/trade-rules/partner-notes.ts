import { fitIndex, partnersOf, type FitIndex } from "#site/catalogue/relations/fits.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { holeOfTap } from "#site/catalogue/relations/tapping-drills.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { isInsert } from "#engineering/values/tool.ts";
import type { ToolFamily } from "#site/catalogue/families/families.ts";

/** Holders whose insert is held by parts that wear. */
const holdersWithSpares: ReadonlySet<ToolFamily> = new Set([
  "turning-holder",
  "boring-bar",
  "threading-holder",
  "grooving-holder",
  "grooving-bar",
  "milling-cutter",
  "u-drill",
]);

/**
 * The feature of a product whose partner the catalogue lacks: an insert without a holder, a tap without its drill.
 * Undefined for all others.
 */
function partnerNote(index: FitIndex<Product>, product: Product): string | undefined {
  const hole = holeOfTap(product);
  const isFor =
    hole && !hole.isTrial ? "tapping drill" : isInsert(product) && seatOf(product) ? "holder" : undefined;
  if (!isFor || partnersOf(index, product).some((partner) => partner.as === isFor)) return undefined;
  return hole ? `Drill Ø${hole.diameter} mm on request` : "Holder on request";
}

/**
 * The products of a whole catalogue that miss a partner in it, each with what is missing: an insert its holder, a tap its
 * drill, a holder the names of its spares.
 */
export function missingPartners(products: readonly Product[]): { product: Product; missing: string }[] {
  const index = fitIndex(products);
  return products.flatMap((product) => {
    const needsSpares = holdersWithSpares.has(product.family) && !product.spares?.length;
    const missing = needsSpares ? "Spares not named" : partnerNote(index, product);
    return missing === undefined ? [] : [{ product, missing }];
  });
}

/**
 * The products of a whole catalogue; those whose partner it lacks say in their features that it is had on request. The
 * build adds this, so that it stays true when the owner adds or removes a holder or drill.
 */
export function withPartnerNotes(products: readonly Product[]): Product[] {
  const index = fitIndex(products);
  return products.map((product) => {
    const note = partnerNote(index, product);
    const { features = [] } = product;
    return note === undefined || features.includes(note)
      ? product
      : { ...product, features: [...features, note] };
  });
}
