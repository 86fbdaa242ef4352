import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf } from "./cost.ts";
import { numberText, solve, symbolText } from "./formula.ts";
import { infeeds } from "../threads/infeeds.ts";
import { operationIds } from "./operations/operation.ts";
import { operations } from "./operations/operations.ts";
import { quantities } from "./quantities.ts";
import { readFigures } from "./read-figures.ts";
import { startPoint, startPosition } from "./start-point.ts";
import { findWorkpiece, workpieces, type Workpiece } from "./workpieces.ts";

function piece(id: string): Workpiece {
  const found = findWorkpiece(id);
  if (!found) throw new Error(`${id}: no such workpiece`);
  return found;
}

describe("a formula", () => {
  it("is written with symbols, and with the numbers put in", () => {
    const { steps, figures } = solve(operations.milling.formulas, { diameter: 10, speed: 160 });
    const [step] = steps;
    if (!step) throw new Error("nothing worked out");
    expect(symbolText(step.formula)).toBe("n = 1000 · vc ÷ (π · D)");
    expect(numberText(step, figures)).toBe("1000 · 160 ÷ (π · 10) = 5093 1/min");
  });

  it("of every operation names only quantities that there are, and where it is from", () => {
    for (const id of operationIds) {
      for (const { text, needs, source } of operations[id].formulas) {
        const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
        expect(named.filter((name) => !(name in quantities))).toEqual([]);
        expect(needs.filter((name) => !named.includes(name))).toEqual([]);
        expect(source).not.toBe("");
      }
    }
  });
});

describe("what is typed", () => {
  it("is taken with a comma, and refused with a sentence that says what is expected", () => {
    const typed = { diameter: "12,5", teeth: "2.5", toothFeed: "abc", depth: "-1", width: "" };
    const { figures, errors } = readFigures(operations.milling, typed, []);
    expect(figures.diameter).toBe(12.5);
    expect(errors).toEqual({
      teeth: "Teeth: expected a whole number, found 2.5.",
      toothFeed: 'Feed per tooth: expected a number, found "abc".',
      depth: 'Depth of cut: expected a number, found "-1".',
      width: "Width of cut: expected a number.",
    });
  });

  it("is refused where it contradicts itself", () => {
    const typed = { diameter: "10", teeth: "4", toothFeed: "0.06", depth: "10", width: "12" };
    expect(readFigures(operations.milling, typed, []).errors).toEqual({
      width: "Width of cut: expected no more than the diameter.",
    });
    const facing = { diameter: "50", innerDiameter: "60", feed: "0.2", depth: "1" };
    expect(readFigures(operations.facing, facing, []).errors.innerDiameter).toMatch(/less than the outer/);
  });

  it("never gives a figure outside what its quantity takes, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const { figures, errors } = readFigures(operations.drilling, { diameter: text }, []);
        const { least, most } = quantities.diameter;
        if (figures.diameter === undefined) expect(errors.diameter).toBeDefined();
        else expect(figures.diameter >= least && figures.diameter <= most).toBe(true);
      }),
    );
  });
});

describe("the start in a range", () => {
  it("stays in the range, whatever the workpiece's hardness", () => {
    fc.assert(
      fc.property(fc.constantFrom(...workpieces), fc.double(), (workpiece, hardness) => {
        const position = startPosition(workpiece, hardness);
        return position >= -1 && position <= 1;
      }),
    );
  });

  it("is lower for a harder workpiece, nickel than titanium, much silicon than little", () => {
    const speed = (id: string, hardness?: number) =>
      startPoint(operations.turning, piece(id), { radius: 0.8 }, undefined, hardness)?.speed.start ?? 0;
    expect(speed("en8-c45")).toBe(220);
    expect(speed("en8-c45", 280)).toBeLessThan(speed("en8-c45"));
    expect(speed("en24-34crnimo6")).toBeLessThan(speed("en8-c45"));
    expect(speed("inconel-718-nickel-alloy")).toBeLessThan(speed("ti-6al-4v-titanium"));
    expect(speed("lm30-cast-aluminium-17-si")).toBeLessThan(speed("lm25-cast-aluminium-7-si"));
  });

  it("is a product's own, which follows its grade already", () => {
    const vc = { low: 150, start: 192, high: 298 };
    const fn = { low: 0.15, start: 0.25, high: 0.35 };
    const start = startPoint(operations.turning, piece("en8-c45"), {}, [{ group: "P", vc, fn }]);
    expect(start).toEqual({ speed: vc, feed: fn });
  });

  it("is that of slotting for a wide cut", () => {
    const at = (width: number) =>
      startPoint(operations.milling, piece("ss-304"), { diameter: 10, width }, undefined);
    expect(at(3)?.speed.start).toBe(90);
    expect(at(10)).toMatchObject({ speed: { start: 70 }, note: "slotting" });
  });

  it("is unknown for a ball nose, which cuts no shoulder", () => {
    expect(
      startPoint(operations["ball-nose"], piece("en8-c45"), { diameter: 10 }, undefined),
    ).toBeUndefined();
  });
});

describe("the infeeds of a thread", () => {
  it("reach its depth in equal chip areas, none deeper than 0.4 mm", () => {
    const depths = infeeds(1.5);
    expect(depths).toHaveLength(8);
    expect(depths.at(-1)).toBeCloseTo(0.92, 9);
    expect(depths[1]).toBeCloseTo(0.92 * Math.sqrt(1 / 7), 9);
    expect(depths[0]).toBeCloseTo(0.92 * Math.sqrt(0.3 / 7), 9);
  });

  it("never run back or stand still, whatever the pitch", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), (pitch) => {
        const depths = infeeds(pitch);
        return depths.length > 0 && depths.every((depth, at) => depth > (depths[at - 1] ?? 0));
      }),
    );
    expect(infeeds(Number.NaN)).toEqual([]);
  });
});

describe("the cost of a part", () => {
  it("is machine, edge and change", () => {
    expect(costOf({ time: 2, edgeLife: 20, rate: 600, insertPrice: 400, edges: 4, changeTime: 1 })).toEqual({
      machine: 20,
      edge: 10,
      change: 1,
      total: 31,
    });
    expect(
      costOf({ time: 2, edgeLife: 0, rate: 600, insertPrice: 400, edges: 4, changeTime: 1 }),
    ).toBeUndefined();
  });
});
