import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runMill } from "./testing/interpreter.ts";
import { programOf } from "./testing/program-of.ts";

describe("a helical entry", () => {
  it("reaches hole and depth, no deeper, no wider, and no steeper than asked", () => {
    const jobs = fc.record({
      cutter: fc.integer({ min: 3, max: 32 }),
      part: fc.double({ min: 1.2, max: 2, noNaN: true }),
      depth: fc.integer({ min: 1, max: 30 }),
      ramp: fc.double({ min: 1, max: 10, noNaN: true }),
      direction: fc.constantFrom("climb", "conventional"),
    });
    fc.assert(
      fc.property(jobs, ({ cutter, part, depth, ramp, direction }) => {
        const hole = Number((cutter * part).toFixed(2));
        if ((depth + 1) / (Math.PI * (hole - cutter) * Math.tan((ramp / 180) * Math.PI)) > 199) return;
        const { text } = programOf("entry", {
          hole: String(hole),
          depth: String(depth),
          cutter: String(cutter),
          ramp: ramp.toFixed(6),
          direction,
          teeth: "3",
          toothFeed: "0.05",
          clear: "3",
          turns: "3000",
        });
        const { points, turns, feed } = runMill(text);
        const cutting = points.filter(({ isRapid }) => !isRapid);
        const widest = Math.max(...cutting.map(({ x, y }) => Math.hypot(x, y))) + cutter / 2;
        expect(Math.abs(widest - hole / 2)).toBeLessThanOrEqual(0.001);
        expect(Math.min(...points.map(({ z }) => z))).toBe(-depth);
        for (const { rise, turn } of turns) {
          expect(turn).toBe(direction === "climb" ? 1 : -1);
          const steepest = Math.PI * (hole - cutter) * Math.tan((ramp / 180) * Math.PI);
          expect(-rise).toBeLessThanOrEqual(steepest + 0.0011);
        }
        expect(turns.at(-1)?.rise).toBe(0);
        expect(feed).toBeCloseTo((450 * (hole - cutter)) / hole, -0.5);
        // Within the face only cutting moves; down there none is rapid beside the axis.
        for (const { x, y, z, isRapid } of points) if (isRapid && z < 0) expect(Math.hypot(x, y)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
