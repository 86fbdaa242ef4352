import { fitIndex, partnersOf } from "#site/catalogue/relations/fits.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { isInsert } from "#site/catalogue/model/tool-family.ts";
import type { Fault, Tool } from "./tool.ts";

/** Each holder needs an insert in the catalogue. An insert without a holder gets a note (partner-notes.ts). */
export function findWithoutInsert(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const index = fitIndex(tools.map(({ product }) => product));
  return tools.flatMap((tool) => {
    const { product } = tool;
    if (seatOf(product) === undefined || isInsert(product) || partnersOf(index, product).length > 0)
      return [];
    return tool
      .expect(false, "insert", "the seat of an insert", "both sides write it the same")
      .map((fault) => ({ tool, fault }));
  });
}

/** Two products with one name can't be told apart in a list or a quote. */
export function findRepeatedNames(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const first = new Map<string, string>();
  return tools.flatMap((tool) => {
    const { name, id } = tool.product;
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, id);
      return [];
    }
    return [
      {
        tool,
        fault: {
          field: "name",
          sentence: `"${name}" is the name of "${other}" already. Say how they differ.`,
        },
      },
    ];
  });
}
