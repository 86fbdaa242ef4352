import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import type { Operation } from "#engineering/cutting/start-speeds.ts";
import type { Lead } from "../keys/lead.ts";
import type { Wish } from "./first-choice.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/**
 * The properties of a family of tools. Lists, cards, filters, search, calculator and the build's rules read them here.
 * `engineering/drawing` draws its tools, `engineering/cutting` has their cutting data.
 */
export interface Family {
  /** The heading in lists: "Boring bars". */
  name: string;
  /** The words in `type` that name it, in the singular; "…" stands for any others. If two families match, the later one counts. */
  typeWords: readonly [string, ...string[]];
  /** An insert; a static holder; a rotating holder; a solid tool. */
  kind: "insert" | "holder" | "cutter" | "solid";
  /** The meaning of the specification "diameter": the cutting diameter, the inscribed circle, or the smallest bore. */
  diameter: "cutting" | "circle" | "bore";
  /**
   * The attributes by which its tools are chosen, most important first, for columns and readouts. More than six if some
   * may be missing.
   */
  leads: readonly Lead[];
  /** Labels for its specifications if the general label is ambiguous for this family. */
  labels?: Readonly<Partial<Record<SpecificationKey, string>>>;
  /** The figures that a bare number may mean in a search. */
  numbers: readonly [FigureOfSearch, ...FigureOfSearch[]];
  /** The workshop's word for the holder of such an insert, or for such a holder; "holder" if omitted. */
  carrier?: string;
  /**
   * Words by which visitors call it, in lower case, if `words/search/tools.json` has no entry for it. The search finds
   * its tools by these words, and says that it isn't sold while the range has none.
   */
  phrases?: readonly [string, ...string[]];
  /** The calculator's operation; omitted if none has the right formulas. */
  operation?: OperationId;
  /** The cuts in the tables of cutting speeds for which an owner may give values. */
  speeds: readonly Operation[];
  /**
   * The beginning of its code of the Harmonised System: 8207 interchangeable tools, 8209 unmounted tips, 8466 tool
   * holders.
   */
  hsn: readonly string[];
  /**
   * What the house hands over first: general purpose and middle sizes, by the figures of attributes. The most wishes
   * met, beside stock, right hand and steel, is first in a list (`table/usual-order.ts`).
   */
  firstChoice: Readonly<Partial<Record<Lead, Wish>>>;
  /** The places of the specification's tree that its tools may be in. A place that the owner adds takes any tool. */
  places: readonly string[];
  /** Whether its tools are in a subcategory itself, because no item has the name of such tools. */
  hasNoItem?: true;
}

type FigureOfSearch = "diameter" | "radius" | "pitch" | "width" | "shank";
