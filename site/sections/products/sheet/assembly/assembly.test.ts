import { describe, expect, it, test } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { fitIndex, partnersOf } from "../../../../catalogue/relations/fits.ts";
import { realProduct, realProducts } from "../../../../catalogue/testing/real-catalogue.ts";
import { addressWithChoice, choiceText, noChoice, readChoice } from "./assembly-address.ts";
import { assemblyOf, isPartner, type Assembly } from "./assembly.ts";
import { cutOf } from "./assembly-cut.ts";
import { assemblyFacts, assemblyWarnings, bendOf } from "./assembly-facts.ts";
import { drawAssembly } from "./draw-assembly.ts";

function tool(id: string) {
  const product = realProduct(id);
  return { ...product, startValues: startValuesOf(product) };
}

function assembled(id: string, partner?: string): Assembly {
  const found = assemblyOf(tool(id), partner === undefined ? undefined : tool(partner));
  if (!found) throw new Error(`${id} is not put together.`);
  return found;
}

function factsOf(assembly: Assembly, typed: Record<string, string> = {}, nose?: number) {
  const cut = cutOf(assembly, { ...noChoice, typed }, "mm");
  const overhang = Number(typed.overhang ?? assembly.overhang);
  const figures = cut?.answer.figures ?? {};
  const facts = assemblyFacts(assembly, { overhang, nose, figures, units: "mm" });
  return {
    figures,
    warnings: assemblyWarnings(assembly, overhang, cut?.answer.warnings ?? []).join(" "),
    text: (name: string) => facts.find((each) => each.name === name)?.text,
    sure: facts.map(({ sure }) => sure).join(" "),
  };
}

const bar = assembled("tur-ho-s25t-sclcr09", "tur-in-ccmt09t308-p25");

describe("a bar with its insert", () => {
  it("says reach, smallest bore, overhang and deflection, and how sure they are", () => {
    const { text, sure, figures, warnings } = factsOf(bar);
    expect(text("Functional length LF")).toBe("300 mm");
    expect(text("Smallest bore DMIN")).toBe("Ø32 mm");
    expect(text("Reach")).toBe("100 mm");
    expect(text("Overhang OH")).toBe("100 mm, 4.0 × D");
    // By hand: 64 · F · 100³ ÷ (3 · π · 210 · 25⁴) µm, E in GPa.
    const bend = (64 * (figures.cutForce ?? 0) * 1e6) / (3 * Math.PI * 210 * 25 ** 4);
    expect(bend).toBeGreaterThan(20);
    expect(text("Deflection, about")).toBe(`${Math.round(bend)} µm`);
    expect(text("In the cut")).toContain(`bore comes out ${Math.round(bend)} µm too small`);
    expect(sure).toContain("expect more");
    expect(warnings).toBe("");
  });

  it("of carbide reaches six diameters, and is bent as carbide", () => {
    const steel = tool("tur-ho-s25t-sclcr09");
    const carbide = { ...steel, specifications: { ...steel.specifications, size: "E25T-SCLCR 09" } };
    const found = assemblyOf(carbide, tool("tur-in-ccmt09t308-p25"));
    if (!found) throw new Error("The bar is not put together.");
    const { text, sure, figures } = factsOf(found);
    expect(text("Reach")).toBe("150 mm");
    expect(sure).toContain("6 diameters: as far as makers' guides let bars of carbide reach");
    const bend = (64 * (figures.cutForce ?? 0) * 150 ** 3) / (3 * Math.PI * 580 * 25 ** 4);
    expect(text("Deflection, about")).toBe(`${bend < 10 ? bend.toFixed(1) : Math.round(bend)} µm`);
  });

  it("warns of chatter beyond four diameters, and of a cut deeper than its edge takes", () => {
    expect(factsOf(bar, { overhang: "120" }).warnings).toContain("above 4 diameters");
    expect(factsOf(bar, { overhang: "120" }).text("Overhang OH")).toBe("120 mm, 4.8 × D");
    // CCMT 09T308 states 1.0 to 4.0 mm or less; its edge of 9.7 mm takes 0.7 of it, 6.7 mm.
    expect(factsOf(bar, { depth: "7" }).warnings).toContain("above this tool's");
  });
});

