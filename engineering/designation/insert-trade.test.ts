import { describe, expect, it } from "vitest";
import { decodeInsert, type InsertDesignation } from "./insert-designation.ts";

function decoded(text: string): InsertDesignation {
  const result = decodeInsert(text);
  if (result.kind === "refusal") throw new Error(result.sentence);
  return result;
}

describe("an insert's code", () => {
  it.each<[string, Partial<InsertDesignation>, RegExp]>([
    ["APMT 1135PDER", { thickness: 3.5, edgeLength: 11 }, /Position 6: ISO 1832 has no thickness 35/],
    ["LNUX 301940", { thickness: 19.05, edgeLength: 30, cornerRadius: 4 }, /Position 6: .* 19/],
    ["LNMX 191940", { thickness: 19.05, corners: undefined }, /Position 6: .* 19/],
    ["CCGT 03X102", { thickness: 1.39, inscribedCircles: [] }, /Position 5: 03 follows from no/],
    ["CNMP 120408", { corners: 4 }, /Position 4: P is a letter of ANSI/],
    ["SPMG 07T308", { inscribedCircles: [7.94], corners: 4 }, /Position 4: by ISO 1832 G has .* both faces/],
    [
      "SPMG 050204",
      { inscribedCircles: [5], thickness: 2.38 },
      /Position 5: by ISO 1832 05 is IC 5.56 mm; the trade/,
    ],
    ["SPMG 060204", { inscribedCircles: [6] }, /Position 5: by ISO 1832 06 is IC 6.35 mm/],
    [
      "SPMG 090408",
      { inscribedCircles: [9.8], thickness: 4.3 },
      /Position 6: by ISO 1832 04 is 4.76 mm; .* 4.3 mm/,
    ],
    [
      "SPMG 110408",
      { inscribedCircles: [11.5], edgeLength: 11.5 },
      /Position 5: 11 follows from no .* IC 11.5 mm/,
    ],
    [
      "SPMG 140512",
      { inscribedCircles: [14.3], cornerRadius: 1.2 },
      /Position 5: 14 follows from no .* IC 14.3 mm/,
    ],
    [
      "SPMT 110408",
      { inscribedCircles: [], edgeLength: 11 },
      /Position 5: 11 .* the maker's drawing decides/,
    ],
    [
      "APKT 1003PDER",
      { thickness: 3.5, edgeLength: 10 },
      /Position 6: by ISO 1832 03 is 3.18 mm; .* about 3.5 mm/,
    ],
    ["APGT 1003PDFR", { thickness: 3.5 }, /Position 6: by ISO 1832 03 is 3.18 mm/],
    ["GNMG 120408", { shape: { name: "special" } }, /Position 1: ISO 1832 has no shape G/],
  ])("of the trade is read and named as such: %s", (code, meaning, remark) => {
    expect(decoded(code)).toMatchObject({ code, ...meaning });
    expect(decoded(code).remarks.join(" ")).toMatch(remark);
  });

  it("says nothing of the trade where the code is the standard's", () => {
    expect(decoded("SPMT 090408")).toMatchObject({ inscribedCircles: [9.525], thickness: 4.76, remarks: [] });
    expect(decoded("CNMG 120408").remarks).toEqual([]);
    expect(decoded("RCMT 1204M0").remarks).toEqual([]);
  });

  it.each([
    ["RPMT 1204MO", "RPMT 1204M0", [12]],
    ["RCMX 2006MO", "RCMX 2006M0", [20]],
    ["CNMG 12O4O8", "CNMG 120408", [12.7]],
    ["RDHX 0702M0", "RDHX 0702M0", [7]],
  ])("is read with the letter O for zero: %s", (text, code, inscribedCircles) => {
    expect(decoded(text)).toMatchObject({ code, inscribedCircles });
  });

  it("gives round inserts of metric and inch diameter different seats", () => {
    expect(decoded("RNMG 1204M0").seat).toBe("RN.. 1204M0");
    expect(decoded("RNMG 120400").seat).toBe("RN.. 120400");
  });

  it.each([
    ["TNMX 160408", undefined],
    ["DNMX 150608", undefined],
    ["SNMX 120408", undefined],
    ["WCMX 050308", 3],
  ])("leaves the corners open where type X does: %s", (code, count) => {
    expect(decoded(code).corners).toBe(count);
  });

  it.each<[string, number | [number, number], number | [number, number]]>([
    ["CNMG 120408", 0.08, 0.13],
    ["CNMG 090308", 0.05, 0.08],
    ["CNMG 190612", 0.1, 0.15],
    ["CNMG 250924", 0.13, 0.18],
    ["CNUG 120408", 0.13, 0.2],
    ["SNUN 250924", 0.25, 0.38],
    ["CNGA 120408", 0.025, 0.025],
    ["APMT 1604PDER", [0.05, 0.15], [0.08, 0.2]],
    ["DNMG 150608", 0.08, [0.08, 0.2]],
  ])("gives the tolerance for its own size: %s ± %s", (code, d, m) => {
    expect(decoded(code).tolerance).toMatchObject({ d, m });
  });

  it.each([
    ["CNMG 120408", 3.08],
    ["SNMG 120408", 2.3],
    ["TNMG 160408", 13.49],
    ["DNMG 150608", 6.47],
  ])("gives m, the corner's dimension: %s has %s mm", (code, m) => {
    expect(decoded(code).cornerDimension).toBeCloseTo(m, 2);
  });
});
