import { describe, expect, it } from "vitest";
import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { search } from "./search.ts";
import { workSteps, type WorkSteps } from "./work-steps.ts";
import { realSearch as index } from "./testing/real-search.ts";

function stepsOf(query: string, group?: WorkpieceGroup): WorkSteps {
  const steps = workSteps(index, query, group);
  if (!steps) throw new Error(`“${query}” has no steps.`);
  return steps;
}

const groupIn = ({ materials }: WorkSteps) => materials.find(({ isChosen }) => isChosen)?.group;

describe("from the workpiece to the tools", () => {
  it.each([
    ["EN8", "P"],
    ["SS304", "M"],
    ["FG260", "K"],
    ["LM25", "N"],
    ["Ti-6Al-4V", "S"],
    ["EN31 60 HRC", "H"],
    ["EN31 annealed", "P"],
  ] as const)("%s is of group %s", (query, group) => {
    expect(groupIn(stepsOf(query))).toBe(group);
  });

  it("each group's word leads to that group, and can be taken back", () => {
    for (const { group, query } of stepsOf("drilling").materials) {
      const steps = stepsOf(query);
      expect(groupIn(steps)).toBe(group);
      expect(steps.operation).toBe("drilling");
      expect(steps.materials.find(({ isChosen }) => isChosen)?.query).toBe("drilling");
    }
  });

  it("each choice's count is what its query finds", () => {
    for (const query of ["", "steel", "SS304 drilling", "EN31 60 HRC", "milling", "cast iron 300 HB"]) {
      const { materials, operations } = stepsOf(query);
      for (const choice of [...materials, ...operations]) {
        if (choice.isChosen || choice.query === "") continue;
        const { total, near } = search(index, choice.query, 1);
        expect(near === undefined ? total : 0, choice.query).toBe(choice.count);
      }
    }
  });

  it("an operation keeps the workpiece as it was typed, with its hardness", () => {
    const { operations } = stepsOf("EN31 60 HRC");
    expect(operations.find(({ label }) => label === "Turning")?.query).toBe("EN31 60 HRC turning");
    expect(operations.some(({ count }) => count === 0)).toBe(true);
  });

  it("with nothing typed each workpiece and each operation can be chosen", () => {
    const { materials, operations } = stepsOf("");
    for (const { isChosen, count } of [...materials, ...operations]) {
      expect(isChosen).toBe(false);
      expect(count).toBeGreaterThan(0);
    }
  });

  it("a group that the list is filtered by counts as the workpiece", () => {
    for (const letter of workpieceLetters) expect(groupIn(stepsOf("", letter))).toBe(letter);
  });

  it("asks for the hardness of steel, where tools name a limit, and never of aluminium", () => {
    expect(stepsOf("steel drilling").asksHardness).toBe(true);
    expect(stepsOf("aluminium").asksHardness).toBe(false);
  });

  it("tells a workpiece's own name from the word of its group", () => {
    expect(stepsOf("SS304").isNamed).toBe(true);
    for (const { query } of stepsOf("drilling").materials) expect(stepsOf(query).isNamed).toBe(false);
  });

  it("gives the hardness that was said, and the workpiece without it", () => {
    expect(stepsOf("drilling EN31 hardened 58-62 HRC")).toMatchObject({
      workpiece: "EN31 hardened",
      operation: "drilling",
      hardness: { min: 58, max: 62, unit: "HRC" },
    });
  });

  it.each(["CNMG 120408", "drill 8.5 for SS304", "steel aluminium", "price", "zzz"])(
    "there are no steps for “%s”",
    (query) => expect(workSteps(index, query)).toBeUndefined(),
  );
});
