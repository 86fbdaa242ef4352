import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate, type Answer } from "./calculate.ts";
import { operationIds, type OperationId } from "./operations/operation.ts";
import { operations } from "./operations/operations.ts";
import { quantities, type Figures, type QuantityName } from "./quantities.ts";
import { workpieces } from "./workpieces.ts";

function answer(id: OperationId, figures: Figures, machine = {}): Answer {
  return calculate({ operation: operations[id], figures, machine });
}

/** Within the half percent by which makers' π of 3.14 shifts their examples. */
function expectNear(found: number | undefined, expected: number, part = 0.005): void {
  expect(found).toBeGreaterThan(expected * (1 - part));
  expect(found).toBeLessThan(expected * (1 + part));
}

type Vector = [id: string, operation: OperationId, given: Figures, expected: Figures];

describe("a published example", () => {
  it.each<Vector>([
    ["turning Ø50 at 700", "turning", { diameter: 50, turns: 700 }, { speed: 109.96 }],
    ["100 mm at 1000 × 0.2", "turning", { length: 100, turns: 1000, feed: 0.2 }, { time: 0.5 }],
    ["feed marks", "turning", { feed: 0.2, radius: 0.8 }, { roughness: 6.25, meanRoughness: 1.5625 }],
    ["turning Ø150 at 250", "turning", { diameter: 150, turns: 250 }, { speed: 117.8 }],
    ["milling Ø125 at 350", "milling", { diameter: 125, turns: 350 }, { speed: 137.44 }],
    ["fz from vf", "milling", { tableFeed: 500, teeth: 10, turns: 500 }, { toothFeed: 0.1 }],
    ["vf from fz", "milling", { toothFeed: 0.1, teeth: 10, turns: 500 }, { tableFeed: 500 }],
    [
      "power of a face mill",
      "milling",
      {
        speed: 80,
        diameter: 250,
        depth: 2,
        width: 80,
        tableFeed: 280,
        teeth: 12,
        efficiency: 0.8,
        force: 1800,
      },
      { turns: 101.86, toothFeed: 0.229, power: 1.68 },
    ],
    [
      "face mill Ø125",
      "milling",
      { speed: 200, diameter: 125, teeth: 8, toothFeed: 0.2 },
      { turns: 509.3, tableFeed: 814.9 },
    ],
    [
      "drill Ø12",
      "drilling",
      { diameter: 12, turns: 1350, feed: 0.2 },
      { speed: 50.9, tableFeed: 270, removal: 30.5 },
    ],
    ["a drill's point", "drilling", { diameter: 12.4, pointAngle: 140 }, { pointLength: 2.26 }],
    [
      "power of a drill",
      "drilling",
      { diameter: 20, feed: 0.25, speed: 100, force: 2000, efficiency: 1 },
      { power: 4.17 },
    ],
    [
      "end mill Ø10",
      "milling",
      { diameter: 10, speed: 160, teeth: 4, toothFeed: 0.06, depth: 10, width: 3 },
      { turns: 5093, tableFeed: 1222, removal: 36.7 },
    ],
    ["a 45° chip", "milling", { toothFeed: 0.24, angle: 45, width: 80, diameter: 80 }, { largestChip: 0.17 }],
    ["a thin chip", "milling", { diameter: 10, width: 1, toothFeed: 0.05, angle: 90 }, { largestChip: 0.03 }],
    [
      "feed for a chip",
      "milling",
      { diameter: 10, width: 1, largestChip: 0.05, angle: 90 },
      { toothFeed: 0.0833 },
    ],
    [
      "a round insert",
      "milling",
      { circle: 12, depth: 1, toothFeed: 0.2, width: 50, diameter: 50 },
      { largestChip: 0.1106 },
    ],
    [
      "ball nose Ø10",
      "ball-nose",
      { diameter: 10, depth: 0.5, speed: 150 },
      { effectiveDiameter: 4.36, turns: 10_954 },
    ],
    ["ridges", "ball-nose", { diameter: 10, width: 0.3 }, { scallop: 0.00225 }],
    ["tap M10", "tapping", { diameter: 10, pitch: 1.5, speed: 15 }, { turns: 477, tableFeed: 716.2 }],
    ["turning Ø60", "turning", { diameter: 60, speed: 220 }, { turns: 1167 }],
    ["chip volume", "turning", { speed: 200, depth: 3, feed: 0.3 }, { removal: 180 }],
    ["feet a minute", "turning", { speed: 125 }, { inchSpeed: 410.1 }],
    [
      "facing Ø100 to the centre",
      "facing",
      { diameter: 100, innerDiameter: 0, speed: 200, feed: 0.2 },
      { time: 0.196 },
    ],
    ["U-drill Ø28", "u-drilling", { diameter: 28, turns: 1000, feed: 0.12 }, { tableFeed: 120 }],
    [
      "turning thread",
      "threading",
      { diameter: 24, pitch: 1.5, speed: 130 },
      { threadDepth: 0.92, passes: 8 },
    ],
    ["grooving", "grooving", { diameter: 40, grooveWidth: 3, feed: 0.1, speed: 120 }, { removal: 36 }],
  ])("is met within half a percent: %s", (_, id, given, expected) => {
    const { figures } = answer(id, given);
    for (const [name, value] of Object.entries(expected)) expectNear(figures[name as QuantityName], value);
  });

  it("gives vc back from n, and fz back from vf", () => {
    const forth = answer("milling", { diameter: 12, speed: 137, teeth: 3, toothFeed: 0.07 }).figures;
    const back = answer("milling", {
      diameter: 12,
      turns: forth.turns,
      teeth: 3,
      tableFeed: forth.tableFeed,
    }).figures;
    expectNear(back.speed, 137, 1e-9);
    expectNear(back.toothFeed, 0.07, 1e-9);
  });
});

