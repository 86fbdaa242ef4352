import { describe, expect, it } from "vitest";
import { facetKeys, facetValues } from "./facet-values.ts";
import { facetTable } from "./facets.ts";
import { realProduct } from "../testing/real-catalogue.ts";
import { withFamily } from "../testing/with-family.ts";

describe("a product's values", () => {
  it("are read off its specifications", () => {
    const valuesOf = (id: string) =>
      Object.fromEntries(
        facetKeys.flatMap((key) => {
          const values = facetValues(realProduct(id), key);
          return values.length > 0 ? [[key, values.map(({ label }) => label).join(" | ")]] : [];
        }),
      );
    expect(valuesOf("tur-st-cnmg120408-p25")).toEqual({
      family: "Turning inserts",
      material: "P – steel",
      shape: "C – rhombic 80°",
      seat: "CN.. 1204",
      ic: "12.7 mm",
      radius: "0.8 mm",
      class: "Medium",
      grade: "P25",
      coating: "CVD TiCN + Al2O3 + TiN",
    });
    expect(valuesOf("mil-em-6f-hard-8")).toEqual({
      family: "End mills",
      material: "H – hardened steel",
      diameter: "8 mm",
      flutes: "6",
      radius: "0.5 mm",
      grade: "H10",
      coating: "AlTiSiN",
    });
    expect(valuesOf("tur-ho-s25t-sclcr09")).toEqual({
      family: "Boring bars",
      seat: "CC.. 09T3",
      bore: "32 mm",
    });
    expect(valuesOf("thr-ei-16erag60")).toMatchObject({ pitch: "0.5–3 mm", seat: "16ER" });
    expect(valuesOf("gro-ex-in-160")).toMatchObject({ width: "1.6 mm", grade: "P25 | M25" });
  });

  it("are the same for the same number, however it is written", () => {
    const written = (diameter: string) =>
      facetValues(withFamily({ specifications: { type: "Drill", diameter } }), "diameter").map(
        ({ id }) => id,
      );
    expect(written("10.0 mm")).toEqual(written("10 mm"));
  });

  it("put a pitch in threads per inch where its pitch in mm stands", () => {
    const pitches = facetTable(
      ["3.5–5.0 mm", "16–8 TPI", "14 TPI", "1.5 mm"].map((threadPitch, number) =>
        withFamily({
          id: `p${number}`,
          specifications: { type: "Threading insert", threadPitch },
        }),
      ),
    ).values.pitch;
    expect(pitches.map(({ label }) => label)).toEqual(["1.5 mm", "16–8 TPI", "14 TPI", "3.5–5 mm"]);
    expect(pitches.map(({ id }) => id)).toEqual(["1.5", "16-8-tpi", "14-tpi", "3.5-5"]);
  });

  it("say no width of a tool whose width is how far its tip stands out", () => {
    expect(facetValues(realProduct("tur-ho-pclnr2525m12"), "width")).toEqual([]);
    expect(facetValues(realProduct("gro-ex-ho-2525-3"), "width")).toMatchObject([{ label: "3 mm" }]);
  });

  it("name the angle of a shape where its name leaves it open", () => {
    const shapes = ["CNMG 120408", "TNMG 160408", "XNMG 120408"].flatMap((size) =>
      facetValues(withFamily({ specifications: { type: "Turning insert", size } }), "shape"),
    );
    expect(shapes.map(({ label }) => label)).toEqual(["C – rhombic 80°", "T – triangle", "X – special"]);
  });
});
