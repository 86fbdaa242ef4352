import { valuesOf } from "#engineering/values/values.ts";
import { readLead } from "../../../../catalogue/cards/leading-attributes.ts";
import type { Product } from "../../../../catalogue/model/schema.ts";
import type { ProgramFrom } from "../../calculator/program/program-start.ts";

/** What the program of a thread mill begins with; undefined for other tools. Feed and speed are the visitor's. */
export function millStart(product: Pick<Product, "family" | "specifications">): ProgramFrom | undefined {
  if (product.family !== "thread-mill") return undefined;
  const { diameter, depth, flutes } = valuesOf(product);
  const thread = readLead(product, "madeFor")[0]?.value;
  if (!diameter || !depth || !flutes || thread === undefined) return undefined;
  return {
    operation: "milling",
    figures: { diameter: diameter.max, teeth: flutes.count },
    mill: { thread, edge: depth.max },
  };
}
