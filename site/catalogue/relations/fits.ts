import { insertForm, seatIn, seatOf } from "./insert-seat.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { Product } from "../model/schema.ts";
import { holeOfDrill, holeOfTap, type TapHole } from "./tapping-drills.ts";
import { isInsert } from "#engineering/values/tool.ts";

/** The data of a product that decide what fits it. */
export type Fitting = Pick<Product, "id" | "family" | "specifications"> & Partial<Pick<Product, "features">>;

/** A product that goes with another. */
export interface Partner<P extends Fitting> {
  product: P;
  /** Its role for the other. */
  as: "insert" | "holder" | "tapping drill" | "tap";
  /** The reason, for people: "same ISO seat – confirm clamping", "tapping drill M8". */
  why: string;
}

/** Products by seat and hole, so that a list is searched once, not for each product. */
export interface FitIndex<P extends Fitting> {
  inserts: ReadonlyMap<string, readonly P[]>;
  holders: ReadonlyMap<string, readonly P[]>;
  taps: ReadonlyMap<number, readonly { tap: P; hole: TapHole }[]>;
  drills: ReadonlyMap<number, readonly P[]>;
}

/** Sorts products by insert seat and hole. */
export function fitIndex<P extends Fitting>(products: readonly P[]): FitIndex<P> {
  const maps = {
    inserts: new Map<string, P[]>(),
    holders: new Map<string, P[]>(),
    taps: new Map<number, { tap: P; hole: TapHole }[]>(),
    drills: new Map<number, P[]>(),
  };
  for (const product of products) {
    put(isInsert(product) ? maps.inserts : maps.holders, seatOf(product), product);
    const hole = holeOfTap(product);
    if (hole) put(maps.taps, hole.diameter, { tap: product, hole });
    put(maps.drills, holeOfDrill(product), product);
  }
  return maps;
}

function put<Key, Entry>(into: Map<Key, Entry[]>, key: Key | undefined, entry: Entry): void {
  if (key === undefined) return;
  const list = into.get(key);
  if (list) list.push(entry);
  else into.set(key, [entry]);
}

/**
 * Whether the holder can clamp the insert. The seat determines shape, clearance, size and thickness. The first letter
 * of an ISO 5608 holder determines the clamping: all except C (from above) need a hole in the insert.
 */
function canClamp(holder: Fitting, insert: Fitting): boolean {
  const isSolid = insertForm(insert)?.type?.hole === "none";
  const [, clamping] =
    /^(?:[A-Z]\d\d[A-Z]-)?([CDMPSW])[A-Z]{4}\b/.exec(holder.specifications.size ?? "") ?? [];
  return !(clamping && clamping !== "C" && isSolid);
}

function seatWhy(product: Fitting): string {
  return seatIn(product)?.family === "iso"
    ? "same ISO seat – confirm clamping"
    : "same insert seat – confirm clamping";
}

function seatPartners<P extends Fitting>(index: FitIndex<P>, product: P): Partner<P>[] {
  const seat = seatOf(product);
  if (seat === undefined) return [];
  const why = seatWhy(product);
  if (isInsert(product)) {
    const holders = (index.holders.get(seat) ?? []).filter((holder) => canClamp(holder, product));
    return holders.map((holder) => ({ product: holder, as: "holder", why }));
  }
  const inserts = (index.inserts.get(seat) ?? []).filter((insert) => canClamp(product, insert));
  return inserts.map((insert) => ({ product: insert, as: "insert", why }));
}

/** Whether both are for the same workpiece: they share an ISO 513 group, or one doesn't state what it cuts. */
function cutTheSame(one: Fitting, other: Fitting): boolean {
  const [groups, others] = [one, other].map((product) =>
    valuesOf(product).material?.groups.map(({ letter }) => letter),
  );
  if (!groups?.length || !others?.length) return true;
  return groups.some((group) => others.includes(group));
}

function threadPartners<P extends Fitting>(index: FitIndex<P>, product: P): Partner<P>[] {
  const hole = holeOfTap(product);
  const drills = hole ? (index.drills.get(hole.diameter) ?? []) : [];
  const drilled = holeOfDrill(product);
  const taps = drilled === undefined ? [] : (index.taps.get(drilled) ?? []);
  return [
    ...drills
      .filter((drill) => cutTheSame(product, drill))
      .map((drill): Partner<P> => ({
        product: drill,
        as: "tapping drill",
        why: hole?.isTrial ? `hole for forming ${hole.name}, to be tried` : `tapping drill ${hole?.name}`,
      })),
    ...taps
      .filter(({ tap }) => cutTheSame(product, tap))
      .map(({ tap, hole: { name, isTrial } }): Partner<P> => ({
        product: tap,
        as: "tap",
        why: isTrial ? `forming tap ${name} for this hole, to be tried` : `tap ${name} for this hole`,
      })),
  ];
}

/**
 * The tools that fit a product, in the order of the catalogue: inserts for a holder, holders for an insert, the tapping
 * drill for a tap, taps for a drill's hole, if both cut the same workpiece. Computed from seats, sizes and groups, so
 * it is symmetric.
 */
export function partnersOf<P extends Fitting>(index: FitIndex<P>, product: P): Partner<P>[] {
  return [...seatPartners(index, product), ...threadPartners(index, product)];
}

/** The tools that fit a product, in lists of one relation and one reason each. */
export function partnerLists<P extends Fitting>(
  index: FitIndex<P>,
  product: P,
): (Pick<Partner<P>, "as" | "why"> & { products: P[] })[] {
  const lists = Map.groupBy(partnersOf(index, product), ({ as, why }) => `${as}: ${why}`);
  return [...lists.values()].flatMap((partners) => {
    const [first] = partners;
    return first
      ? [{ as: first.as, why: first.why, products: partners.map((partner) => partner.product) }]
      : [];
  });
}
