import { describe, expect, it } from "vitest";
import { afterTypingStep, queryToSave, untouched } from "./typing.ts";

const typed = afterTypingStep(untouched, { kind: "typed", query: "m8", address: "/products/milling" });

describe("the search's field", () => {
  it("has no option chosen once the text is another", () => {
    const moved = afterTypingStep(typed, { kind: "moved", active: 2 });
    expect(moved.active).toBe(2);
    expect(afterTypingStep(moved, { kind: "typed", query: "m8x", address: "/" }).active).toBe(-1);
  });

  it("puts what was typed into the address that it was typed at", () => {
    expect(queryToSave(typed, "/products/milling")).toBe("m8");
    expect(queryToSave(typed, "/products/turning")).toBeUndefined();
  });

  it("leaves an address alone that has this search, or where nothing was typed", () => {
    expect(queryToSave(untouched, "/products/milling")).toBeUndefined();
    const same = afterTypingStep(untouched, { kind: "typed", query: "m8", address: "/?q=m8#products" });
    expect(queryToSave(same, "/?q=m8#products")).toBeUndefined();
  });

  it("clears the address's search where the text was emptied", () => {
    const emptied = afterTypingStep(untouched, { kind: "typed", query: "", address: "/?q=m8" });
    expect(queryToSave(emptied, "/?q=m8")).toBe("");
  });

  it("saves once", () => {
    expect(queryToSave(afterTypingStep(typed, { kind: "saved" }), "/products/milling")).toBeUndefined();
  });
});
