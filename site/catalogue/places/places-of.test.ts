import { describe, expect, it, test } from "vitest";
import { addressOf, allSelections } from "./address.ts";
import { placesOf } from "./places-of.ts";
import { selectProducts } from "./select-products.ts";
import { withFamily } from "../testing/with-family.ts";
import { realProducts as products, realTree as tree } from "../testing/real-catalogue.ts";

/** The addresses of a tool's places, if the content lists it at `at`. */
function placesAt(at: string, specifications: Record<string, string>): string[] {
  const [category = "", subcategory = "", item] = at.split("/");
  const leaf = item === undefined ? { category, subcategory } : { category, subcategory, item };
  return placesOf(withFamily({ ...leaf, specifications })).map((place) =>
    addressOf(place).replace("/products/", ""),
  );
}

describe("a tool stands in every place of the tree that is its own", () => {
  it.each<[string, string, Record<string, string>, string[]]>([
    [
      "an external threading toolholder is a toolholder for turning too",
      "turning/holders",
      { type: "External threading toolholder, left hand" },
      ["threading/external/tools"],
    ],
    [
      "an internal threading bar too, and no external one",
      "threading/internal/tools",
      { type: "Internal threading bar, right hand" },
      ["turning/holders"],
    ],
    [
      "a holder of the trade that the owner lists under Threading is found under Turning",
      "threading/external/tools",
      { type: "External threading toolholder, right hand" },
      ["turning/holders"],
    ],
    [
      "a spot drill spots and chamfers",
      "drilling/solid-carbide/drills",
      { type: "Solid carbide NC spot drill", edge: "Point angle 120°" },
      ["drilling/indexable/spot-chamfering"],
    ],
    [
      "a chamfer mill chamfers",
      "milling/solid-carbide/endmill",
      { type: "Solid carbide end mill", edge: "Chamfer 45°" },
      ["drilling/indexable/spot-chamfering"],
    ],
    [
      "an end mill with chamfered corners mills",
      "milling/solid-carbide/endmill",
      { type: "Solid carbide end mill", edge: "Square, corner chamfer 0.2 mm" },
      [],
    ],
    [
      "a step drill of carbide is found under Step Drills, wherever it is listed",
      "drilling/solid-carbide/drills",
      { type: "Solid carbide step drill, 3 × D" },
      ["drilling/solid-carbide/step-drills"],
    ],
    [
      "a micro drill too",
      "drilling/solid-carbide/drills",
      { type: "Solid carbide micro drill" },
      ["drilling/solid-carbide/micro-drills"],
    ],
    [
      "a step drill of high-speed steel isn't of solid carbide",
      "threading/internal/tools",
      { type: "HSS step drill" },
      [],
    ],
    [
      "a thread mill stands under Threading Mill",
      "milling/solid-carbide/endmill",
      { type: "Solid carbide threading end mill" },
      ["milling/solid-carbide/threading-mill"],
    ],
    [
      "a twist drill and a centre drill only drill",
      "drilling/solid-carbide/drills",
      { type: "Solid carbide centre drill", edge: "Form A, 60°" },
      [],
    ],
    [
      "a turning insert stands under Inserts and under each grade that it is for",
      "turning/inserts",
      {
        type: "Turning insert, negative",
        material: "P – steel; M – stainless steel; S – heat-resistant alloys",
      },
      ["turning/grade/steel", "turning/grade/stainless"],
    ],
    [
      "a turning insert that is listed under its grade stands under Inserts",
      "turning/grade/aluminum",
      { type: "Turning insert, positive", material: "N – aluminium, copper alloys" },
      ["turning/inserts"],
    ],
    [
      "a blade for deep grooves is a grooving tool",
      "grooving-parting/parting-tools/blades",
      { type: "Parting blade, self-clamping", application: "Parting off and deep grooving" },
      ["grooving-parting/grooving-tools/external"],
    ],
    [
      "a grooving insert that parts off is a parting insert",
      "grooving-parting/grooving-tools/external",
      { type: "Grooving insert, double-ended, neutral", application: "Grooving and parting off" },
      ["grooving-parting/parting-tools/inserts"],
    ],
    [
      "a PCBN insert for high speed stands there",
      "pcbn/cast-iron",
      { type: "PCBN turning insert", application: "High-speed turning of grey cast iron" },
      ["pcbn/high-speed"],
    ],
    [
      "an insert of PCD has its category, whatever speed it stands",
      "pcd/aluminum",
      { type: "PCD turning insert", application: "High-speed turning of aluminium" },
      [],
    ],
  ])("%s", (_, at, specifications, further) => {
    expect(placesAt(at, specifications)).toEqual([at, ...further]);
  });
});

test("no tool stands twice in one place, and each of its places is in the tree", () => {
  const leaves = new Set(allSelections(tree).map(addressOf));
  for (const product of products) {
    const places = placesOf(product).map(addressOf);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => !leaves.has(place))).toEqual([]);
  }
});

test("every list shows a tool once, and everything shows each tool once", () => {
  for (const selection of allSelections(tree)) {
    const ids = selectProducts(products, selection).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(selectProducts(products, {})).toEqual(products);
});

test("whoever looks for turning inserts finds all of them under Inserts", () => {
  const inserts = selectProducts(products, { category: "turning", subcategory: "inserts" });
  const all = products.filter(
    ({ category, specifications: { type = "" } }) => category === "turning" && /turning insert/i.test(type),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(new Set(inserts)).toEqual(new Set(all));
});
