import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf } from "../places/address.ts";
import { selectProducts } from "../places/selection.ts";
import { realProducts as products, realTree } from "../testing/real-catalogue.ts";
import { familyOf, isInsert } from "./tool-family.ts";

const art = new URL("../../../art/", import.meta.url);

/** ISO 1832 letter of the shape that a picture of an insert shows. */
const shapes: Record<string, string> = {
  pcbn: "C",
  pcd: "D",
  "pcd-c": "C",
  "pcd-t": "T",
  "pcbn-d": "D",
  "pcbn-s": "S",
  "pcbn-ccgw": "C",
  "drilling-insert-trigon": "W",
  "drilling-insert-square": "S",
  "milling-insert-square": "S",
  "milling-insert-parallelogram": "A",
  rcmt: "R",
};
/** Laydown and grooving inserts have their own designations. */
const notIso = /^(threading-insert|grooving-insert|circlip-insert|parting-insert)/;
const bright = /^[cdv]cgt$/;
const withoutGroove = /^([a-z]nma|insert-s)$/;

/** Pictures of inserts whose flanks lean inwards: their relief angle's letter of ISO 1832 isn't N. */
const relieved = /^([cdt]cmt|[cdv]cgt|rcmt|pcd|pcbn-ccgw)/;

/** The coating that a picture of a turning insert shows: black aluminium oxide, gold titanium nitride on it, violet. */
const coatings: Record<string, string[]> = {
  "CVD TiCN + thick Al2O3": ["cnma"],
  "CVD TiCN + Al2O3": [
    "cnmg-black",
    "dnmg-black",
    "tnmg-black",
    "vnmg-black",
    "wnmg-black",
    "wnma",
    "insert-s",
  ],
  "CVD TiCN + Al2O3 + TiN": ["cnmg", "dnmg-gold", "wnmg", "insert-t", "insert-v", "snmg", "ccmt"],
  "PVD TiAlN": ["cnmg-violet", "dnmg", "wnmg-violet", "ccmt-violet", "tcmt", "dcmt", "rcmt"],
  Uncoated: ["ccgt", "dcgt", "vcgt"],
};

/** The coating that a picture of a solid drill shows, and whether coolant flows through it. */
const drills: Record<string, { coating: string; throughCoolant: boolean }> = {
  drill: { coating: "TiAlN", throughCoolant: true },
  "drill-solid": { coating: "TiAlN", throughCoolant: false },
  "drill-stainless": { coating: "AlCrN", throughCoolant: true },
};

function shapeOf(picture: string): string {
  return (shapes[picture] ?? picture.replace("insert-", "").charAt(0)).toUpperCase();
}

/** One line for each product that its picture shows wrongly. */
function wrong(of: (product: (typeof products)[number]) => boolean): string[] {
  return products.filter(of).map(({ id, picture }) => `${id}: ${picture}`);
}

test("no picture stands for two families of tools, but the round insert that turns and mills", () => {
  const families = Map.groupBy(products, ({ picture }) => picture);
  const shared = [...families].filter(([, shown]) => new Set(shown.map(familyOf)).size > 1);
  expect(shared.map(([picture]) => picture)).toEqual(["rcmt"]);
});

test("an insert is shown in its own shape", () => {
  expect(
    wrong(
      ({ name, picture, ...product }) =>
        isInsert(product) && !notIso.test(picture) && shapeOf(picture) !== name.charAt(0),
    ),
  ).toEqual([]);
});

test("an end mill is shown with as many flutes as it has", () => {
  const shown: Record<string, string> = { endmill: "4", ball: "2" };
  expect(
    wrong((product) => {
      const { picture, specifications } = product;
      const isMill = familyOf(product) === "end-mill" || familyOf(product) === "ball-nose";
      return isMill && (shown[picture] ?? picture.replace("endmill-", "")) !== specifications.flutes;
    }),
  ).toEqual([]);
});

test("a polished insert for aluminium is shown bright, and no other is", () => {
  expect(
    wrong(
      ({ picture, specifications: { finish = "" } }) =>
        bright.test(picture) !== /polished rake/i.test(finish),
    ),
  ).toEqual([]);
});

test("a turning insert is shown in the colours of its coating", () => {
  expect(
    wrong(
      (product) =>
        familyOf(product) === "turning-insert" &&
        coatings[product.specifications.coating ?? ""]?.includes(product.picture) !== true,
    ),
  ).toEqual([]);
});

test("a flat-topped insert for cast iron is shown without a chip groove, and no other turning insert is", () => {
  expect(
    wrong(
      (product) =>
        familyOf(product) === "turning-insert" &&
        withoutGroove.test(product.picture) !== /flat top/i.test(product.specifications.finish ?? ""),
    ),
  ).toEqual([]);
});

