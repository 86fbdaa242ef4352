import { fitIndex, partnersOf, type FitIndex } from "#site/catalogue/relations/fits.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { tappingDrill, threadOfTap } from "#site/catalogue/relations/tapping-drills.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { isInsert } from "#site/catalogue/model/tool-family.ts";

/**
 * The feature of a product whose partner the catalogue lacks: an insert without a holder, a tap without its drill.
 * Undefined for all others.
 */
function partnerNote(index: FitIndex<Product>, product: Product): string | undefined {
  const thread = threadOfTap(product);
  const isFor = thread ? "tapping drill" : isInsert(product) && seatOf(product) ? "holder" : undefined;
  if (!isFor || partnersOf(index, product).some((partner) => partner.as === isFor)) return undefined;
  const drill = thread && tappingDrill(thread);
  if (thread) return drill === undefined ? undefined : `Drill Ø${drill} mm on request`;
  return "Holder on request";
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
