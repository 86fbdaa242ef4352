import { describe, expect, it, test } from "vitest";
import { realProducts, realSearchWords, realTree } from "../../../testing/real-catalogue.ts";
import { openSearch } from "../../open-search.ts";
import { search } from "../../search.ts";
import { searchData } from "../../search-data.ts";
import { realSearch as index } from "../../testing/real-search.ts";

const answer = (query: string) => search(index, query, 60);
const labels = (query: string) => answer(query).parts.map(({ label }) => label);
const names = (query: string) => answer(query).hits.map(({ name }) => name);

describe("a code with one slip is read as the one code of the range that it can be, and the answer says so", () => {
  it.each([
    ["cmng 120408", "CNMG 120408"],
    ["CNNMG 120408", "CNMG 120408"],
    ["cnmg12048", "CNMG 120408"],
    ["ccmt09t38", "CCMT 09T308"],
    ["APMT16O4PDER", "APMT 1604PDER"],
    ["50 pcs cmng120408", "CNMG 120408"],
  ])("%s", (typed, code) => {
    const as = typed.replace("50 pcs ", "");
    expect(labels(typed)).toContain(`${code} for “${as}”`);
    for (const { designation } of answer(typed).hits) expect(designation).toMatch(new RegExp(`^${code}`));
  });

  it.each(["cmng 120409", "xnmk 120408", "cmng", "zz120408"])(
    "but not “%s”, whose figures or letters are others",
    (typed) => {
      expect(labels(typed).join(" ")).not.toContain(" for “");
    },
  );
});

test("a figure after a holder's letters is the size of its insert, or the shank", () => {
  expect(names("pclnr 12")).toContain("PCLNR 2525 M12 external toolholder");
  expect(names("pclnr 25")).toEqual(["PCLNR 2525 M12 external toolholder"]);
  expect(names("sclcr 12 boring bar")).toContain("S12M-SCLCR 06 boring bar");
  expect(names("pclnr 40")).toEqual([]);
});

test("a size and its fit are read apart, however they are written", () => {
  for (const query of ["hole 10H7", "hole 10 H7"]) {
    expect(labels(query)).toEqual(["Drilling", "10 mm", "H7"]);
    expect(answer(query).hole?.hole).toEqual({ kind: "plain", diameter: 10, fit: "H7" });
  }
});

test("who drills and taps is offered both", () => {
  for (const query of ["drill and tap M8", "tap and drill for M8", "drilling and tapping M8"]) {
    expect(answer(query).hole?.hole).toEqual({ kind: "tapped", diameter: 8 });
    expect(names(query)[0]).toMatch(/^Machine tap M8/);
  }
  expect(answer("M10 bolt hole drill").hole).toBeUndefined();
});

test("a slot drill chamfers nothing, and an O-ring's groove is turned", () => {
  expect(names("slot drill")).not.toEqual([]);
  for (const name of names("slot drill")) expect(name).not.toMatch(/chamfer|ball nose/);
  for (const query of ["o-ring groove 3 mm", "oring grove 3mm"]) {
    expect(names(query)[0]).toMatch(/groov/i);
  }
});

test("for a hole a drill comes before what only centres it", () => {
  const drill = realProducts.find(({ name }) => name.startsWith("Solid carbide drill Ø12"));
  if (!drill) throw new Error("testing/content has no drill Ø12");
  const specifications = { ...drill.specifications, type: "Solid carbide NC spot drill" };
  const spot = { ...drill, id: "spot", name: "NC spot drill Ø12", specifications };
  const both = openSearch(searchData(realTree, [spot, drill], realSearchWords));
  expect(search(both, "hole 12mm", 9).hits.map(({ id }) => id)).toEqual([drill.id, "spot"]);
});

test("long series is a length, of drills and of end mills", () => {
  expect(names("long series end mill 10mm")[0]).toBe("4-flute solid carbide end mill Ø10, DIN 6527 L");
  expect(labels("8 mm drill long series")).toEqual(["Ø8 mm", "Long drills"]);
  expect(labels("end mill 6mm long reach")).toEqual(["End mills", "Ø6 mm", "Long"]);
});
