import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findMutants, type Mutant } from "./find-mutants.ts";
import { printScore } from "./print-score.ts";
import { Trial } from "./try-mutant.ts";

const root = mkdtempSync(join(tmpdir(), "mutated-"));
const source = "export const isLarge = (a: number) => a >= 10;\nexport const sign: 1 | -1 = 1;\n";
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
mkdirSync(join(root, "prerender"));
symlinkSync(join(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
write("package.json", '{ "type": "module" }');
write(
  "tsconfig.build.json",
  '{ "compilerOptions": { "noEmit": true, "module": "preserve" }, "include": ["prerender/large.ts"] }',
);
write("prerender/large.ts", source);
const testOf = (expectation: string) =>
  `import { expect, it } from "vitest";\nimport { isLarge } from "./large.ts";\nit("a", () => ${expectation});\n`;
write("prerender/weak.test.ts", testOf("expect(isLarge(12)).toBe(true)"));
write("prerender/red.test.ts", testOf("expect(isLarge(12)).toBe(false)"));
write("prerender/strong.test.ts", testOf("expect(isLarge(10)).toBe(true)"));

const mutants = findMutants("prerender/large.ts", source);
const mutantOf = (before: string): Mutant => {
  const found = mutants.find((each) => each.before === before);
  if (!found) throw new Error(`no mutant of ${before}`);
  return found;
};
const tests = (...names: string[]) => names.map((name) => `prerender/${name}.test.ts`);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a mutant", () => {
  const trial = new Trial(root);
  const bound = mutantOf(">=");

  it("is caught by a test that is green without it, and by no other", () => {
    expect(trial.try(bound, tests("weak", "red", "strong"))).toEqual({
      by: "test",
      file: tests("strong")[0],
    });
  });

  it("is caught by the type checker where no test does", () => {
    const sign = mutants.findLast(({ line, before }) => line === 2 && before === "1");
    expect(sign && trial.try(sign, [])).toEqual({ by: "types" });
  });

  it("is taken back", () => {
    expect(readFileSync(join(root, "prerender/large.ts"), "utf8")).toBe(source);
  });
});

it("the score tells each room, and each survivor with its line", () => {
  const tried = [
    { mutant: mutantOf(">="), verdict: { by: "nothing" } as const },
    { mutant: mutantOf("10"), verdict: { by: "types" } as const },
  ];
  const text = printScore([{ name: "prerender", lines: [mutants] }], tried, 7);
  expect(text).toContain("| prerender | 1 | 2 | 0 | 1 | 1 | 50 % |");
  expect(text).toContain("prerender/large.ts:1: >= → >");
});
