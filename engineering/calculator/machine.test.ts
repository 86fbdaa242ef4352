import { describe, expect, it } from "vitest";
import { calculate, type Answer } from "./calculate.ts";
import type { OperationId } from "./operations/operation.ts";
import { operations } from "./operations/operations.ts";
import type { Figures } from "./quantities.ts";

function answer(id: OperationId, figures: Figures, machine = {}): Answer {
  return calculate({ operation: operations[id], figures, machine });
}

function expectNear(found: number | undefined, expected: number, part = 0.005): void {
  expect(found).toBeGreaterThan(expected * (1 - part));
  expect(found).toBeLessThan(expected * (1 + part));
}

describe("the machine", () => {
  const cut: Figures = {
    diameter: 10,
    speed: 160,
    teeth: 4,
    toothFeed: 0.06,
    depth: 10,
    width: 3,
    angle: 90,
    force: 2500,
  };

  it("limits the spindle speed, and the cutting speed falls with it", () => {
    const { figures, limits, wanted } = answer("milling", cut, { turns: 3000 });
    expect(limits[0]).toMatchObject({ name: "spindle speed", available: 3000 });
    expect(figures.turns).toBe(3000);
    expectNear(figures.speed, 94.25);
    expectNear(figures.tableFeed, 720);
    expectNear(wanted?.turns, 5093);
  });

  it("lacks power: the cut goes as much slower", () => {
    const free = answer("milling", cut).figures;
    const { figures, limits } = answer("milling", cut, { turns: 12_000, power: (free.power ?? 0) / 2 });
    expect(limits.map(({ name }) => name)).toEqual(["power", "spindle speed"]);
    expectNear(figures.turns, (free.turns ?? 0) / 2);
    expectNear(figures.power, (free.power ?? 0) / 2);
    expectNear(figures.torque, free.torque ?? 0);
  });

  it("that can do it limits nothing, and says what comes nearest", () => {
    const { limits, wanted } = answer("milling", cut, { turns: 8000, power: 15, torque: 60 });
    expect(wanted).toBeUndefined();
    expect(limits).toHaveLength(3);
    expect(limits[0]?.name).toBe("spindle speed");
    expect(limits.every(({ share }) => share < 1)).toBe(true);
  });

  it("keeps the surface speed in facing only down to the diameter that its spindle allows", () => {
    const face = { diameter: 100, innerDiameter: 0, speed: 200, feed: 0.2 };
    const { figures, limitDiameter } = answer("facing", face, { turns: 2000 });
    expectNear(limitDiameter, 31.83);
    // Following: π · (100² − 31.83²) ÷ (4000 · 200 · 0.2); then 15.915 mm at 2000 · 0.2 mm/min.
    expectNear(figures.time, 0.17646 + 0.03979, 1e-3);
  });
});
