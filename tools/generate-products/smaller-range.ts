import { seatOf } from "#site/catalogue/insert-seat.ts";
import type { Product } from "#site/catalogue/schema.ts";
import { isInsert } from "#site/catalogue/tool-family.ts";

/** The seat of each product that has one. */
type Seats = ReadonlyMap<Product, string | undefined>;

function placeOf({ category, subcategory, item }: Product): string {
  return [category, subcategory, item].join("/");
}

/**
 * What has to go with a product for the others to stay valid: nothing else, or, where it is the last of its side,
 * all that share its seat, for no holder may lose its last insert, and no insert its last holder.
 */
function goingWith(product: Product, kept: readonly Product[], seats: Seats): Product[] {
  const seat = seats.get(product);
  const sharing = seat === undefined ? [product] : kept.filter((each) => seats.get(each) === seat);
  const side = sharing.filter((each) => isInsert(each) === isInsert(product));
  return side.length > 1 || side.length === sharing.length ? [product] : sharing;
}

/**
 * Takes products out of a range until so many are left, from the place with the most, its last that can be spared,
 * so that each place of the tree keeps what it is for. Throws when no more can be spared.
 */
export function smallerRange(products: readonly Product[], count: number): Product[] {
  const seats = new Map(products.map((product) => [product, seatOf(product)]));
  let kept = [...products];
  while (kept.length > count) {
    const places = Map.groupBy(kept, placeOf);
    const canGo = (unit: readonly Product[]): boolean =>
      kept.length - unit.length >= count &&
      [...Map.groupBy(unit, placeOf)].every(([place, own]) => (places.get(place)?.length ?? 0) > own.length);
    // Stable: of places with as many, the first in the tree.
    const unit = [...places.values()]
      .sort((one, other) => other.length - one.length)
      .flatMap((place) => place.toReversed())
      .map((product) => goingWith(product, kept, seats))
      .find(canGo);
    if (!unit) throw new Error(`The smallest range that keeps every place holds ${kept.length} products.`);
    kept = kept.filter((product) => !unit.includes(product));
  }
  return kept;
}
