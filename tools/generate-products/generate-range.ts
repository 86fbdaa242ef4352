import type { Product } from "#site/catalogue/model/schema.ts";
import { groovingHolder, partingInsert } from "./groove-sketches.ts";
import { drill, tap, threadingInsert, uDrill } from "./hole-sketches.ts";
import { ballNose, endMill, millingCutter, millingInsert } from "./milling-sketches.ts";
import { Random } from "./random.ts";
import { fittingPictures, wronglyShown } from "#prerender/picture-rules/check-picture.ts";
import type { Sketcher } from "./sketch.ts";
import { superhard, turningHolder, turningInsert } from "./turning-sketches.ts";

/** The generator of a family's products, and its share among the families. */
type Family = [share: number, sketcher: Sketcher];

/** Roughly the mix of a large trader's range. */
const traderFamilies: Family[] = [
  [32, turningInsert],
  [8, turningHolder],
  [14, endMill],
  [3, ballNose],
  [5, millingInsert],
  [2, millingCutter],
  [12, drill],
  [3, uDrill],
  [7, tap],
  [4, threadingInsert],
  [4, partingInsert],
  [2, groovingHolder],
  [2, superhard("pcbn")],
  [2, superhard("pcd")],
];

/** After this many duplicates in a row a family counts as exhausted. */
const MOST_REPEATS = 60;

/**
 * Adds generated products to the real ones until there are `count`; the same seed adds the same. Each passes the
 * build's rules; none is placed where the tree is empty. Throws when all families are exhausted.
 */
export function generateRange(
  own: readonly Product[],
  count: number,
  seed: number,
  families: readonly Family[] = traderFamilies,
): Product[] {
  const random = new Random(seed);
  const names = new Set(own.map(({ name }) => name));
  const made = new Set(own.map(factsOf));
  const all = [...own];
  let drawing = families.map(([share, sketcher]) => ({ share, sketcher, repeats: 0 }));
  while (all.length < count) {
    const total = drawing.reduce((sum, { share }) => sum + share, 0);
    let at = random.next() * total;
    const family = drawing.find(({ share }) => (at -= share) < 0);
    if (!family) throw new Error(`There are no more than ${all.length} different products to make up.`);
    const sketch = family.sketcher(random);
    if (names.has(sketch.name) || made.has(factsOf(sketch))) {
      family.repeats += 1;
      if (family.repeats > MOST_REPEATS) drawing = drawing.filter((each) => each !== family);
      continue;
    }
    family.repeats = 0;
    names.add(sketch.name);
    made.add(factsOf(sketch));
    all.push(shownByItsPicture({ ...sketch, id: `gen-${sketch.category}-${all.length}` }));
  }
  return all;
}

/** What two products of one tool have in common: the build refuses the second. */
function factsOf({ specifications, pack }: Pick<Product, "specifications" | "pack">): string {
  return JSON.stringify([
    pack,
    Object.entries(specifications).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

/** The product with a picture of its own body, where there is one. */
function shownByItsPicture(product: Product): Product {
  if (wronglyShown(product).length === 0) return product;
  return { ...product, picture: fittingPictures(product)[0] ?? product.picture };
}
