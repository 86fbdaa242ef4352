import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dimensions } from "./dimensions.ts";
import { edgeSymbols, type Edge, type EdgePart } from "./edge.ts";
import type { Application, Grade } from "./grade.ts";
import { isMeasuredIn, type Measure, type Unit } from "./measure.ts";
import { specificationKeys, type SpecificationKey } from "./specification-keys.ts";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { formatValue, parseValue, type Value } from "./values.ts";
import { workpieceLetters } from "./workpiece-groups.ts";

/** A number as in a data sheet, with how many decimals it is written with. */
const figure = fc
  .record({ whole: fc.nat(9999), decimals: fc.nat(3) })
  .map(({ whole, decimals }) => ({ value: Number((whole / 10 ** decimals).toFixed(decimals)), decimals }));

function measure<U extends Unit>(...units: U[]): fc.Arbitrary<Extract<Measure, { unit: U }>> {
  const unit = fc.constantFrom<Unit[]>(...units);
  const single = fc.record({ figure, unit, isLimit: fc.boolean() }).map((all): Measure => ({
    kind: "measure",
    max: all.figure.value,
    unit: all.unit,
    ...(all.isLimit ? { limit: "≤" } : {}),
    decimals: { max: all.figure.decimals },
  }));
  const range = fc
    .record({ one: figure, other: figure, unit })
    .filter(({ one, other }) => one.value < other.value)
    .map(({ one, other, unit: of }): Measure => ({
      kind: "measure",
      min: one.value,
      max: other.value,
      unit: of,
      decimals: { max: other.decimals, min: one.decimals },
    }));
  return fc.oneof(single, range).filter((each) => isMeasuredIn(each, units));
}

