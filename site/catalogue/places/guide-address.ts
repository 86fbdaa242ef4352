import type { ToolFamily } from "../families/families.ts";
import type { Product } from "../model/schema.ts";

/** Path of the list of guides. */
export const GUIDES_PATH = "/guides";

/** The guide of each family that has one, by the last step of its path. */
const guides = {
  "turning-insert": "turning-inserts",
  "turning-holder": "turning-toolholders",
  "boring-bar": "boring-bars",
  "parting-insert": "grooving-and-parting",
  "grooving-insert": "grooving-and-parting",
  "grooving-holder": "grooving-and-parting",
  "grooving-bar": "grooving-and-parting",
  "parting-blade": "grooving-and-parting",
  "superhard-insert": "pcbn-and-pcd",
  "milling-insert": "milling-inserts",
  "milling-cutter": "milling-cutters",
  "end-mill": "end-mills",
  "ball-nose": "ball-nose-end-mills",
  drill: "drills",
  "u-drill": "u-drills",
  "drilling-insert": "u-drills",
  tap: "taps",
  "threading-insert": "threading-inserts",
  "threading-holder": "threading-toolholders",
} as const satisfies Partial<Record<ToolFamily, string>>;

/** A guide by the last step of its path. */
export type GuideId = (typeof guides)[keyof typeof guides];

const guideOf: Readonly<Partial<Record<ToolFamily, GuideId>>> = guides;

/** The guides in the order of their list. */
export const guideIds: readonly GuideId[] = [...new Set(Object.values(guides))];

/** The families that a guide is about, its main one first. */
export function familiesOfGuide(id: GuideId): ToolFamily[] {
  const families = Object.keys(guides) as (keyof typeof guides)[]; // Object.keys loses the literal type
  return families.filter((family) => guides[family] === id);
}

/** The address of a guide by its id: `/guides/taps`. */
export function pageOfGuide(id: string): string {
  return `${GUIDES_PATH}/${id}`;
}

/** The id of a family's guide; undefined where it has none. */
export function guideOfFamily(family: ToolFamily): GuideId | undefined {
  return guideOf[family];
}

/** The address of a guide's kinds of wear, with the calculator's address to ask about. */
export function wearInGuide(id: GuideId, calculator: string): string {
  return `${pageOfGuide(id)}?${new URLSearchParams({ calculator })}#wear`;
}

/** The address of the guide to a product's family; undefined where it has none. */
export function guideOfProduct({ family }: Pick<Product, "family">): string | undefined {
  const guide = guideOfFamily(family);
  return guide && pageOfGuide(guide);
}
