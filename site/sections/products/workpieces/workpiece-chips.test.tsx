import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WorkpieceChips } from "./workpiece-chips.tsx";

const chips = (material: string | undefined): string[] =>
  [...renderToStaticMarkup(<WorkpieceChips material={material} />).matchAll(/data-group="(\w)"/g)].map(
    ([, group = ""]) => group,
  );

test("a tool for one workpiece group shows its one letter, one for several each, one for none nothing", () => {
  expect(chips("M – stainless steel")).toEqual(["M"]);
  expect(chips("P – carbon and alloy steel; K – cast iron")).toEqual(["P", "K"]);
  expect(chips(undefined)).toEqual([]);
  expect(renderToStaticMarkup(<WorkpieceChips material={undefined} />)).toBe("");
});
