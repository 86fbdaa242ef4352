import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDesignation } from "./read-designation.ts";
import type { Reading } from "./reading.ts";

/** What a reading comes to, in one line. */
function outcome(reading: Reading | undefined): string {
  if (!reading) return "no code";
  if (reading.kind === "whole") return reading.code;
  if (reading.kind === "part") return `${reading.positions.length} read, next ${reading.next.name}`;
  return `refused at ${reading.position}`;
}

describe("what is typed", () => {
  it.each([
    ["CNM", "3 read, next type"],
    ["CNMG", "4 read, next edge length"],
    ["CNMG 12", "5 read, next thickness"],
    ["CNMG 1", "4 read, next edge length"],
    ["CNMG 120", "5 read, next thickness"],
    ["CNMG 1204", "6 read, next corner"],
    ["SCLC", "4 read, next hand"],
    ["PCLNR 25", "6 read, next shank width"],
    ["PTFNR 16CA", "8 read, next insert size"],
    ["S25T-SCL", "6 read, next insert clearance"],
    ["16E", "2 read, next hand"],
    ["16ER", "3 read, next pitch"],
    ["SER 2525", "5 read, next length"],
    ["MGMN", "1 read, next width"],
  ])("is completed position by position: %s – %s", (text, expected) => {
    expect(outcome(readDesignation(text))).toBe(expected);
  });

  it("lists what may come next, with its meaning", () => {
    const read = readDesignation("CNMG 1");
    expect(read?.kind === "part" ? read.next.choices : []).toEqual([
      { code: "12", meaning: "IC 12.7 mm" },
      { code: "16", meaning: "IC 15.875 mm" },
      { code: "19", meaning: "IC 19.05 mm" },
    ]);
  });

  it("has a meaning for every position that was typed", () => {
    for (const text of ["CNMG 1204", "PCLNR 2525 M", "S25T-SCLC", "16ER", "SNR"]) {
      const read = readDesignation(text);
      expect(read?.kind).toBe("part");
      expect(read?.kind === "part" ? read.positions.filter(({ meaning }) => meaning === "") : []).toEqual([]);
    }
  });

  it.each([
    ["CNMZ", "refused at 4"],
    ["CNMG 129908", "refused at 6"],
    ["ZZZZ120408", "refused at 1"],
    ["PCLNR 2525 I12", "refused at 8"],
    ["16ER 0 ISO", "refused at 4"],
  ])("is refused with the position at fault: %s", (text, expected) => {
    expect(outcome(readDesignation(text))).toBe(expected);
  });

  it.each([
    "",
    "C",
    "drill",
    "tool",
    "end mill",
    "EN8",
    "SS304",
    "42CrMo4",
    "PCBN",
    "AISI 4140",
    "10x22x72",
    "solid",
  ])("is left alone where it is a word or a measure: %s", (text) => {
    expect(outcome(readDesignation(text))).toBe("no code");
  });

  it.each([
    ["cnmg432", "CNMG 120408"],
    ["mclnr2525m12", "MCLNR 2525 M12"],
    ["S25TSCLCR09", "S25T-SCLCR 09"],
    ["SVJBR 16CA-16", "SVJBR 16CA-16"],
    ["sir 0016 m16", "SIR 0016 M16"],
    ["m10x1.5-6H", "M10 × 1.5-6H"],
  ])("is read to its end whatever its family: %s", (text, code) => {
    expect(outcome(readDesignation(text))).toBe(code);
  });

  it("is decoded, completed or refused without an exception, whatever it is", () => {
    const codeLike = fc.string({
      unit: fc.constantFrom(...Array.from("ACDGIJLMNPRSTVWX0123456789OE .-/×#")),
      maxLength: 18,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), codeLike), (text) => void readDesignation(text)),
      { numRuns: 3000 },
    );
  });

  it("reads its own code again to the same meaning", () => {
    const codeLike = fc.string({
      unit: fc.constantFrom(...Array.from("CDSTWRNMGKPABE0123468 -")),
      maxLength: 14,
    });
    fc.assert(
      fc.property(codeLike, (text) => {
        const read = readDesignation(text);
        if (read?.kind !== "whole") return;
        expect(outcome(readDesignation(read.code))).toBe(read.code);
      }),
      { numRuns: 3000 },
    );
  });
});
