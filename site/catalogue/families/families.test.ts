import { expect, it } from "vitest";
import { isInsert } from "#engineering/values/tool.ts";
import { families, toolFamilies } from "./families.ts";

it("inserts are told by the names of their families", () => {
  expect(toolFamilies.filter((family) => isInsert({ family }))).toEqual(
    toolFamilies.filter((family) => families[family].kind === "insert"),
  );
});
