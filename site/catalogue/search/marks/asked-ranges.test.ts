import { expect, it } from "vitest";
import { search } from "../search.ts";
import { realProduct } from "../../testing/real-catalogue.ts";
import { askedRanges } from "./asked-ranges.ts";
import { columnsOf, tableCellOf } from "../../table/columns.ts";
import { realSearch as index } from "../testing/real-search.ts";

/** The values of a tool that are marked, by column. */
function marked(id: string, query: string, filters = {}): Record<string, string> {
  const tool = realProduct(id);
  const parts = query === "" ? [] : search(index, query, 1).parts;
  return Object.fromEntries(
    columnsOf(tool.family, [tool]).flatMap((column) => {
      const text = tableCellOf(tool, column)?.value ?? "";
      const ranges = askedRanges({ filters, parts }, tool, text, column.id);
      return ranges.length > 0
        ? [[column.id, ranges.map(({ start, end }) => text.slice(start, end)).join()]]
        : [];
    }),
  );
}

it("a figure that was searched is marked in the column that it means, not where it happens to stand too", () => {
  expect(marked("mil-em-4f-10", "end mill 10 mm")).toEqual({ diameter: "10" });
});

it("what a filter chose by is marked, and nothing else", () => {
  expect(marked("mil-em-4f-10", "", { flutes: ["4"] })).toEqual({ flutes: "4" });
  expect(marked("mil-em-4f-10", "")).toEqual({});
});

it("an order code that was searched is marked in it", () => {
  const tool = realProduct("mil-em-4f-10");
  const code = tool.orderCode ?? "";
  const { parts } = search(index, code, 1);
  expect(askedRanges({ filters: {}, parts }, tool, code)).toEqual([{ start: 0, end: code.length }]);
});
