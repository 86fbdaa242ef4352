import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { knownWords } from "../testing/known-words.ts";
import { readQuery, withoutPart } from "./read-query.ts";

const labels = (query: string): string[] => readQuery(query, knownWords).parts.map(({ label }) => label);

describe("reading a query", () => {
  it.each([
    ["6mm endmill", ["Ø6 mm", "End mills"]],
    ["E/M 12 dia 4F", ["End mills", "Ø12 mm", "4 flutes"]],
    ["2 flute 10mm", ["2 flutes", "10 mm"]],
    ["4 flute 12", ["4 flutes", "12 mm"]],
    ["4 flute 10 carbide", ["4 flutes", "10 mm", "Solid carbide"]],
    ["12 flutes 4", ["12 mm", "4 flutes"]],
    ["drill for 3/8-16", ["Drills", "for", "thread 3/8-16 UNC"]],
    ["drill 8 mm depth 40", ["Drills", "Ø8 mm", "depth 40 mm"]],
    ['1 1/2" end mill', ["Ø38.1 mm", "End mills"]],
    ["drill 5xD", ["Drills", "5 × D"]],
    ["2525 holder", ["25 × 25 mm", "Toolholders"]],
    ["G1/2", ["thread G 1/2"]],
    ["1/4-20 UNC tap", ["thread 1/4-20 UNC", "Taps"]],
    ["1/4 unc", ["thread 1/4-20 UNC"]],
    ["NPT 1/4", ["thread 1/4-18 NPT"]],
    ["tr20x4", ["thread Tr20 × 4"]],
    ["half inch unc tap", ["thread 1/2-13 UNC", "Taps"]],
    ["three eighths inch drill", ["Ø9.525 mm", "Drills"]],
    ["four soot drill", ["Ø12.7 mm", "Drills"]],
    ["m20 pitch 1.5", ["thread M20 × 1.5"]],
    ["ulta haath M8 tap", ["Left hand", "thread M8", "Taps"]],
    ["M10*1.5-6H", ["thread M10 × 1.5", "tolerance 6H"]],
    ["CNMG 120408 PM 4325", ["CNMG 120408", "PM: medium chipbreaker", "4325: about P15–P30"]],
    ["WNMG 432", ["WNMG 080408"]],
    ["RPMT 1204MO", ["RPMT 1204M0"]],
    ["MGMN 300", ["Grooving inserts", "width 3 mm"]],
    ["aluminium ke liye endmill", ["for aluminium: non-ferrous metals (N)", "ke", "liye", "End mills"]],
    ["EN31 hardened 58-62 HRC", ["for EN31 hardened 58-62 HRC: hardened steel (H)"]],
    ["20MnCr5 250 BHN", ["for 20MnCr5 250 BHN: steel (P)"]],
    ["1.4301", ["for 1.4301: stainless steel (M)"]],
    ["17-4PH", ["for 17-4PH: stainless steel (M)"]],
    ["ADC12", ["for ADC12: non-ferrous metals (N)"]],
    ["SG iron", ["for SG iron: cast iron (K)"]],
    ["GM", ["for GM: non-ferrous metals (N)"]],
    ["bt40 holder", ["bt40", "Toolholders"]],
  ])("%s", (query, expected) => {
    expect(labels(query)).toEqual(expected);
  });

  it.each([
    ["10 pcs", 10],
    ["x 20", 20],
    ["5 nos", 5],
    ["qty: 12", 12],
    ["2 dozen", 24],
  ])("keeps %s for the quote line", (words, quantity) => {
    expect(readQuery(`CNMG 120408 ${words}`, knownWords).quantity).toBe(quantity);
  });

  it("gives each part the words that it came from, and the query without them", () => {
    const { parts, query } = readQuery("hardened steel Ø6 end mill EN31", knownWords);
    const workpiece = parts.find(({ meaning }) => meaning.kind === "workpiece");
    expect(workpiece?.typed).toBe("hardened steel … EN31");
    expect(workpiece && withoutPart(query, workpiece)).toBe("Ø6 end mill");
  });
});

const wild = fc
  .array(
    fc.oneof(
      anyText({ maxLength: 12 }),
      fc.constantFrom(
        "cnmg 120408",
        "M10x",
        "1/4",
        "end",
        "mill",
        "for",
        "ss 304",
        "hrc",
        "60",
        "x",
        "(",
        "3(2.5)2",
        "ß",
        "½",
        "ka",
      ),
    ),
  )
  .map((words) => words.join(" ").slice(0, 200));

test("any text of up to 200 characters is read, and each part stands where it was typed", () => {
  fc.assert(
    fc.property(wild, (query) => {
      for (const { spans, typed } of readQuery(query, knownWords).parts) {
        expect(spans.length).toBeGreaterThan(0);
        expect(spans.map(({ start, end }) => query.slice(start, end)).join(" … ")).toBe(typed);
      }
    }),
    { numRuns: 500 },
  );
});

/** Comparisons that a character may cost at the most. */
const STEPS = 60;

test("reading takes a number of steps in proportion to the length", () => {
  fc.assert(
    fc.property(wild, (query) => {
      expect(readQuery(query, knownWords).steps).toBeLessThanOrEqual(STEPS * (query.length + 1));
    }),
    { numRuns: 300 },
  );
  for (const word of ["end mill ", "1", "1/", "cnmg", "drill ", "x ", "1-", "tip "])
    expect(readQuery(word.repeat(200).slice(0, 200), knownWords).steps, word).toBeLessThanOrEqual(
      STEPS * 200,
    );
});
