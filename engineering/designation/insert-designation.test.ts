import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shapes, thicknesses, types } from "./insert-forms.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { isInsert } from "../values/tool.ts";
import { circlesOf, edgeLengthOf, sizeCodeOf } from "./insert-circles.ts";
import { clearances } from "./insert-codes.ts";
import { decodeInsert, type InsertDesignation } from "./insert-designation.ts";
import { tolerances } from "./insert-tolerance.ts";

function decoded(text: string): InsertDesignation {
  const result = decodeInsert(text);
  if (result.kind === "refusal") throw new Error(result.sentence);
  return result;
}

function refused(text: string): string {
  const result = decodeInsert(text);
  if (result.kind !== "refusal") throw new Error(`${text} is read as ${result.code}.`);
  return result.sentence;
}

/** Code, edge length, inscribed circles, thickness, corner radius, corners. */
type Vector = [
  code: string,
  length: number | undefined,
  circles: number[],
  s: number,
  re: number | undefined,
  corners: number | undefined,
];

describe("an insert's designation", () => {
  it.each<Vector>([
    ["CNMG 120408", 12.9, [12.7], 4.76, 0.8, 4],
    ["WNMG 080408", 8.7, [12.7], 4.76, 0.8, 6],
    ["DNMG 150608", 15.5, [12.7], 6.35, 0.8, 4],
    ["TNMG 160408", 16.5, [9.525], 4.76, 0.8, 6],
    ["VNMG 160404", 16.6, [9.525], 4.76, 0.4, 4],
    ["SNMG 120408", 12.7, [12.7], 4.76, 0.8, 8],
    ["CCMT 09T304", 9.7, [9.525], 3.97, 0.4, 2],
    ["TCMT 110204", 11, [6.35], 2.38, 0.4, 3],
    ["CCGW 09T304", 9.7, [9.525], 3.97, 0.4, 2],
    ["RCMT 1204M0", undefined, [12], 4.76, undefined, undefined],
    ["RNMG 120400", undefined, [12.7], 4.76, undefined, undefined],
    ["APMT 1604PDER", 16, [], 4.76, undefined, 2],
    ["SEKN 1203AFTN", 12.7, [12.7], 3.18, undefined, 4],
    ["WCMX 030208", 3.8, [5.56], 2.38, 0.8, 3],
  ])(
    "%s is read to its last figure",
    (code, edgeLength, inscribedCircles, thickness, cornerRadius, count) => {
      expect(decoded(code)).toMatchObject({
        code,
        edgeLength,
        inscribedCircles,
        thickness,
        cornerRadius,
        corners: count,
      });
    },
  );

  it("gives shape, clearance, tolerance and type in words and degrees", () => {
    expect(decoded("CCMT 09T304")).toMatchObject({
      shape: { name: "rhombic", angle: 80 },
      clearance: 7,
      tolerance: { m: 0.08, s: 0.13, d: 0.05 },
      type: { hole: "countersunk 40–60°, one side", chipbreaker: "one face" },
      seat: "CC.. 09T3",
    });
  });

  it("gives a milling insert's wiper, edge and hand", () => {
    expect(decoded("APMT 1604PDER")).toMatchObject({
      wiper: { angle: 90, clearance: 15 },
      edgeLetter: "E",
      hand: "R",
    });
    expect(decoded("SEKN 1203AFTN")).toMatchObject({
      wiper: { angle: 45, clearance: 25 },
      edgeLetter: "T",
      hand: "N",
    });
  });

  it.each([
    ["cnmg120408", "CNMG 120408", undefined],
    ["CNMG 12 04 08", "CNMG 120408", undefined],
    ["CNMG-120408-PM", "CNMG 120408", "PM"],
    ["CNMG 120408PM", "CNMG 120408", "PM"],
    ["CNMG 120408EN-M5", "CNMG 120408EN", "M5"],
    ["CNGA 120408 S01020", "CNGA 120408", "S01020"],
    ["CCMT09T304", "CCMT 09T304", undefined],
  ])("is read as people write it: %s", (text, code, maker) => {
    expect(decoded(text).code).toBe(code);
    expect(decoded(text).maker).toBe(maker);
  });

  it.each([
    ["CNMG 432", "CNMG 120408"],
    ["CNMG 433", "CNMG 120412"],
    ["TNMG 332", "TNMG 160408"],
    ["CCMT 3(2.5)2", "CCMT 09T308"],
    ["CCMT 3(2.5).5", "CCMT 09T302"],
    ["DNMG 432", "DNMG 150408"],
    ["WNMG 432", "WNMG 080408"],
    ["SNMG 432", "SNMG 120408"],
    ["cnmg432", "CNMG 120408"],
    ["CCMT 32.52", "CCMT 09T308"],
    ["CCMT 21.51", "CCMT 060204"],
    ["CNMG 43.51", "CNMG 120504"],
    ["CNMG 643", "CNMG 190612"],
    ["TPG 321", "TPGN 160304"],
    ["RNMG 43", "RNMG 120400"],
    ["CNMG 432EN", "CNMG 120408EN"],
    ["CNMG 432-PM", "CNMG 120408"],
  ])("in inches is read too: %s is %s", (inch, metric) => {
    expect(decoded(inch).code).toBe(metric);
  });

  it.each([
    ["CNMG 120408", "CNMG 432"],
    ["CCMT 09T308", "CCMT 3(2.5)2"],
    ["CCMT 09T302", "CCMT 3(2.5).5"],
    ["TPGN 160304", "TPGN 321"],
    ["RNMG 120400", "RNMG 43"],
    ["DNMG 150408EN", "DNMG 432EN"],
  ])("gives its inch code too: %s is %s", (metric, inch) => {
    expect(decoded(metric).inchCode).toBe(inch);
    expect(decoded(inch).code).toBe(metric);
  });

  it("has no inch code where ANSI has no step for it", () => {
    expect(decoded("CNMG 120405").inchCode).toBeUndefined();
    expect(decoded("RCMT 1204M0").inchCode).toBeUndefined();
    expect(decoded("APMT 1604PDER").inchCode).toBeUndefined();
  });

  it("is refused with the position at fault", () => {
    expect(refused("CNMG")).toBe("Position 5, edge length: expected two digits such as 12, found nothing.");
    expect(refused("ZZZZ120408")).toMatch(/^Position 1, shape: expected one of A, .+, found "Z"\.$/);
    expect(refused("CNMG 129908")).toMatch(/^Position 6, thickness: expected one of .+, found "99"\.$/);
    expect(refused("CNMG 1204")).toBe(
      "Position 7, corner: expected tenths of a mm such as 08, found nothing.",
    );
    expect(refused("CNMG 140408")).toBe('Position 5, edge length: expected a size of shape C, found "14".');
    expect(refused("CQMG 120408")).toMatch(/^Position 2, clearance: /);
    expect(refused("CNZG 120408")).toMatch(/^Position 3, tolerance: /);
    expect(refused("CNMZ 120408")).toMatch(/^Position 4, type: /);
    expect(refused("RCMT 120408")).toMatch(/^Position 7, corner: expected M0 .+, found "08"\.$/);
    expect(refused("CCMT 060232")).toBe(
      'Position 7, corner: expected a radius smaller than 3.175 mm, found "32".',
    );
    expect(refused("CNMG 1204081")).toMatch(/^Position 8, edge: .+, found "1"\.$/);
    expect(refused("")).toMatch(/found nothing\.$/);
  });

  it("comes back from its own code, whatever the letters", () => {
    const letter = (table: Record<string, unknown>) => fc.constantFrom(...Object.keys(table));
    const letters = fc.tuple(letter(clearances), letter(tolerances), letter(types));
    const circle = fc.constantFrom(6.35, 9.525, 12.7, 19.05);
    const withCircle = fc.constantFrom("C", "D", "V", "T", "S", "W");
    fc.assert(
      fc.property(
        withCircle,
        letters,
        circle,
        letter(thicknesses),
        fc.integer({ min: 1, max: 31 }),
        (shape, rest, ic, thickness, re) => {
          const size = sizeCodeOf(shape, ic) ?? "";
          const code = `${shape}${rest.join("")} ${size}${thickness}${String(re).padStart(2, "0")}`;
          expect(decoded(code)).toMatchObject({ code, inscribedCircles: [ic], cornerRadius: re / 10 });
        },
      ),
    );
  });

  it("names the seat by which the catalogue finds holders", () => {
    const coded = realProducts.filter(
      (product) => isInsert(product) && product.specifications.insert === undefined,
    );
    expect(coded.map((product) => decoded(product.specifications.size ?? "").seat)).toEqual(
      coded.map(seatOf),
    );
    expect(coded.length).toBeGreaterThan(30);
  });

  it("never throws, whatever is typed", () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeInsert(text)));
  });
});

describe("the table of inscribed circles", () => {
  it("agrees with the geometry: the code is the edge length without its decimals", () => {
    for (const shape of ["C", "D", "V", "T", "W", "E"]) {
      for (const circle of [6.35, 7.94, 9.525, 12.7, 15.875, 19.05, 25.4]) {
        const length = edgeLengthOf(shape, shapes[shape]?.angle, circle) ?? 0;
        // Rounded before it is cut: 10.9985 is 11.0.
        const whole = Math.floor(Math.round(length * 10) / 10);
        expect(`${shape} ${circle}: ${sizeCodeOf(shape, circle)}`).toBe(
          `${shape} ${circle}: ${String(whole).padStart(2, "0")}`,
        );
      }
    }
  });

  it("admits that two circles may share a code", () => {
    expect(circlesOf("C", "04", "08")).toEqual([3.97, 4.76]);
  });
});
