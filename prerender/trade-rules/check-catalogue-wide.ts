import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { isInsert } from "#site/catalogue/model/tool-family.ts";
import type { Fault, Tool } from "./tool.ts";

/** Each holder needs an insert in the catalogue; inserts of the trade's own groove seats need a holder. */
export function findWithoutPartner(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const products = tools.map(({ product }) => product);
  const offered = new Set(products.filter(isInsert).map(seatOf));
  const held = new Set(products.filter((product) => !isInsert(product)).map(seatOf));
  return tools.flatMap((tool) => {
    const seat = tool.text("insert");
    if (seat === "") return [];
    const hasPartner = isInsert(tool.product) ? !seat.includes(" mm ") || held.has(seat) : offered.has(seat);
    const partner = isInsert(tool.product) ? "the seat of a holder" : "the seat of an insert";
    return tool
      .expect(hasPartner, "insert", partner, "both sides write it the same")
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
