import { describe, expect, it } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

const answer = (query: string) => search(index, query, 60);
const hits = (query: string) =>
  answer(query).hits.map(({ id }) => realProducts.find((each) => each.id === id));
const sizes = (query: string) => hits(query).map((product) => product?.specifications.size ?? "");

describe("who names several tools gets each of them", () => {
  it.each([
    ["cnmg 120408 and dnmg 150608", [/^CNMG 120408/, /^DNMG 150608/]],
    ["8.5 mm drill - 5 nos, 10.2 mm drill - 5 nos", [/^8\.5 /, /^10\.2 /]],
    ["m8 m10 tap", [/^M8 /, /^M10 /]],
    ["end mill 6 8 10", [/^6 /, /^8 /, /^10 /]],
    ["pclnr 2525 m12 cnmg 120408", [/^PCLNR 2525/, /^CNMG 120408/]],
  ])("%s", (query, wanted) => {
    expect(answer(query).near).toMatch(/^No tool is all of these: .+\. Each of them:$/);
    for (const size of sizes(query))
      expect(
        wanted.some((each) => each.test(size)),
        size,
      ).toBe(true);
    for (const each of wanted)
      expect(
        sizes(query).some((size) => each.test(size)),
        String(each),
      ).toBe(true);
  });

  it("and isn't told so where one of them isn't in the range", () => {
    expect(answer("cnmg 120408 cnmg 120499").near).not.toMatch(/Each of them/);
  });
});

describe("who says how many", () => {
  it.each([
    ["16ER AG60 - 3 pkt of 10", 30],
    ["CNMG 120408 2 box x 5 pcs", 10],
    ["pkt of 10 CNMG 120408", 10],
    ["CNMG 120408 10/pkt", 10],
    ["16ER AG60 do nag", 2],
    ["16ER AG60 पाँच पीस", 5],
    ["CNMG 120408 for 250 BHN 12", 12],
  ])("%s: gets the tool, and that many", (query, quantity) => {
    const { near, total, quantity: counted } = answer(query);
    expect({ near, counted }).toEqual({ near: undefined, counted: quantity });
    expect(total).toBeGreaterThan(0);
  });

  it("finds the same with an angle behind a size as without the sign", () => {
    for (const [query, plain] of [
      ["face mill 80 x 45 deg", "face mill 80 45 deg"],
      ["face mill Ø80 x 45°", "face mill Ø80 45°"],
    ] as const) {
      expect(sizes(query).length).toBeGreaterThan(0);
      expect(sizes(query)).toEqual(sizes(plain));
    }
  });
});

describe("a tool that is in the range is never called not listed", () => {
  it.each(["cnmg 120408 pcd", "2 flute end mill 6mm titanium", "m8 tap for magnesium pcd"])("%s", (query) => {
    expect(answer(query).near).toMatch(/^No tool has all of this\. Without /);
  });

  it("one that isn't is", () => {
    expect(answer("1/2 inch end mill").near).toBe("Ø12.7 mm: not listed. Other sizes:");
  });
});

describe("a drill is for a hole", () => {
  it("the drills that only spot or centre come last", () => {
    const types = hits("drill").map((product) => product?.specifications.type ?? "");
    expect(types[0]).not.toMatch(/spot|centre/i);
    const firstSpot = types.findIndex((type) => /spot|centre/i.test(type));
    const others = types.slice(firstSpot === -1 ? types.length : firstSpot);
    for (const type of others) expect(type).toMatch(/spot|centre/i);
  });

  it("the hole of a forming tap isn't that of a cutting tap, in which it would break", () => {
    for (const query of ["drill for m6 forming tap", "drill for roll tap m8", "m10 form tap ke liye drill"]) {
      for (const product of hits(query))
        expect(product?.specifications.diameter).not.toMatch(/^(?:5|6\.8|8\.5) mm$/);
    }
    expect(sizes("drill for m6 tap")[0]).toMatch(/^5 /);
  });
});

it("a word behind a code is no part of it", () => {
  const [, key = ""] = /^(\w{4} \d{4})/.exec(sizes("milling insert")[0] ?? "") ?? [];
  expect(answer(`${key} for ci`).parts[0]?.typed.trim()).toBe(key);
  expect(answer(`${key} and some more`).parts[0]?.typed.trim()).toBe(key);
});

describe("a bar goes into its hole", () => {
  it.each([
    ["boring bar for 20 mm hole", 20],
    ["boring bar 16 mm bore", 16],
    ["min bore 25", 25],
    ["tool for boring 20 mm", 20],
    ["boring 16mm steel", 16],
  ])("%s", (query, bore) => {
    const found = hits(query);
    expect(found.length).toBeGreaterThan(0);
    for (const product of found) {
      expect(product?.specifications.type).toMatch(/bar/i);
      expect(Number.parseFloat(product?.specifications.diameter ?? "")).toBeLessThanOrEqual(bore);
    }
  });
});

describe("the angle by which a shape is named", () => {
  it.each([
    ["80 degree insert", /^[CW]/],
    ["35 degree insert", /^V/],
    ["55° insert for steel", /^(?:D|\d\d[EI])/],
    ["chamfer mill 90 degree", / mm$/],
    ["chamfering tool 45", / mm$/],
  ])("%s", (query, shape) => {
    expect(answer(query).near).toBeUndefined();
    for (const size of sizes(query)) expect(size).toMatch(shape);
  });
});

it.each([
  ["insert for 16er holder", /^16ER/],
  ["tap for ms m10 1.5", /^M10 × 1\.5$/],
  ["60 degree threading insert", /ISO|AG60|UN|NPT/],
  ["internal turning tool", /^[AS]\d\d[A-Z]-/],
  ["weldon shank end mill 10", /^10 /],
  ["d2 steel 58 hrc end mill 6", /^6 /],
])("%s", (query, designation) => {
  expect(answer(query).near).toBeUndefined();
  expect(sizes(query)[0]).toMatch(designation);
});

it("another diameter is no way out: rather the same one for other workpieces", () => {
  for (const size of sizes("14 mm end mill 4 flute aluminium").slice(0, 2)) expect(size).toMatch(/^1[2-6] /);
});

it("what is worked on isn't taken for what is asked for", () => {
  for (const query of ["turning insert 60 hrc for bearing race", "tool for turning 60 hrc bearing race"])
    expect(hits(query)[0]?.specifications.type).toMatch(/PCBN/);
});

it("a rod or a blank leads to a person", () => {
  expect(answer("carbide rod").forPerson).toEqual(["carbide rod"]);
});
