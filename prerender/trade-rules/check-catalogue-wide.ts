import { decodeInsert } from "#site/engineering/designation/insert-designation.ts";
import type { Fault, Tool } from "./tool.ts";

/** The seat of an insert, derived from its ISO designation where it isn't stored. */
function seatOf(tool: Tool): string {
  if (tool.text("insert") !== "") return tool.text("insert");
  const code = decodeInsert(tool.text("size"));
  return code.kind === "insert" ? code.seat : "";
}

function isInsert({ family }: Tool): boolean {
  return family.endsWith("-insert");
}

/** Tools that hold an insert have one in the catalogue; inserts of the trade's own groove seats have a holder. */
export function findLonely(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const offered = new Set(tools.filter(isInsert).map(seatOf));
  const held = new Set(tools.filter((tool) => !isInsert(tool)).map((tool) => tool.text("insert")));
  return tools.flatMap((tool) => {
    const seat = tool.text("insert");
    if (seat === "") return [];
    const hasPartner = isInsert(tool) ? !seat.includes(" mm ") || held.has(seat) : offered.has(seat);
    const partner = isInsert(tool) ? "the seat of a holder" : "the seat of an insert";
    return tool
      .expect(hasPartner, "insert", partner, "both sides write it the same")
      .map((fault) => ({ tool, fault }));
  });
}

/** Two products with one name can't be told apart in a list or a quote. */
export function findNamesakes(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
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
