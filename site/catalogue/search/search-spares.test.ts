import { describe, expect, it } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

describe("asking for a spare part", () => {
  it.each([
    ["screw for SDJCR 2020", /^SDJCR 2020/, /screw/i],
    ["CCMT 09T304 screw", /^S.*C[LN]?C|^S\d\d/, /screw/i],
    ["torx key for SCLCR 1212 F09", /^SCLCR 1212 F09$/, /key/i],
    ["lever for PCLNR 2525 M12", /^PCLNR 2525 M12$/, /lever/i],
    ["DNMG 150608 ka shim", /^[MP]D/, /shim/i],
    ["anvil PTGNR 2020", /^PTGNR 2020/, /shim/i],
  ])("%s: shows the tool that it belongs to, and that a person sells it", (query, designation, reason) => {
    const { hits, near, forPerson } = search(index, query, 3);
    expect(near).toBeUndefined();
    expect(hits[0]?.designation).toMatch(designation);
    expect(hits[0]?.why).toMatch(reason);
    expect(forPerson).toHaveLength(1);
  });

  it.each([
    ["T15 key", /key/i],
    ["torx t15", /key/i],
    ["allen key 4mm", /key/i],
    ["screw M3.5", /screw/i],
    ["screw M3.5 for SCLCR 1212", /screw/i],
  ])("%s: its size is the part's own, never a drill's or a thread's", (query, reason) => {
    const { hits, near, forPerson } = search(index, query, 50);
    expect(near).toBeUndefined();
    expect(hits.length).toBeGreaterThan(0);
    for (const { why } of hits) expect(why).toMatch(reason);
    expect(query).toContain(forPerson[0]);
    expect(forPerson[0]).toMatch(/\d/);
  });

  it("finds no tool that has no such part", () => {
    const names = new Map(realProducts.map((product) => [product.id, product.spares ?? []]));
    const { total } = search(index, "lever", 0);
    expect(total).toBe(
      [...names.values()].filter((spares) => spares.some(({ part }) => part === "lever")).length,
    );
    expect(total).toBeGreaterThan(0);
  });
});
