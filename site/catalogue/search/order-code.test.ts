import { describe, expect, it } from "vitest";
import { search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

describe("the shop's own order code", () => {
  it.each(["TI-1005", "ti1005", "TI 1005"])("finds exactly its product first, typed as %s", (query) => {
    const [hit] = search(index, query, 5).hits;
    expect(hit).toMatchObject({
      id: "tur-st-cnmg120408-p25",
      why: "order code TI-1005",
      orderCode: "TI-1005",
    });
  });

  it("comes along with the pack, so that a found tool is quoted as on its card", () => {
    const [hit] = search(index, "CNMG 120408", 1).hits;
    expect(hit?.pack).toEqual({ quantity: 10, unit: "piece" });
    expect(search(index, "mil-em-4f-10", 1).hits[0]).not.toHaveProperty("pack");
  });

  it("is suggested while it is typed", () => {
    const { hits } = search(index, "UD-10", 9);
    expect(hits.length).toBeGreaterThan(3);
    expect(hits.every(({ why }) => why.startsWith("order code UD-10"))).toBe(true);
  });

  it("and the number of a pack are no words to be found by", () => {
    const found = search(index, "piece", 500).total;
    expect(found).toBe(0);
  });
});
