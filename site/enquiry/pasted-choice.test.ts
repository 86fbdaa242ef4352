import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatchedLine } from "../browsing/match-line.ts";
import { addDecided, firstChoice, piecesOf, wholePacks } from "./pasted-choice.ts";
import { emptyList } from "./quote-list.ts";

const insert = {
  id: "tur-cnmg",
  name: "CNMG 120408 insert",
  designation: "CNMG 120408",
  place: { label: "Turning" },
  why: "",
  type: "Negative turning insert",
  pack: { quantity: 10, unit: "piece" as const },
  nameRanges: [],
  designationRanges: [],
};
const line: MatchedLine = {
  row: 1,
  source: "CNMG 120408-PM 4325 – 50 nos",
  words: "CNMG 120408-PM 4325",
  quantity: 50,
  unit: "piece",
  make: "",
  remark: "",
  verdict: "several",
  tools: [insert],
  ignoredWords: "PM 4325",
};

describe("what a pasted line becomes", () => {
  it("is chosen by the visitor where several tools may be meant", () => {
    expect(firstChoice(line)).toBeUndefined();
    expect(firstChoice({ ...line, verdict: "one" })).toEqual({ tool: insert.id });
    expect(firstChoice({ ...line, verdict: "near" })).toBe("words");
    expect(firstChoice({ ...line, verdict: "none", words: "Dear Sir", quantity: undefined })).toBe(
      "leave out",
    );
  });

  it("is the chosen tool, with what else was asked as its remark", () => {
    const request = { ...line, make: "Acme", remark: "urgent" };
    expect(addDecided(emptyList, [{ line: request, choice: { tool: insert.id } }], false).lines).toEqual([
      {
        kind: "product",
        key: insert.id,
        name: insert.name,
        designation: "CNMG 120408",
        pack: insert.pack,
        quantity: 50,
        remark: "asked: CNMG 120408-PM 4325; make Acme; urgent",
      },
    ]);
  });

  it("may be another tool where the line says so; words that say nothing of it are a remark", () => {
    const added = (consent: string, choice: { tool: string } | "words") =>
      addDecided(emptyList, [{ line: { ...line, words: insert.designation, consent }, choice }], false)
        .lines[0];
    const tool = { tool: insert.id };
    expect(added("offer what fits", tool)).toMatchObject({ consent: "what-fits", remark: "" });
    expect(added("ask me", tool)).toMatchObject({ remark: "ask me" });
    expect(added("offer what fits", "words")).toMatchObject({ kind: "text", remark: "offer what fits" });
  });

  it("needs no remark where the line says no more than the tool", () => {
    for (const words of ["cnmg120408", "TI-1005"]) {
      const exact = { ...line, words, ignoredWords: "", tools: [{ ...insert, orderCode: "TI-1005" }] };
      expect(
        addDecided(emptyList, [{ line: exact, choice: { tool: insert.id } }], false).lines[0]?.remark,
        words,
      ).toBe("");
    }
  });

  it("is its own words where nothing was chosen", () => {
    expect(addDecided(emptyList, [{ line, choice: undefined }], false).lines).toMatchObject([
      { kind: "text", name: line.words, quantity: 50 },
    ]);
  });

  it("is whole packs only when the visitor says so", () => {
    const odd = [{ line: { ...line, quantity: 12 }, choice: { tool: insert.id } }];
    expect(addDecided(emptyList, odd, false).lines[0]?.quantity).toBe(12);
    expect(addDecided(emptyList, odd, true).lines[0]?.quantity).toBe(20);
  });

  it("counts packets by the pack of the tool, dozens by twelve, and says boxes in words", () => {
    expect(piecesOf({ ...line, quantity: 2, unit: "pack" }, insert.pack)).toEqual({
      quantity: 20,
      unitWords: "",
    });
    expect(piecesOf({ ...line, quantity: 2, unit: "dozen" }, undefined)).toEqual({
      quantity: 24,
      unitWords: "",
    });
    expect(piecesOf({ ...line, quantity: 2, unit: "box" }, insert.pack)).toEqual({
      quantity: 2,
      unitWords: "2 boxes",
    });
  });

  it("is never fewer than asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 100 }), (quantity, size) => {
        const rounded = wholePacks(quantity, { quantity: size, unit: "piece" });
        expect(rounded).toBeGreaterThanOrEqual(quantity);
        expect(rounded % size).toBe(0);
        expect(rounded - quantity).toBeLessThan(size);
      }),
    );
  });
});

it("every line of a list is in the quote list, or was left out by choice", () => {
  const lines = Array.from({ length: 40 }, (_, row) => ({ ...line, row, words: `Tool ${row}` }));
  const decided = lines.map((each, index) => ({
    line: each,
    choice: index % 4 === 0 ? ("leave out" as const) : undefined,
  }));
  expect(addDecided(emptyList, decided, false).lines).toHaveLength(30);
});
