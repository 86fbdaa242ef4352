import { describe, expect, it } from "vitest";
import { chooseMutants, linesOfLogic } from "./choose-mutants.ts";

const line = "export const isOdd = (a: number) => a % 2 === 1;\n";
const files = [
  ["site/a.ts", line.repeat(400)],
  ["server/b.ts", line.repeat(100)],
  ["contract/c.ts", line.repeat(4)],
] as const;
const where = (seed: number) =>
  chooseMutants(linesOfLogic(files), 32, seed).map((each) => `${each.path}:${each.line} ${each.before}`);

describe("the chosen mutants", () => {
  it("are the same for the same seed, and others for another", () => {
    expect(where(7)).toEqual(where(7));
    expect(where(7)).not.toEqual(where(8));
  });

  it("are in every room, the more the larger it is", () => {
    const countIn = (room: string) => where(7).filter((each) => each.startsWith(room)).length;
    expect([countIn("site"), countIn("server"), countIn("contract")]).toEqual([20, 10, 2]);
  });

  it("are one a line", () => {
    const lines = where(7).map((each) => each.split(" ")[0]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
