import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operationIds } from "#engineering/calculator/operations/operation.ts";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { realProduct, realProducts } from "../../../catalogue/testing/real-catalogue.ts";
import { quantities, type QuantityName } from "#engineering/calculator/quantities.ts";
import { workpieces } from "#engineering/calculator/workpieces.ts";
import { programWords } from "./calculator-actions.tsx";
import { calculatorAddress, readCalculatorQuery } from "./calculator-address.ts";
import { limitWords } from "./calculator-answers.tsx";
import { calculatorState, type Inputs } from "./calculator-state.ts";
import { productStart } from "./product-start.ts";
import { withFamily } from "../../../catalogue/testing/with-family.ts";

function inputs(part: Partial<Inputs>): Inputs {
  return { operation: "milling", workpiece: "", hardness: "", typed: {}, machine: {}, cost: {}, ...part };
}

const drill = productStart(
  withFamily({
    name: "Drill Ø8.5",
    specifications: {
      type: "Solid carbide drill",
      diameter: "8.5 mm",
      flutes: "2",
      depth: "25 mm",
      edge: "Point angle 140°",
      grade: "Micrograin carbide, ISO K20–K40 substrate",
    },
    startValues: [
      { group: "M", vc: { low: 40, start: 60, high: 70 }, fn: { low: 0.085, start: 0.085, high: 0.085 } },
    ],
  }),
);

const graded = realProducts.map((product) => ({ ...product, startValues: startValuesOf(product) }));

function fail(id: string): never {
  throw new Error(`${id} has no values.`);
}

