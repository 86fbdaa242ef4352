import { describe, expect, it } from "vitest";
import { fitIndex, partnersOf, type Fitting } from "./fits.ts";
import { seatOf } from "./insert-seat.ts";
import { readThread, tappingDrill, threadsOfDrill } from "./tapping-drills.ts";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realProduct, realProducts } from "../testing/real-catalogue.ts";
import { withFamily } from "../testing/with-family.ts";

const index = fitIndex(realProducts);
const partners = (id: string) => partnersOf(index, realProduct(id));
const ids = (id: string): string[] => partners(id).map(({ product }) => product.id);

/** The partners of two made-up products. */
function fit(one: Fitting["specifications"], other: Fitting["specifications"]): string[] {
  const products = [
    { id: "one", specifications: one },
    { id: "other", specifications: other },
  ].map(withFamily);
  return partnersOf(fitIndex(products), products[0]!).map(({ product }) => product.id);
}

describe("the seat of an insert", () => {
  it.each([
    ["CNMG 120408", "CN.. 1204"],
    ["CCMT 09T304", "CC.. 09T3"],
    ["RCMT 1204M0", "RC.. 1204M0"],
    ["RNMG 120400", "RN.. 120400"],
    ["APMT 1604PDER", "AP.. 1604"],
    ["SEKN 1203AFTN", "SE.. 1203"],
    ["WCMX 050308", "WC.. 0503"],
    ["SPMG 07T308", "SP.. 07T3"],
    ["TPGN 06S102", "TP.. 06S1"],
    ["16ER 1.60", undefined],
  ])("%s is %s", (size, seat) => {
    expect(seatOf(withFamily({ specifications: { type: "Turning insert", size } }))).toBe(seat);
  });

  it("is what the product says, where it says one", () => {
    expect(seatOf(realProduct("thr-ei-16erag60"))).toBe("16ER");
  });
});

describe("a tap and the drill of its hole", () => {
  const tap = (size: string, type: string, features: string[]) => ({
    id: size,
    specifications: { type, size, material: "P – steel" },
    features,
  });
  const drill = (diameter: string, type = "Solid carbide drill") => ({
    id: `${type} ${diameter}`,
    specifications: { type, diameter: `${diameter} mm`, material: "P – steel" },
  });
  const tools = [
    tap("G 1/8", "Machine tap, spiral flute", ["Chamfer form C", "Tapping drill 8.8 mm"]),
    tap("M10 × 1.25", "Machine tap, spiral flute", []),
    tap("M8 × 1.25", "Forming tap", ["Hole about 7.4 mm, to be tried"]),
    tap("NPT 1/4", "Machine tap, straight flute", []),
    drill("8.8"),
    drill("7.4"),
    drill("8.8", "Solid carbide NC spot drill"),
  ].map(withFamily);
  const made = fitIndex<Fitting>(tools);
  const whys = (at: number) =>
    partnersOf(made, tools[at]!).map(({ product, why }) => `${product.id}: ${why}`);

  it("go together whatever the thread", () => {
    expect(whys(0)).toEqual(["Solid carbide drill 8.8: tapping drill G 1/8"]);
    expect(whys(1)).toEqual(["Solid carbide drill 8.8: tapping drill M10 × 1.25"]);
    expect(whys(4)).toEqual(["G 1/8: tap G 1/8 for this hole", "M10 × 1.25: tap M10 × 1.25 for this hole"]);
  });

  it("of a forming tap is to be tried, and never the drill for cutting", () => {
    expect(whys(2)).toEqual(["Solid carbide drill 7.4: hole for forming M8, to be tried"]);
    expect(whys(5)).toEqual(["M8 × 1.25: forming tap M8 for this hole, to be tried"]);
  });

  it("isn't made up for a tapered thread, nor by a drill that makes a cone", () => {
    expect(whys(3)).toEqual([]);
    expect(whys(6)).toEqual([]);
  });
});

