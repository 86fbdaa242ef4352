import { groupsIn } from "#engineering/values/material.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Product } from "../model/schema.ts";

/** A leaf of the tree. */
export type Leaf = Pick<Product, "category" | "subcategory" | "item">;

/** The data of a product that determine its places: the listed place, and the kind of tool. */
export type Placed = Leaf & Partial<Pick<Product, "family" | "specifications">>;

/** The uses below Turning, Grade, by workpiece group. */
const gradeOf: Readonly<Partial<Record<WorkpieceGroup, string>>> = {
  P: "steel",
  M: "stainless",
  K: "cast-iron",
  N: "aluminum",
};

const leaf = (category: string, subcategory: string, item?: string): Leaf =>
  item === undefined ? { category, subcategory } : { category, subcategory, item };

function drillLeaves(type: string): Leaf[] {
  if (/\bspot\b/i.test(type)) return [leaf("drilling", "indexable", "spot-chamfering")];
  const [, kind] = /\b(step|micro)\b/i.exec(type) ?? [];
  const isCarbide = /carbide/i.test(type);
  return kind && isCarbide ? [leaf("drilling", "solid-carbide", `${kind.toLowerCase()}-drills`)] : [];
}

/** The leaves that a tool belongs to by its kind, wherever the content lists it. */
function leavesByKind(
  family: Product["family"] | undefined,
  { type = "", application = "", material, edge = "" }: Product["specifications"],
): Leaf[] {
  if (/\bthread(?:ing)? (?:end )?mill\b/i.test(type))
    return [leaf("milling", "solid-carbide", "threading-mill")];
  switch (family) {
    case "turning-insert":
      return [
        leaf("turning", "inserts"),
        ...groupsIn(material).flatMap((group) => {
          const purpose = gradeOf[group];
          return purpose === undefined ? [] : [leaf("turning", "grade", purpose)];
        }),
      ];
    case "threading-holder":
      return [
        leaf("turning", "holders"),
        leaf("threading", /internal/i.test(type) ? "internal" : "external", "tools"),
      ];
    case "drill":
    case "step-drill":
      return drillLeaves(type);
    case "end-mill":
      return /^chamfer\b/i.test(edge) ? [leaf("drilling", "indexable", "spot-chamfering")] : [];
    case "parting-blade":
      return /groov/i.test(application) ? [leaf("grooving-parting", "grooving-tools", "external")] : [];
    case "grooving-insert":
      return /parting/i.test(application) ? [leaf("grooving-parting", "parting-tools", "inserts")] : [];
    case "superhard-insert":
      return /PCBN/.test(type) && /high.speed/i.test(application) ? [leaf("pcbn", "high-speed")] : [];
    default:
      return [];
  }
}

/** The leaves of each product: the tabs of a category count them one after another. */
const known = new WeakMap<Placed, readonly Leaf[]>();

/**
 * The leaves of the tree that a product belongs to: the one that the content names, which is in its address, and those
 * by its kind. Each leaf occurs once; leaves that the tree lacks are ignored.
 */
export function placesOf(product: Placed): readonly Leaf[] {
  const places = known.get(product) ?? findPlaces(product);
  known.set(product, places);
  return places;
}

function findPlaces({ category, subcategory, item, family, specifications }: Placed): Leaf[] {
  const own = leaf(category, subcategory, item);
  const further = specifications ? leavesByKind(family, specifications) : [];
  const isOwn = (other: Leaf): boolean =>
    other.category === category && other.subcategory === subcategory && other.item === item;
  return [own, ...further.filter((other) => !isOwn(other))];
}
