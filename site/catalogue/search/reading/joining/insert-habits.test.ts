import { describe, expect, it } from "vitest";
import { realProduct } from "../../../testing/real-catalogue.ts";
import { search } from "../../search.ts";
import { realSearch as index } from "../../testing/real-search.ts";

const answer = (query: string) => search(index, query, 60);
const labels = (query: string) => answer(query).parts.map(({ label }) => label);
const first = (query: string) => realProduct(answer(query).hits[0]?.id ?? "none").specifications;

describe("an insert is named by the size in its code", () => {
  it.each([
    ["trigon insert 8 radius 0.8", /^WNMG 080408/],
    ["triangle insert 16 0.8 radius", /^T..T? ?.*16.*08/],
  ])("%s", (query, size) => {
    expect(first(query).size).toMatch(size);
  });
});

describe("a figure that no thickness has belongs to what follows the code", () => {
  it.each([
    ["holder vnmg 16 25 square right", ["Toolholders", "VNMG 16", "shank 25 mm", "Right hand"]],
    ["cnmg 12 20 square holder", ["CNMG 12", "shank 20 mm", "Toolholders"]],
    ["vnmg 16 04 08", ["VNMG 160408"]],
    ["cnmg 12 04", ["CNMG 1204"]],
  ])("%s", (query, read) => {
    expect(labels(query)).toEqual(read);
  });
});

describe("dies and moulds that are hardened are a workpiece", () => {
  it.each(["R3 ball hardened die", "ball nose 6 hardened mould", "end mill 8 for hardened dies"])(
    "%s",
    (query) => {
      expect(answer(query).hits.length).toBeGreaterThan(0);
      expect(first(query).material).toContain("H – hardened steel");
    },
  );
});

describe("after an insert's code the drill is what takes the insert", () => {
  it.each(["spmg 07 insert drill", "wcmx insert drill", "wcmx drill insert"])("%s", (query) => {
    expect(first(query).type).toMatch(/drilling insert/i);
  });

  it("without a code an insert drill is a drill", () => {
    expect(first("insert drill 28").type).toMatch(/U-drill/);
  });
});