describe("what fits", () => {
  it("is the same both ways, for every product there is", () => {
    for (const product of realProducts) {
      for (const partner of partnersOf(index, product)) {
        expect(ids(partner.product.id), `${partner.product.id} → ${product.id}`).toContain(product.id);
      }
    }
  });

  it("is never the product itself, nor its like", () => {
    for (const product of realProducts) {
      for (const { product: other, as } of partnersOf(index, product)) {
        expect(other.id).not.toBe(product.id);
        if (as === "insert" || as === "holder") {
          expect(/insert/i.test(other.specifications.type ?? "")).toBe(as === "insert");
        }
      }
    }
  });

  it("of a holder are the inserts with its seat, over all categories", () => {
    expect(ids("tur-ho-pclnr2525m12")).toEqual(
      expect.arrayContaining([
        "tur-st-cnmg120408-p25",
        "tur-ss-cnmg120408-m25",
        "tur-ci-cnma120412-k15",
        "pcbn-hs-cnga120408",
      ]),
    );
    for (const { why } of partners("tur-ho-pclnr2525m12"))
      expect(why).toBe("same ISO seat – confirm clamping");
  });

  it("never offers DNGA 150408 for MDJNR 2020 K15: it is thinner than the seat", () => {
    expect(ids("tur-ho-mdjnr2020k15")).toContain("tur-st-dnmg150608-p25");
    expect(ids("tur-ho-mdjnr2020k15")).not.toContain("pcbn-hs-dnga150408");
    expect(ids("pcbn-hs-dnga150408")).not.toContain("tur-ho-mdjnr2020k15");
  });

  it.each([
    ["tur-ho-s25t-sclcr09", "tur-al-ccgt09t304"],
    ["tur-ho-s25t-sclcr09", "pcd-al-ccgw09t304"],
    ["mil-cu-90-50", "mil-in-apmt1604pder"],
    ["mil-cu-45-80", "mil-in-sekn1203aftn"],
    ["dri-ud-28-3d", "dri-in-wcmx050308"],
    ["dri-ud-22-4d", "dri-in-spmg07t308"],
    ["thr-it-snr0016m16", "thr-ii-16ir150iso"],
    ["par-bl-32-3", "par-in-300n"],
    ["par-bl-26-2", "par-in-200r6"],
  ])("%s takes %s", (holder, insert) => {
    expect(ids(holder)).toContain(insert);
    expect(ids(insert)).toContain(holder);
  });

  it("keeps external threading inserts out of an internal bar", () => {
    expect(ids("thr-it-snr0016m16")).not.toContain("thr-ei-16erag60");
  });

  it("offers no insert without a hole for a holder that clamps by the hole", () => {
    const solid = { type: "Turning insert", size: "SNMN 120412" };
    expect(fit(solid, { type: "Toolholder", size: "PSBNR 2525 M12", insert: "SN.. 1204" })).toEqual([]);
    expect(fit({ type: "Toolholder", size: "PSBNR 2525 M12", insert: "SN.. 1204" }, solid)).toEqual([]);
    expect(fit(solid, { type: "Toolholder", size: "CSBNR 2525 M12", insert: "SN.. 1204" })).toEqual([
      "other",
    ]);
  });

  it("of a tap is the drill for its hole, and of the drill the tap", () => {
    expect(partners("thr-it-tap-m8-c")[0]).toMatchObject({ as: "tapping drill", why: "tapping drill M8" });
    expect(ids("thr-it-tap-m8-c")).toContain("dri-sd-68-5d-ss");
    expect(partners("dri-sd-68-5d-ss")[0]).toMatchObject({ as: "tap", why: "tap M8 for this hole" });
    expect(ids("thr-it-tap-m12-b")).toContain("dri-sd-102-5d");
    expect(ids("dri-sd-85-3d")).not.toContain("thr-it-tap-m8-c");
  });

  it("of a tap is no drill for other workpieces", () => {
    const tap = {
      type: "Machine tap, straight flute",
      size: "M8 × 1.25",
      material: "K – cast iron; N – brass",
    };
    const drill = { type: "Solid carbide drill", diameter: "6.8 mm" };
    const forStainless = { ...drill, material: "M – stainless steel; S – heat-resistant alloys" };
    expect(fit(tap, forStainless)).toEqual([]);
    expect(fit(forStainless, tap)).toEqual([]);
    expect(fit(tap, { ...drill, material: "P – steel; K – cast iron" })).toEqual(["other"]);
    expect(fit(tap, drill)).toEqual(["other"]);
  });

  it("of a forming tap is no drill of the table for cutting taps", () => {
    const drill = { type: "Solid carbide drill", diameter: "6.8 mm" };
    expect(fit({ type: "Machine tap, spiral point", size: "M8 × 1.25" }, drill)).toEqual(["other"]);
    expect(fit({ type: "Forming tap", size: "M8 × 1.25" }, drill)).toEqual([]);
    expect(fit({ type: "Machine tap, spiral point", size: "M8 × 1" }, drill)).toEqual([]);
  });

  it("is worked out by seat and thread, not by comparing all with all", () => {
    const many = fitIndex([...realProducts, ...madeUpProducts(5_000)]);
    expect(many.holders.size + many.inserts.size).toBeLessThan(100);
    expect(partnersOf(many, realProduct("tur-ho-mdjnr2020k15"))).toEqual(partners("tur-ho-mdjnr2020k15"));
  });
});

describe("threads and their tapping drills", () => {
  it.each([
    ["M3", 2.5],
    ["m8", 6.8],
    ["M8 × 1.25", 6.8],
    ["M8x1", 7],
    ["M10 × 1.25", 8.8],
    ["M12", 10.2],
    ["M24 × 2", 22],
    ["M30", 26.5],
    ["M8 × 1.25 LH", 6.8],
  ])("%s needs a hole of %d mm", (text, drill) => {
    const thread = readThread(text);
    expect(thread && tappingDrill(thread)).toBe(drill);
  });

  it.each(["M", "M13", "8", "CNMG", "M8 × 1.25 RH", "M8 tap"])("%s is no thread", (text) => {
    expect(readThread(text)).toBeUndefined();
  });

  it("knows none for a pitch that is not listed", () => {
    const thread = readThread("M8 × 0.6");
    expect(thread?.name).toBe("M8 × 0.6");
    expect(thread && tappingDrill(thread)).toBeUndefined();
  });

  it.each([
    "Indexable U-drill, 3 × D",
    "Step drill",
    "Spot drill",
    "Drilling insert",
    "Solid carbide end mill",
  ])("a %s makes no tapping hole", (type) => {
    expect(threadsOfDrill(withFamily({ specifications: { type, diameter: "8.5 mm" } }))).toEqual([]);
  });
});
