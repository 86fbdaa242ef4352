import { expect, it } from "vitest";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { reasonToAsk } from "./ask-exactly.tsx";

const nothing: SearchResult = {
  hits: [],
  total: 0,
  totals: {},
  parts: [],
  pages: [],
  forPerson: [],
  compared: 0,
};

it("who finds nothing is told that there is more than the list, and who answers", () => {
  expect(reasonToAsk(nothing)).toBe(
    "We supply more than we list: ask for exactly this, and an engineer answers.",
  );
});

it("who asks for what only a person knows is told which words those are", () => {
  expect(reasonToAsk({ ...nothing, forPerson: ["price", "delivery time"] })).toBe(
    "“price”, “delivery time”: a person answers that.",
  );
});
