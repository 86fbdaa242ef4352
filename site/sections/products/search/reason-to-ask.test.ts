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

it("who is answered by a page and asks for no tool isn't sent to a person", () => {
  const pages = [{ label: "Business hours – Saturday: 10:00 AM - 2:00 PM", href: "/#contact" }];
  const part = { label: "our business hours", typed: "are you open", as: "used" as const, rest: "" };
  expect(reasonToAsk({ ...nothing, pages, parts: [part] })).toBeUndefined();
  const unknown = { ...part, as: "unknown" as const };
  expect(reasonToAsk({ ...nothing, pages, parts: [part, unknown] })).toBeDefined();
});

it("who asks for what only a person knows is told which words those are", () => {
  expect(reasonToAsk({ ...nothing, forPerson: ["price", "delivery time"] })).toBe(
    "“price”, “delivery time”: a person answers that.",
  );
});
