import { describe, expect, it } from "vitest";
import { findMutants, mutate } from "./find-mutants.ts";

/** Each mutant of a source as "before → after". */
function changes(text: string, path = "site/a.ts"): string[] {
  return findMutants(path, text).map(({ before, after }) => `${before} → ${after}`);
}

describe("a line of logic", () => {
  it.each([
    ["const f = (a: number) => a === b;", "=== → !=="],
    ["const f = (a: number) => a <= b;", "<= → <"],
    ["const f = () => a && b;", "&& → ||"],
    ["const f = () => a /* or b */ ?? b;", "?? → &&"],
    ["const f = () => !a;", "!a → a"],
    ["const f = () => { if (a) b = c; };", "a → !(a)"],
    ["const f = () => (a ? b : c);", "a → !(a)"],
    ["const f = () => { note(a); };", "note(a); → ;"],
    ["const f = () => list.some(isOdd);", "some → every"],
    ["const most = 24;", "24 → 25"],
    ["const f = () => true;", "true → false"],
    ['const f = () => "Ask for it";', '"Ask for it" → ""'],
  ])("has a mutant: %s", (text, change) => {
    expect(changes(text)).toContain(change);
  });

  it("is found in elements too, and its number is told", () => {
    const text = 'import x from "./x.ts";\n\nexport const F = () => <p className="wide">{a > 0 && b}</p>;\n';
    expect(findMutants("site/f.tsx", text).map(({ line, before }) => [line, before])).toEqual([
      [3, "&&"],
      [3, ">"],
      [3, "0"],
    ]);
  });

  it("is changed in its place, and nowhere else", () => {
    const text = "const é = (a: 1 | 2) => a === 1;";
    const [mutant] = findMutants("site/a.ts", text);
    expect(mutant && mutate(text, mutant)).toBe("const é = (a: 1 | 2) => a !== 1;");
  });
});

it.each([
  ["types", "type A = 1 | true; interface B { a: 2 } const c: 3 = d;"],
  ["imports", 'import a from "b"; export * from "c";'],
  ["words of a table", 'const words = { drill: ["drill", "bohrer"] };'],
  ["names of fields", 'const f = () => ({ "a b": c });'],
  ["names of styles", 'const F = () => <p className="wide" lang="en" />;'],
  ["joined texts", "const f = () => a + b;"],
])("%s are no logic", (_, text) => {
  expect(changes(text, "site/a.tsx")).toEqual([]);
});
