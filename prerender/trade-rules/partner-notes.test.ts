import { describe, expect, it } from "vitest";
import { loadContent } from "../content/content.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { missingPartners, withPartnerNotes } from "./partner-notes.ts";

const { products } = loadContent(TEST_CONTENT);
const notesOf = (id: string, range = products): string[] =>
  range
    .find((product) => product.id === id)
    ?.features?.filter((each) => /^(?:Holder|Drill) .*on request$|^Holder on request$/.test(each)) ?? [];

describe("a product whose partner the catalogue lacks", () => {
  it.each([
    ["tur-in-rcmt1204m0-p30", "Holder on request"],
    ["pcbn-hs-dnga150408", "Holder on request"],
    ["thr-ei-16er200iso", "Holder on request"],
    ["thr-it-tap-m24-c", "Drill Ø21 mm on request"],
  ])("%s says so: %s", (id, note) => {
    expect(notesOf(id)).toEqual([note]);
  });

  it.each(["tur-st-cnmg120408-p25", "tur-ho-pclnr2525m12", "thr-it-tap-m8-c", "dri-sd-85-3d"])(
    "%s, which has one, says nothing",
    (id) => {
      expect(notesOf(id)).toEqual([]);
    },
  );

  it("is listed, as is a holder that names no spares", () => {
    const holder = products.find(({ id }) => id === "tur-ho-pclnr2525m12");
    const range = products.map((product) => {
      const { spares: _, ...bare } = product;
      return product === holder ? bare : product;
    });
    const listed = missingPartners(range).map(({ product, missing }) => `${product.id}: ${missing}`);
    expect(listed).toContain("tur-ho-pclnr2525m12: Spares not named");
    expect(listed).toContain("thr-it-tap-m24-c: Drill Ø21 mm on request");
    expect(listed).not.toContain("tur-ho-pwlnr2525m08: Spares not named");
  });

  it("says so as soon as its holder is taken out of the range", () => {
    const bare = products.filter(({ specifications }) => !specifications.type?.includes("U-drill"));
    expect(notesOf("dri-in-spmg07t308", withPartnerNotes(bare))).toEqual(["Holder on request"]);
  });
});
