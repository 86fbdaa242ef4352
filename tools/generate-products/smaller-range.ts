import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { isInsert } from "#site/catalogue/model/tool-family.ts";

/** The seat of each product that has one. */
type Seats = ReadonlyMap<Product, string | undefined>;

function placeOf({ category, subcategory, item }: Product): string {
  return [category, subcategory, item].join("/");
}

/**
 * What has to be removed with a product so that the others stay valid: nothing else, or everything that shares its
 * seat where it is the last insert or the last holder of that seat.
 */
function goingWith(product: Product, kept: readonly Product[], seats: Seats): Product[] {
  const seat = seats.get(product);
  const sharing = seat === undefined ? [product] : kept.filter((each) => seats.get(each) === seat);
  const side = sharing.filter((each) => isInsert(each) === isInsert(product));
  return side.length > 1 || side.length === sharing.length ? [product] : sharing;
}

/**
 * Removes products from a range until `count` are left. Each time the last removable product of the largest place
 * goes, so that no place of the tree gets empty. Throws when nothing more can be removed.
 */
export function smallerRange(products: readonly Product[], count: number): Product[] {
  const seats = new Map(products.map((product) => [product, seatOf(product)]));
  let kept = [...products];
  while (kept.length > count) {
    const places = Map.groupBy(kept, placeOf);
    const canGo = (unit: readonly Product[]): boolean =>
      kept.length - unit.length >= count &&
      [...Map.groupBy(unit, placeOf)].every(([place, own]) => (places.get(place)?.length ?? 0) > own.length);
    // The sort is stable: among places of equal size the first in the tree wins.
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
