import { describe, expect, it } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { search } from "./search.ts";
import { isWanted, type SearchCase } from "./testing/search-case.ts";
import { realSearch as index } from "./testing/real-search.ts";

type Wanted = SearchCase["wanted"];

const endMill = /end mill/i;
const drill = /^(?!.*U-drill).*drill/i;

/** The answer, with each of its tools that isn't what was wanted. */
function answer(query: string, wanted: Wanted) {
  const { hits, near, parts, forPerson } = search(index, query, Infinity);
  const known = new Map(realProducts.map((product) => [product.id, product]));
  const wrong = hits.filter(({ id }) => {
    const product = known.get(id);
    return !product || !isWanted({ query, wanted }, product);
  });
  return { count: hits.length, wrong: wrong.map(({ name }) => name), near, parts, forPerson };
}

/** Holders carry inserts for a group without naming one. */
function expectToolsFor(query: string, letter: string): void {
  const { hits, near } = search(index, query, Infinity);
  const cutting = hits.filter(({ material }) => material !== "");
  expect(cutting.filter(({ material }) => !material.includes(`${letter} – `))).toEqual([]);
  const isMadeForIt = cutting.map(({ material }) => material.startsWith(`${letter} – `));
  // The range may hold tools that are for it only besides something else.
  expect(isMadeForIt[0]).toBe(isMadeForIt.includes(true));
  expect(near).toBeUndefined();
}

describe("searches that once answered with a tool that spoils the work", () => {
  it.each<[query: string, wanted: Wanted]>([
    ["G1/2", { threadStandards: /BSP|Whitworth|\bG\b|TPI/ }],
    ["6 mm end mill", { type: endMill, diameter: /^6 mm$/ }],
    ["end mill 3 mm", { type: endMill, diameter: /^3 mm$/ }],
    ["drill 12mm", { type: drill, diameter: /^12 mm$/ }],
    ["HRC 60", { material: /H – /, hardness: /6\d HRC/ }],
    ["60 hrc", { material: /H – /, hardness: /6\d HRC/ }],
    ["UNC", { type: /^Threading insert/, threadStandards: /60°|UN|TPI/ }],
  ])("%s: every tool is for it", (query, wanted) => {
    const { count, wrong, near } = answer(query, wanted);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
    expect(near).toBeUndefined();
  });

  it.each<[query: string, letter: string]>([
    ["EN 8", "P"],
    ["EN 19", "P"],
    ["insert for EN8", "P"],
    ["MS", "P"],
    ["CI", "K"],
    ["Inconel", "S"],
    ["titanium", "S"],
    ["hardened EN31", "H"],
  ])("%s: every tool that cuts is for %s, those made for it first", expectToolsFor);

  it("1/4 drill: no other drill makes that hole; 1/2 end mill: says that the size isn't listed before it shows the nearest", () => {
    const drills = answer("1/4 drill", { type: drill });
    expect(drills.count).toBe(0);
    expect(search(index, "1/4 drill", 1).missing).toBe("Drills, Ø6.35 mm: not listed.");
    const { near, wrong, count } = answer("1/2 end mill", { type: endMill });
    expect(near).toBe("Ø12.7 mm: not listed. Other sizes:");
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});

describe("searches that once found nothing, though the tool is there", () => {
  it.each<[query: string, wanted: Wanted]>([
    ["6mm endmill", { type: endMill, diameter: /^6 mm$/ }],
    ["face mill 63mm", { type: /face mill/i, diameter: /^63 mm$/ }],
    ["udrill 24mm", { type: /U-drill/, diameter: /^24 mm$/ }],
    ["CNMG 120408 PM 4325", { size: /^CNMG 120408$/ }],
    ["WNMG 432", { size: /^WNMG 080408$/ }],
    ["tnmg 332", { size: /^TNMG 160408$/ }],
    ["insert for PCLNR 2525", { size: /^CN.. 1204/ }],
    ["holder for CNMG 120408", { size: /^PCLN/ }],
    ["tin coated tap", { type: /tap/i, coating: /^TiN/ }],
    ["10 dia 4 flute", { diameter: /^10 mm$/, flutes: /^4$/ }],
    ["threading insert 2 mm pitch", { type: /^Threading insert/ }],
    ["slot drill", { type: endMill, flutes: /^[23]$/ }],
    ["bull nose", { type: endMill, edge: /RE \d|R \d/ }],
    ["diamond", { type: /PCD/ }],
    ["MGMN", { type: /^Grooving insert/ }],
    ["ड्रिल", { type: /drill/i }],
  ])("%s: finds it, and nothing else", (query, wanted) => {
    const { count, wrong, near } = answer(query, wanted);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
    expect(near).toBeUndefined();
  });

  it.each<[query: string, letter: string]>([
    ["ADC12", "N"],
    ["SG iron", "K"],
    ["SS 202", "M"],
    ["SS410", "M"],
    ["SAE8620", "P"],
    ["SCM440", "P"],
    ["17-4PH", "M"],
    ["A356", "N"],
    ["gun metal", "N"],
  ])("%s: finds tools for %s, those made for it first", expectToolsFor);

  it.each(["m10*1.5", "wiper"])("%s: finds it", (query) => {
    const { count, near } = answer(query, {});
    expect(count).toBeGreaterThan(0);
    expect(near).toBeUndefined();
  });
});