describe("the cutting force", () => {
  it("is that of the chip's own thickness, for all six groups", () => {
    expect(new Set(workpieces.map(({ group }) => group)).size).toBe(6);
    for (const workpiece of workpieces) {
      const figures = { diameter: 50, speed: 100, feed: 0.3, angle: 30, depth: 2 };
      const { force, chip, power } = calculate({
        operation: operations.turning,
        figures,
        workpiece,
        machine: {},
      }).figures;
      expectNear(chip, 0.15, 1e-9);
      expectNear(force, workpiece.unitForce * 0.15 ** -workpiece.slope, 1e-9);
      expectNear(power, (2 * 0.3 * 100 * (force ?? 0)) / (60_000 * 0.8), 1e-9);
    }
  });

  it("of the steels follows a maker's table by feed within 8 %", () => {
    const table: [string, number[]][] = [
      ["mild-steel-is-2062", [3610, 3100, 2720, 2500, 2280]],
      ["en8-c45", [3080, 2700, 2570, 2450, 2300]],
      ["en19-42crmo4", [4500, 3900, 3400, 3150, 2850]],
      ["en24-34crnimo6", [3070, 2650, 2350, 2200, 1980]],
      ["fg-260-grey-iron", [2110, 1800, 1600, 1400, 1330]],
    ];
    for (const [id, forces] of table) {
      const workpiece = workpieces.find((each) => each.id === id);
      for (const [at, feed] of [0.1, 0.2, 0.3, 0.4, 0.6].entries()) {
        const found = calculate({
          operation: operations.turning,
          figures: { feed, angle: 90 },
          workpiece,
          machine: {},
        });
        expectNear(found.figures.force, forces[at] ?? 0, 0.08);
      }
    }
  });
});

describe("whatever is given", () => {
  const names = Object.keys(quantities) as QuantityName[];
  const wild = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom(0, -1, 1e-308, 1e308, Number.NaN, Infinity),
  );
  const figures = fc.dictionary(fc.constantFrom(...names), wild);
  const machine = fc.record({ turns: wild, power: wild, torque: wild }, { requiredKeys: [] });

  it("nothing that comes out is no number, endless or negative", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        figures,
        machine,
        fc.constantFrom(...workpieces),
        (id, given, own, workpiece) => {
          const found = calculate({ operation: operations[id], figures: given, workpiece, machine: own });
          const out = [
            ...Object.values(found.figures),
            ...Object.values(found.wanted ?? {}),
            ...found.steps.map(({ value }) => value),
            found.limitDiameter ?? 0,
            ...found.limits.map(({ needed }) => needed),
          ];
          expect(out.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("a feed above half the corner radius, and a depth above the tool's, are said", () => {
    const { warnings } = calculate({
      operation: operations.turning,
      figures: { diameter: 50, speed: 200, feed: 0.5, radius: 0.8, depth: 6, angle: 90 },
      machine: {},
      deepest: 5,
    });
    expect(warnings.join(" ")).toMatch(/half the corner radius \(0\.4 mm\).* above this tool's 5 mm/);
  });
});