const letter = fc.constantFrom(...workpieceLetters);
const plainWords = fc
  .array(fc.stringMatching(/^[A-Za-zØ%.()+/-]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(" "));

const dimensions: fc.Arbitrary<Dimensions> = fc.record({
  kind: fc.constant("dimensions" as const),
  sides: fc.array(
    figure.map(({ value, decimals }) => ({ mm: value, decimals })),
    { minLength: 1, maxLength: 3 },
  ),
});

const application: fc.Arbitrary<Application> = fc.record({ letter, from: fc.integer({ min: 1, max: 50 }) });

const grade: fc.Arbitrary<Grade> = fc
  .record({
    substance: fc.constantFrom("Coated carbide", "HSS-E (cobalt)", "PCBN, about 50 % CBN"),
    applications: fc.array(application, { maxLength: 3 }),
    around: fc.option(application, { nil: undefined }),
    isSubstrate: fc.boolean(),
  })
  .map(({ substance, applications, around, isSubstrate }) => {
    const hasGroups = applications.length > 0;
    return {
      kind: "grade",
      substance,
      applications,
      ...(hasGroups && around ? { range: { ...around, to: around.from + 20 } } : {}),
      isSubstrate: hasGroups && isSubstrate,
    };
  });

const edge: fc.Arbitrary<Edge> = fc.record({
  kind: fc.constant("edge" as const),
  parts: fc.array(
    fc.oneof(
      fc.constantFrom<EdgePart>({ words: "Honed (E)" }, { words: "2–3 threads" }, { words: "Form C" }),
      fc
        .record({ symbol: fc.constantFrom(...edgeSymbols), mm: measure("mm"), degrees: measure("°") })
        .map(({ symbol, mm, degrees }): EdgePart => {
          if (symbol !== "RE" && symbol !== "R") return { symbol, measure: degrees };
          return { symbol, measure: mm };
        }),
    ),
    { minLength: 1, maxLength: 4 },
  ),
});

const values: Partial<Record<SpecificationKey, fc.Arbitrary<Value>>> = {
  diameter: measure("mm"),
  threadPitch: measure("mm", "TPI"),
  hardness: measure("HRC", "HB"),
  shank: dimensions,
  flutes: fc.integer({ min: 1, max: 99 }).map((count) => ({ kind: "count", count })),
  material: fc
    .uniqueArray(fc.record({ letter, words: plainWords }), {
      selector: (group) => group.letter,
      minLength: 1,
    })
    .map((groups) => ({ kind: "groups", groups })),
  grade,
  edge,
  coolant: plainWords.map((text) => ({ kind: "text", text })),
};

describe("a value", () => {
  it("comes back from its text as it was, whatever it is", () => {
    for (const [key, arbitrary] of Object.entries(values)) {
      fc.assert(
        fc.property(arbitrary, (value) => {
          expect(parseValue(key as SpecificationKey, formatValue(value))).toEqual(value); // a key of `values`
        }),
      );
    }
  });

  it("of the project's own products has one format, which is the one written", () => {
    const texts = realProducts.flatMap(({ specifications }) =>
      specificationKeys.flatMap((key) => {
        const text = specifications[key];
        return text === undefined ? [] : [{ key, text }];
      }),
    );
    const again = texts.map(({ key, text }) => {
      const value = parseValue(key, text);
      return { key, text: value.kind === "fault" ? `expected ${value.expected}` : formatValue(value) };
    });
    expect(again).toEqual(texts);
    expect(texts.length).toBeGreaterThan(500);
  });
});

describe("the one meaning of each key", () => {
  it.each<[SpecificationKey, string, Partial<Value>]>([
    ["diameter", "9.525 mm", { kind: "measure", max: 9.525, unit: "mm" }],
    ["hardness", "≤ 45 HRC", { kind: "measure", max: 45, unit: "HRC", limit: "≤" }],
    ["hardness", "50–62 HRC", { kind: "measure", min: 50, max: 62, unit: "HRC" }],
    ["depth", "0.05–0.3 mm", { kind: "measure", min: 0.05, max: 0.3, unit: "mm" }],
    ["threadPitch", "48–8 TPI", { kind: "measure", min: 8, max: 48, unit: "TPI" }],
    ["flutes", "4", { kind: "count", count: 4 }],
    ["size", "M8 × 1.25", { kind: "thread", diameter: 8, pitch: 1.25 }],
    ["size", "M8 × 1.25 LH", { kind: "thread", diameter: 8, pitch: 1.25, isLeftHand: true }],
    ["size", "1/4-20 UNC", { kind: "thread", diameter: 6.35, pitch: 1.27 }],
    ["size", "#10-32 UNF", { kind: "thread", diameter: 4.826, pitch: 0.7937 }],
    ["size", "S25T-SCLCR 09", { kind: "designation", text: "S25T-SCLCR 09" }],
    ["insert", "16ER", { kind: "seat", family: "threading", size: "16", place: "E", hand: "R" }],
    ["shank", "22 mm bore, DIN 8030 A", { note: "bore, DIN 8030 A" }],
    ["shank", "32 mm, flatted", { note: ", flatted" }],
  ])("%s: %s", (key, text, meaning) => {
    expect(parseValue(key, text)).toMatchObject(meaning);
  });

  it("reads every side of a size", () => {
    const sizes = [parseValue("shank", "25 × 25 mm"), parseValue("size", "10 × 22 × 72 mm")];
    expect(sizes.map((size) => "sides" in size && size.sides.map(({ mm }) => mm))).toEqual([
      [25, 25],
      [10, 22, 72],
    ]);
  });
});

describe("a text that the key doesn't allow", () => {
  it.each<[SpecificationKey, string]>([
    ["length", "72 cm"],
    ["length", "72"],
    ["length", "72mm"],
    ["length", "7,2 mm"],
    ["depth", "16-20 mm"],
    ["depth", "5.0–1.0 mm"],
    ["hardness", "45"],
    ["hardness", "45 mm"],
    ["flutes", "four"],
    ["flutes", "0"],
    ["material", "steel"],
    ["material", "P - steel"],
    ["material", "P – steel; P – alloy steel"],
    ["grade", "Coated carbide, ISO Q25"],
    ["grade", "Coated carbide, ISO P25 (P35–P15)"],
    ["insert", "CNMG 1204"],
    ["insert", "3 mm self-clamping"],
    ["size", "10 x 22 x 72"],
    ["threadPitch", "8–48 TPI"],
    ["edge", "RE 0.8"],
    ["edge", "κr 90°"],
    ["coolant", "Air  blast"],
  ])("is refused, %s: %s", (key, text) => {
    expect(parseValue(key, text).kind).toBe("fault");
  });

  it("is answered with what was expected", () => {
    expect(parseValue("length", "72 cm")).toEqual({
      kind: "fault",
      expected: 'a length in mm such as "72 mm"',
    });
  });
});