test("a left-hand holder isn't shown as a right-hand one", () => {
  expect(
    wrong(
      (product) =>
        familyOf(product) === "turning-holder" &&
        (product.picture === "holder-left") !== /left hand/i.test(product.specifications.type ?? ""),
    ),
  ).toEqual([]);
});

test("a drill is shown in the colour of its coating, and with coolant holes only where it has them", () => {
  expect(
    wrong((product) => {
      const { picture, specifications } = product;
      if (familyOf(product) !== "drill") return false;
      const throughCoolant = specifications.coolant === "Through tool";
      const shown = drills[picture];
      return shown?.coating !== specifications.coating || shown?.throughCoolant !== throughCoolant;
    }),
  ).toEqual([]);
});

test("a holder is shown with an insert of its own shape", () => {
  const drawn = /^holder-([dwstv])(-|$)/;
  expect(
    wrong(
      ({ picture, ...product }) =>
        familyOf(product) === "turning-holder" &&
        (drawn.exec(picture)?.[1]?.toUpperCase() ?? "") !==
          (/^[DWSTV]/.exec(product.specifications.insert ?? "")?.[0] ?? ""),
    ),
  ).toEqual([]);
});

test("a boring bar is shown with an insert of its own shape", () => {
  const drawn: Record<string, string> = { "boring-bar": "C", "boring-bar-d": "D", "boring-bar-t": "T" };
  expect(
    wrong(
      (product) =>
        familyOf(product) === "boring-bar" &&
        drawn[product.picture] !== product.specifications.insert?.charAt(0),
    ),
  ).toEqual([]);
});

test("a tap with a spiral point is shown with its straight flutes, and one with spiral flutes with those", () => {
  expect(
    wrong(
      ({ picture, ...product }) =>
        familyOf(product) === "tap" &&
        (picture === "tap-spiral-point") !== /spiral point/i.test(product.specifications.type ?? ""),
    ),
  ).toEqual([]);
});

test("a tap is shown in the gold of its coating", () => {
  expect(wrong((product) => familyOf(product) === "tap" && product.specifications.coating !== "TiN")).toEqual(
    [],
  );
});

test("a holder is shown with a clamp or a screw only if its designation says so", () => {
  const letters: Record<string, string> = { clamp: "M", screw: "S" };
  expect(
    wrong(({ picture, specifications, ...product }) => {
      const held = /-(clamp|screw)$/.exec(picture)?.[1];
      const isHolder = familyOf({ ...product, specifications }) === "turning-holder";
      return isHolder && held !== undefined && letters[held] !== specifications.size?.charAt(0);
    }),
  ).toEqual([]);
});

test("a holder with a screw is shown with it", () => {
  expect(
    wrong(
      (product) =>
        familyOf(product) === "turning-holder" &&
        product.specifications.size?.charAt(0) === "S" &&
        !product.picture.endsWith("-screw"),
    ),
  ).toEqual([]);
});

test("a tip of diamond isn't shown as one of boron nitride, nor the other way round", () => {
  expect(
    wrong((product) => {
      const tip = /^(?:Solid )?(PCBN|PCD)/.exec(product.specifications.type ?? "")?.[1] ?? "";
      const shown = /^pc(bn|d)/.exec(product.picture)?.[0].toUpperCase() ?? "";
      return shown !== tip;
    }),
  ).toEqual([]);
});

test("a positive insert is shown with leaning flanks, a negative one with straight ones", () => {
  const turns = new Set(["turning-insert", "superhard-insert"]);
  expect(
    wrong(
      (product) =>
        turns.has(familyOf(product) ?? "") &&
        relieved.test(product.picture) === (product.name.charAt(1) === "N"),
    ),
  ).toEqual([]);
});

test("an insert for circlip grooves is shown with its square teeth, and no other is", () => {
  expect(wrong(({ name, picture }) => /circlip/i.test(name) !== (picture === "circlip-insert"))).toEqual([]);
});

test("every place of the tree has a picture of its own kind of tool", () => {
  const bare = realTree.flatMap((category) =>
    category.subCategories.flatMap((subcategory) =>
      (subcategory.items.length > 0 ? subcategory.items : [undefined]).flatMap((item) => {
        const place = { category: category.id, subcategory: subcategory.id, item: item?.id };
        const hasProducts = selectProducts(products, place).length > 0;
        return hasProducts || (item ?? subcategory).picture ? [] : [addressOf(place)];
      }),
    ),
  );
  expect(bare).toEqual([]);
});

test("no drawing is kept that a rendered picture has replaced", () => {
  const rendered = readdirSync(new URL("pictures", art));
  const drawings = existsSync(new URL("drawings", art)) ? readdirSync(new URL("drawings", art)) : [];
  expect(
    drawings.filter((file) => rendered.some((each) => each.startsWith(`cut-${file.slice(0, -4)}-4`))),
  ).toEqual([]);
});