describe("the calculator", () => {
  it("proposes no speed before the workpiece is chosen", () => {
    const state = calculatorState(inputs({}));
    expect(state.shown.speed).toBeUndefined();
    expect(limitWords(state)).toMatch(/^Choose the workpiece/);
    expect(programWords(state)).toBe("");
  });

  it("gives a drill of 8.5 mm in SS 304 its speed and feed, ready for the program", () => {
    const state = calculatorState(inputs({ operation: "drilling", workpiece: "ss-304" }), drill);
    expect(state.shown).toMatchObject({ diameter: "8.5", pointAngle: "140", speed: "60", feed: "0.085" });
    // n = 1000 · 60 ÷ (π · 8.5) = 2246.9; vf = 0.085 · n = 191.
    expect(programWords(state)).toBe("S2247 F191");
  });

  it("begins with the tool's own first values before a workpiece is chosen, and says what they are for", () => {
    const state = calculatorState(inputs({ operation: "drilling" }), drill);
    expect(state.shown).toMatchObject({ diameter: "8.5", speed: "60", feed: "0.085" });
    expect(state.start?.note).toBe("M – stainless steel");
  });

  it("has an end mill's square edge and its overhang, and neither of a chamfer mill", () => {
    const mill = graded.find(({ id }) => id === "mil-em-4f-10") ?? fail("mil-em-4f-10");
    expect(productStart(mill)?.figures).toMatchObject({ angle: 90, overhang: 32, modulus: 580 });
    const edge = "Chamfer 45°";
    const chamfer = productStart({ ...mill, specifications: { ...mill.specifications, edge } });
    expect(chamfer?.figures).not.toHaveProperty("angle");
    expect(chamfer?.figures).not.toHaveProperty("overhang");
  });

  it("shows no figure of another tool, whatever the tool is", () => {
    for (const product of graded) {
      const own = productStart(product);
      if (!own) continue;
      const { shown, errors, operation } = calculatorState(inputs({ operation: own.operation }), own);
      const [{ fn, fz, vc } = fail(product.id)] = own.values;
      expect(errors, product.id).toEqual({});
      expect(shown.speed, product.id).toBe(String(vc.start));
      if (operation.feed !== "pitch")
        expect(Number(shown[operation.feed]), product.id).toBe((fn ?? fz)?.start);
      for (const { name, label = "" } of operation.asks.filter(({ name }) => name !== operation.feed)) {
        const isTool = /^(teeth|angle|circle|radius|pointAngle|grooveWidth|pitch|modulus|overhang)$/.test(
          name,
        );
        if (isTool || /^(Tool|Drill) diameter$/.test(label))
          expect(shown[name], `${product.id} ${name}`).toBe(
            own.figures[name] === undefined ? "" : String(Number(own.figures[name].toFixed(4))),
          );
      }
      if (own.deepest !== undefined) expect(Number(shown.depth), product.id).toBeLessThanOrEqual(own.deepest);
      if (own.operation === "milling" && own.figures.diameter)
        expect(Number(shown.width) / own.figures.diameter, product.id).toBeGreaterThan(0.09);
    }
  });

  it("proposes no depth of 2 mm for tips of PCBN that don't say theirs", () => {
    const tipped = { ...realProduct("pcbn-hs-cnga120408") };
    const { depth: _, ...specifications } = tipped.specifications;
    const own = productStart({ ...tipped, specifications, startValues: startValuesOf(tipped) });
    const { shown, errors, answer } = calculatorState(inputs({ operation: "turning" }), own);
    expect([shown.depth, errors, answer.warnings]).toEqual(["", {}, []]);
    expect(answer.figures.tableFeed).toBeGreaterThan(0);
  });

  it("leaves the feed open where none is known, and asks nobody for it", () => {
    const state = calculatorState(inputs({ operation: "grooving", workpiece: "inconel-718-nickel-alloy" }));
    expect(state.shown.feed).toBe("");
    expect(state.errors).toEqual({});
    expect(state.answer.figures.turns).toBeGreaterThan(0);
    expect(calculatorState(inputs({ operation: "grooving", typed: { feed: "" } })).errors.feed).toMatch(
      /expected/,
    );
  });

  it.each([
    ["16ER 1.50 ISO", "Threading insert, external, right hand", "", "1.5 mm", 0.92],
    ["16IR 1.50 ISO", "Threading insert, internal, right hand", "", "1.5 mm", 0.812],
    ["16IL 1.50 ISO", "Threading insert, internal, left hand", "", "1.5 mm", 0.812],
    ["11IR 1.00 ISO", "Threading insert, internal, right hand", "", "1 mm", 0.541],
    ["16IR 14 UN", "Threading insert, internal, right hand", "UN", "1.814 mm", 0.982],
    [
      "16ER 14 W",
      "Threading insert, external, right hand",
      "G (BSP) – ISO 228-1, 55° Whitworth",
      "1.814 mm",
      1.162,
    ],
    [
      "16IR 14 W",
      "Threading insert, internal, right hand",
      "G (BSP) – ISO 228-1, 55° Whitworth",
      "1.814 mm",
      1.162,
    ],
    ["11IR A55", "Threading insert, internal, right hand", "55° partial profile", "1 mm", 0.64],
    ["16IR 14 NPT", "Threading insert, internal, right hand", "NPT – ASME B1.20.1", "1.814 mm", 1.451],
  ])("%s cuts as deep as its thread is", (size, type, threadStandards, threadPitch, deep) => {
    const own = productStart(
      withFamily({
        name: size,
        specifications: { type, size, threadStandards, threadPitch },
        startValues: [{ group: "P", vc: { low: 90, start: 130, high: 190 }, pitch: { low: 1, high: 1 } }],
      }),
    );
    const { figures } = calculatorState(inputs({ operation: own?.operation ?? "turning" }), own).answer;
    expect(figures.threadDepth).toBeCloseTo(deep, 2);
    expect(figures.passes).toBeGreaterThan(3);
  });

  it("keeps the last good result while a figure is wrong, and says what is wrong", () => {
    const good = calculatorState(inputs({ workpiece: "en8-c45" }));
    const wrong = calculatorState(
      inputs({ workpiece: "en8-c45", typed: { diameter: "1O" } }),
      undefined,
      good.answer,
    );
    expect(wrong.answer).toBe(good.answer);
    expect(wrong.errors.diameter).toBe('Tool diameter: expected a number, found "1O".');
    const noMachine = calculatorState(inputs({ machine: { power: "-3" } }), undefined, good.answer);
    expect(noMachine.answer).toBe(good.answer);
    expect(noMachine.machineErrors.power).toMatch(/^Power of the drive: expected a number/);
  });

  it("says what is wrong, which limit binds and what a program needs in inches to who works in them", () => {
    const typed = { diameter: "25400000" };
    const wrong = calculatorState(inputs({ workpiece: "en8-c45", typed }), undefined, undefined, "inch");
    expect(wrong.errors.diameter).toBe("Tool diameter: expected 0.002 to 393.7008 in.");
    const weak = calculatorState(inputs({ workpiece: "en8-c45", machine: { power: "0.745699872" } }));
    expect(limitWords(weak, "inch")).toMatch(/power binds: \d+\.\d\d hp needed, 1 there\./);
    const drilled = calculatorState(inputs({ operation: "drilling", workpiece: "ss-304" }), drill);
    // 191 mm/min.
    expect(programWords(drilled, "inch")).toBe("S2247 F7.52");
  });

  it("says which limit of the machine binds, and what the speed falls to", () => {
    const slow = calculatorState(inputs({ workpiece: "6061-aluminium", machine: { turns: "4000" } }));
    expect(limitWords(slow)).toMatch(
      /^The machine's spindle speed binds: \d+ 1\/min needed, 4000 there\. The cutting speed falls to 125\.7 m\/min\.$/,
    );
    expect(limitWords(slow, "inch")).toMatch(/The cutting speed falls to 412 ft\/min\.$/);
    const strong = calculatorState(
      inputs({ workpiece: "en8-c45", machine: { turns: "12000", power: "15" } }),
    );
    expect(limitWords(strong)).toMatch(
      /^Within the machine's limits; the nearest is spindle speed, \d+ % of it used\.$/,
    );
    const weak = calculatorState(inputs({ workpiece: "en8-c45", machine: { torque: "1" } }));
    expect(limitWords(weak)).toMatch(/torque binds.*take less feed or depth\.$/);
  });

  it("takes the spindle speed instead of the cutting speed", () => {
    const { answer } = calculatorState(inputs({ typed: { turns: "1000", diameter: "50", width: "10" } }));
    expect(answer.figures.speed).toBeCloseTo(157.08, 2);
  });

  it("is whole in its link, and takes nothing from a link that it doesn't know", () => {
    const whole = {
      operation: "turning",
      workpiece: "ss-316",
      hardness: "200",
      typed: { diameter: "60", speed: "150" },
      cost: { rate: "600", edges: "4" },
    } as const;
    const { search } = new URL(calculatorAddress(whole), "https://www.example.com");
    expect(readCalculatorQuery(search, "milling")).toEqual(whole);
    expect(readCalculatorQuery("?operation=x&workpiece=y&z=1", "milling")).toEqual({
      operation: "milling",
      workpiece: "",
      hardness: "",
      typed: {},
      cost: {},
    });
  });

  it("shows no figure that is no number, endless or negative, whatever is typed", () => {
    const names = Object.keys(quantities) as QuantityName[];
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom("0", "1e400", "-5", "999999999"),
    );
    const typed = fc.dictionary(fc.constantFrom(...names), text);
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.constantFrom("", ...workpieces.map(({ id }) => id)),
        typed,
        typed,
        text,
        (operation, workpiece, figures, machine, hardness) => {
          const state = calculatorState({
            operation,
            workpiece,
            hardness,
            typed: figures,
            machine,
            cost: {},
          });
          const values = Object.values(state.answer.figures);
          expect(values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
          expect(`${limitWords(state)} ${programWords(state)}`).not.toMatch(/NaN|Infinity|undefined| -\d/);
        },
      ),
    );
  });
});
