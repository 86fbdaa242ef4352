import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readRange } from "../series/read-range.ts";
import { faultMessage } from "../testing/spoiled-product.ts";
import { pictureContradictions, wronglyShown } from "./check-picture.ts";
import { isRendered, recipes } from "./recipes.ts";
import { shownFacts } from "./shown-facts.ts";

/** The message for an editor who gives a product another's picture. */
function pictureFault(id: string, picture: string): string {
  return faultMessage(id, ["picture"], picture);
}

describe("a product with a picture of another tool is refused", () => {
  it("with file, product, field and the pictures that fit, when the insert has another shape", () => {
    expect(pictureFault("tur-st-cnmg120408-p25", "dnmg-gold")).toBe(
      'content/range/turning/cnmg-inserts-steel.csv: product "tur-st-cnmg120408-p25": picture: expected a picture of this tool: cnmg; found "dnmg-gold", which shows insert\'s shape: D instead of C.',
    );
  });

  it("when it is a picture of quite another tool", () => {
    expect(pictureFault("dri-sd-12-3d", "tap")).toContain(
      'found "tap", which shows kind of tool: tap instead of drill.',
    );
  });

  it.each([
    ["tur-st-cnmg120408-p25", "cnmg-violet", "coating: TiAlN instead of Al2O3 + TiN"],
    ["tur-in-ccmt09t308-p25", "cnmg", "insert's flanks: straight instead of leaning"],
    ["tur-ci-cnma120408-k15", "cnmg-black", "insert's top: a chipbreaker instead of a flat top"],
    ["tur-ho-pclnr2525m12", "holder-left", "hand: L instead of R"],
    ["tur-ho-pwlnr2525m08", "holder", "insert's shape: C instead of W"],
    ["tur-ho-mdjnr2020k15", "holder-d", "clamping: P instead of M"],
    ["tur-ho-pclnr2020k12", "holder-s", "cutting edge angle KAPR: 45 instead of 95"],
    ["mil-em-2f-10", "endmill-4", "flutes or teeth: 4 instead of 2"],
    ["mil-em-4f-10", "endmill-4", "form of the shank: HA instead of HB"],
    ["mil-bn-2f-8", "endmill-2", "end: square instead of ball"],
    ["mil-cu-45-80", "copy-mill", "insert's shape: R instead of S"],
    ["mil-cu-90-25", "shoulder-mill", "kind of tool: arbor mill instead of shank mill"],
    ["dri-sd-102-5d", "drill-solid", "coolant holes: no coolant holes instead of coolant holes"],
    ["tur-ho-pclnr2525m12", "holder-c-clamp", "finish: black oxide instead of nickel-plated"],
    ["thr-it-tap-m12-b", "tap", "flutes: spiral flute instead of spiral point"],
    ["thr-ei-16erag60", "threading-insert-internal", "profile: internal thread instead of external"],
    ["gro-ex-in-de-300", "parting-insert", "cutting ends: 1 instead of 2"],
    ["gro-in-ho-2016-2", "threading-bar", "kind of tool: threading bar instead of grooving bar"],
    ["mil-bn-2f-10l", "ball-short", "cutting length to diameter: 1.00 instead of 2.00"],
    ["pcbn-ci-cnga120412", "pcbn-coated", "coating: TiAlN instead of uncoated"],
    ["pcd-al-ccgw09t304", "pcbn-ccgw", "PCD or PCBN: tips of PCBN instead of tips of PCD"],
  ])("%s shown as %s: %s", (id, picture, words) => {
    expect(pictureFault(id, picture)).toContain(words);
  });
});

it("a code engraved on a tool must be the product's own", () => {
  const shown = { engraved: "CNMG 120408" };
  expect(pictureContradictions(shown, { engraved: "CNMG 120412" })).toEqual([
    "code on the tool: CNMG 120408 instead of CNMG 120412",
  ]);
  expect(pictureContradictions(shown, { engraved: "CNMG 120408" })).toEqual([]);
});

it.each([
  ["a chamfer mill", "mil-em-2f-10", { edge: "Chamfer 45°" }, "endmill-2", "end: square instead of chamfer"],
  [
    "a roughing end mill",
    "mil-em-4f-10",
    { edge: "Knuckle profile" },
    "endmill-4-weldon",
    "cutting edge: a smooth edge instead of knuckles",
  ],
  [
    "a centre drill",
    "dri-sd-12-3d",
    { type: "Solid carbide centre drill" },
    "drill-solid",
    "flutes: without a step instead of for centring",
  ],
  [
    "a tap for tapered pipe threads",
    "thr-it-tap-m12-b",
    { size: "NPT 1/2" },
    "tap-spiral-point",
    "thread's form: a parallel thread instead of a tapered thread",
  ],
  [
    "a tap for left-hand threads",
    "thr-it-tap-m12-b",
    { type: "Machine tap, left hand, spiral flute", size: "M12 × 1.75 LH" },
    "tap",
    "hand: R instead of L",
  ],
  [
    "a holder whose front edge leads at 75°",
    "tur-ho-pclnr2525m12",
    { size: "PSKNR 2525 M12", insert: "SN.. 1204", edge: "KAPR 75°" },
    "holder-s-75",
    "style: B instead of K",
  ],
  [
    "a bar with a bore for coolant",
    "tur-ho-s12m-sclcr06",
    { size: "A25T-SCLCR 09" },
    "boring-bar",
    "coolant holes: no coolant holes instead of coolant holes",
  ],
])("%s isn't shown by its sister", (_, id, values, picture, words) => {
  const { products } = readRange(join(import.meta.dirname, "../../testing/content"));
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`There is no product "${id}".`);
  const specifications = { ...product.specifications, ...values };
  expect(wronglyShown({ ...product, picture, specifications })).toContain(words);
});

it("a tool twice as slim isn't the one in the picture", () => {
  expect(pictureContradictions({ cutOfDiameter: 2 }, { cutOfDiameter: 4 })).toEqual([
    "cutting length to diameter: 2.00 instead of 4.00",
  ]);
});

it("a photograph of the owner's own isn't judged", () => {
  expect(recipes().has("own-photograph")).toBe(false);
});

it("every rendered cut-out says what it shows", () => {
  const silent = [...recipes()].filter(
    ([name, recipe]) => isRendered(name) && shownFacts(recipe).tool === undefined,
  );
  expect(silent).toEqual([]);
});