test("a square shank is pressed down by little, which hardly changes the diameter", () => {
  const holder = assembled("tur-ho-pclnr2525m12", "tur-st-cnmg120408-p25");
  const { figures, text } = factsOf(holder, { overhang: "40" });
  // By hand: F · 40³ ÷ (3 · 210 000 · 25⁴ ÷ 12) mm.
  const bend = ((figures.cutForce ?? 0) * 40 ** 3 * 12) / (3 * 210_000 * 25 ** 4);
  expect(bendOf(holder, { ...figures, overhang: 40 })).toBeCloseTo(1000 * bend, 6);
  expect(text("In the cut")).toContain("less than 0.1 µm on the diameter");
});

test("the insert's sheet and the holder's sheet put the same together", () => {
  const ids = ["tur-ho-pclnr2525m12", "tur-st-cnmg120408-p25"] as const;
  expect(assembled(ids[0], ids[1])).toEqual(assembled(ids[1], ids[0]));
});

test("a mill stands out of its holder: gauge length, taper, and a warning above four diameters", () => {
  const mill = assembled("mil-em-4f-10");
  // DIN 6535: 40 of 72 mm are held.
  expect(mill.overhang).toBe(32);
  expect(factsOf(mill).warnings).toBe("");
  const { text, warnings } = factsOf(mill, { overhang: "48" }, 70);
  expect(text("Gauge length")).toBe("118 mm");
  expect(text("Overhang OH")).toBe("48 mm, 4.8 × D");
  expect(text("In the cut")).toMatch(/off at its foot and leans by \d+ µm \(taper\)/);
  expect(warnings).toContain("above 4 diameters");
});

test("a ball nose has no deflection: no source of its start values is known", () => {
  const ball = assembled("mil-bn-2f-10l");
  expect(ball.start).toBeUndefined();
  expect(factsOf(ball).text("Deflection, about")).toBeUndefined();
  expect(factsOf(ball).text("Overhang OH")).toMatch(/ × D$/);
});

test("whatever fits in the range is put together and drawn, or left out as a whole", () => {
  const all = realProducts.map(({ id }) => tool(id));
  const index = fitIndex(all);
  let drawn = 0;
  for (const one of all.filter(isPartner)) {
    for (const { product } of partnersOf(index, one).filter((each) => isPartner(each.product))) {
      const assembly = assemblyOf(one, product);
      if (!assembly || !drawAssembly(assembly, assembly.overhang, undefined)) continue;
      drawn += 1;
      expect(factsOf(assembly).text("Functional length LF"), one.id).toMatch(/^\d+ mm$/);
    }
  }
  expect(drawn).toBeGreaterThan(40);
});

test("an address opens the same again, and nothing of another tool's", () => {
  const choice = {
    partner: "tur-st-cnmg120408-p25",
    workpiece: "en8-c45",
    nose: "",
    typed: { overhang: "40", feed: "0.2" },
  };
  const text = choiceText("tur-ho-pclnr2525m12", choice);
  expect(text).toBe("tur-ho-pclnr2525m12,tur-st-cnmg120408-p25,en8-c45,overhang~40,feed~0.2");
  expect(readChoice(text, "tur-ho-pclnr2525m12")).toEqual(choice);
  expect(readChoice(text, "tur-ho-pclnr2020k12")).toBeUndefined();
  expect(readChoice("a,b,no-such,feed~x,nose~70,evil~1,,", "a")).toEqual({
    partner: "b",
    workpiece: "",
    nose: "70",
    typed: {},
  });
  const at = { pathname: "/products/turning", search: "?q=cnmg&assembly=old", hash: "#a" };
  expect(addressWithChoice(at, "a,b")).toBe("/products/turning?q=cnmg&assembly=a,b#a");
});
