import { describe, expect, it } from "vitest";
import { search } from "../search.ts";
import type { Trouble } from "./troubles.ts";
import { realSearch as index } from "../testing/real-search.ts";

const troublesOf = (query: string): Trouble[] => search(index, query, 5).troubles ?? [];

describe("a trouble in everyday words", () => {
  it.each([
    ["tap breaks in the hole", "Breakage"],
    ["boring bar vibration", "Chatter"],
    ["hole is oversize", "Hole too wide"],
    ["drill wandering", "Hole off its place or not round"],
    ["thread torn", "Thread torn, rough or out of gauge"],
    ["burr on edge", "Burrs"],
    ["shaft taper", "Tool or part bends"],
    ["pip after parting", "Pip left in parting"],
    ["poor finish", "Surface finish"],
    ["stringy chips", "Chips"],
    ["crater wear", "Crater wear"],
  ])("%s: is %s, with a remedy for each cause", (query, name) => {
    const [trouble] = troublesOf(query);
    expect(trouble?.name).toBe(name);
    expect(trouble?.causes.length).toBeGreaterThan(0);
    for (const { cause, remedy } of trouble?.causes ?? []) expect(cause && remedy).not.toBe("");
  });

  it("has only the causes of the tool that is named", () => {
    const causes = troublesOf("drill breaks").flatMap((trouble) => trouble.causes.map(({ cause }) => cause));
    expect(causes).toEqual(["Chips pack in a deep hole.", "The drill starts off its place and bends."]);
  });

  it("is cured by tools of the size that is named, where the range has them", () => {
    const [breakage] = troublesOf("m8 tap breaks");
    const best = breakage?.causes.flatMap(({ tools }) => tools?.best.name ?? []) ?? [];
    expect(best.some((name) => name.startsWith("Machine tap M8 × 1.25"))).toBe(true);
    expect(best.filter((name) => name.includes("tap")).every((name) => name.includes("M8"))).toBe(true);
  });

  it("names the search for all of its tools, which finds as many", () => {
    for (const trouble of troublesOf("end mill chatter in ss"))
      for (const { tools } of trouble.causes)
        if (tools) expect(search(index, tools.query, 5).total).toBe(tools.total);
  });

  it.each(["M8 tap", "CNMG 120408", "end mill 10 mm", ""])("%s names none", (query) => {
    expect(troublesOf(query)).toEqual([]);
  });
});
