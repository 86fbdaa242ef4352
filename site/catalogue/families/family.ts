import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import type { Operation } from "#engineering/cutting/start-speeds.ts";
import type { Lead } from "../keys/lead.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/**
 * What a family of tools is. Lists, cards, filters, search, calculator and the rules of the build read it here; how its
 * tools are drawn is in `engineering/drawing`, how they cut in `engineering/cutting`.
 */
export interface Family {
  /** As lists head it: "Boring bars". */
  name: string;
  /** An insert; what holds one that stands; what holds one that turns; a tool of one piece. */
  kind: "insert" | "holder" | "cutter" | "solid";
  /** What the specification "diameter" is: that of the cut, of the inscribed circle, of the smallest bore. */
  diameter: "cutting" | "circle" | "bore";
  /** How its tools are chosen, most important first: columns and readouts. More than six where some may be missing. */
  leads: readonly Lead[];
  /** What its specifications are called where the general label leaves open which measure it is. */
  labels?: Readonly<Partial<Record<SpecificationKey, string>>>;
  /** The figures that a number alone means, in a search. */
  numbers: readonly [FigureOfSearch, ...FigureOfSearch[]];
  /** What holds such an insert, or what such a holder is, in the workshop's word; "holder" where it is left out. */
  carrier?: string;
  /** The calculator's operation. */
  operation: OperationId;
  /** The cuts of the tables of cutting speeds that an owner's own values may be for. */
  speeds: readonly Operation[];
  /** How its code of the Harmonised System begins: 8207 interchangeable tools, 8209 unmounted tips, 8466 tool holders. */
  hsn: readonly string[];
  /** The places of the specification's tree in which its tools may stand. A place of the owner's own takes any tool. */
  places: readonly string[];
}

type FigureOfSearch = "diameter" | "radius" | "pitch" | "width" | "shank";
