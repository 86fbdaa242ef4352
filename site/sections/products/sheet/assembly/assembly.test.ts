import { describe, expect, it, test } from "vitest";
import { layOutDrawing } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { fitIndex, partnersOf } from "../../../../catalogue/relations/fits.ts";
import { realProduct, realProducts } from "../../../../catalogue/testing/real-catalogue.ts";
import { noChoice } from "./assembly-address.ts";
import { assemblyOf, isPartner, type Assembly } from "./assembly.ts";
import { cutOf } from "./assembly-cut.ts";
import { assemblyFacts, assemblyWarnings, bendOf, unsaidBend } from "./assembly-facts.ts";
import { drawAssembly, forCard } from "./draw-assembly.ts";

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
  const arbor = typed.barDiameter === undefined ? undefined : Number(typed.barDiameter);
  const inputs = { overhang, nose, arbor, figures, units: "mm" } as const;
  const facts = assemblyFacts(assembly, inputs);
  return {
    figures,
    warnings: assemblyWarnings(assembly, inputs, cut?.answer.warnings ?? []).join(" "),
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
  expect(bendOf(holder, { figures, overhang: 40 })).toBeCloseTo(1000 * bend, 6);
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

test("a round insert is drawn in its holder, and its deepest cut is from its own diameter", () => {
  const holder = {
    ...tool("tur-ho-pclnr2525m12"),
    id: "round",
    specifications: {
      ...tool("tur-ho-pclnr2525m12").specifications,
      size: "SRSCR 2525 M12",
      insert: "RC.. 1204M0",
      edge: "Round insert",
    },
  };
  const found = assemblyOf(holder, tool("tur-in-rcmt1204m0-p30"));
  if (!found) throw new Error("Not put together.");
  const drawing = drawAssembly(found, 40, undefined);
  const dimensions = drawing?.views.flatMap((view) => view.dimensions) ?? [];
  expect(dimensions.map(({ text }) => text)).toEqual(expect.arrayContaining(["R6", "32", "150", "OH 40"]));
  const { text, figures, warnings } = factsOf(found, { depth: "1" });
  // By hand: an edge 1 mm deep in a circle of 12 mm stands at sin = √(1 − (1 − 2 ÷ 12)²) = 0.5528.
  expect(figures.sine).toBeCloseTo(0.5528, 4);
  expect(text("Functional width WF")).toBe("32 mm");
  expect(text("Deflection, about")).toMatch(/µm$/);
  expect(warnings).toBe("");
  expect(factsOf(found, { depth: "5" }).warnings).toContain("above this tool's 4 mm");
});

test("a threading bar says the smallest thread that it enters, and that no source gives its force", () => {
  const found = assembled("thr-it-snr0016m16", "thr-ii-16ir150iso");
  const { text, figures, warnings } = factsOf(found);
  // By hand: 20 + 1.0825 · 1.5 = 21.62.
  expect(text("Smallest thread")).toBe("Ø21.6 mm");
  expect(text("Smallest bore DMIN")).toBe("Ø20 mm");
  expect(text("Reach")).toBe("64 mm");
  expect(figures.passes).toBeGreaterThan(4);
  expect(text("Deflection, about")).toBeUndefined();
  expect(unsaidBend(found, undefined)).toContain("no source gives the force");
  expect(warnings).toBe("");
  expect(factsOf(found, { overhang: "80" }).warnings).toContain("above 4 diameters");
  const drawing = drawAssembly(found, 64, undefined);
  const card = { width: 500, height: 270, isNarrow: false }; // the bar takes a third of it
  expect(150 * (drawing ? layOutDrawing(forCard(drawing), card).scale : 0)).toBeGreaterThan(170);
});

test("a grooving holder cuts as deep as the one that says less, and is bent by width times feed", () => {
  const found = assembled("gro-ex-ho-2525-3", "gro-ex-in-de-300");
  const { text, figures, warnings } = factsOf(found);
  expect(text("Cutting width CW")).toBe("3 mm");
  expect(text("Deepest groove CDX")).toBe("16 mm");
  // By hand: F = kc · b · f, the force of a mean turn, and the drive's losses aside.
  const { force = 0, feed = 0, cutForce = 0 } = figures;
  expect(cutForce).toBeCloseTo(force * 3 * feed, 6);
  const bend = (cutForce * 37.5 ** 3 * 12) / (3 * 210_000 * 25 ** 4);
  expect(text("Deflection, about")).toBe(`${(1000 * bend).toFixed(1)} µm`);
  expect(warnings).toBe("");
  // Of 1.8 mm, from 40 to 36.4 mm.
  expect(factsOf(assembled("gro-ex-ho-2525-3", "gro-ex-in-160")).warnings).toBe("");
  expect(factsOf(found, { innerDiameter: "6" }).warnings).toContain("17 mm deep, above the 16 mm");
});

test("a bar for grooves in a bore has the bore inside and the groove's ground outside", () => {
  const found = assembled("gro-in-ho-2016-2", "gro-ex-in-de-200");
  const { text, figures, warnings } = factsOf(found);
  expect([figures.innerDiameter, figures.diameter]).toEqual([20, 24]);
  const bend = (64 * (figures.cutForce ?? 0) * 64 ** 3) / (3 * Math.PI * 210 * 16 ** 4);
  expect(text("Deflection, about")).toBe(`${bend < 10 ? bend.toFixed(1) : Math.round(bend)} µm`);
  expect(text("In the cut")).toContain("ground comes out");
  expect(warnings).toBe("");
});

test("a blade parts bars of twice its overhang, never of more than twice its deepest groove", () => {
  const found = assembled("par-bl-32-3", "par-in-300n");
  expect(factsOf(found).text("Parts bars up to")).toBe("Ø50 mm");
  expect(factsOf(found, { overhang: "80" }).text("Parts bars up to")).toBe("Ø100 mm");
  const { text, warnings } = factsOf(found, { diameter: "70" });
  expect(warnings).toContain("stands out 25 mm, less than the cut is deep (35 mm)");
  expect(text("Deflection, about")).toBeUndefined();
  expect(unsaidBend(found, undefined)).toContain("blade's thickness");
});

test("a cutter with inserts stands below the gauge line by its height and its arbor, which bends", () => {
  const found = assembled("mil-cu-45-80", "mil-in-sekn1203aftn");
  const alone = factsOf(found);
  expect(alone.text("Inserts")).toBe("6 × SEKN 1203AFTN");
  expect(alone.text("Usable depth APMX")).toBe("6 mm");
  expect(alone.text("Deflection, about")).toBeUndefined();
  const { text, figures, sure } = factsOf(found, { barDiameter: "27" }, 60);
  expect(text("Gauge length")).toBe("110 mm");
  const bend = (64 * (figures.cutForce ?? 0) * 110 ** 3) / (3 * Math.PI * 210 * 27 ** 4);
  expect(text("Deflection, about")).toBe(`${bend < 10 ? bend.toFixed(1) : Math.round(bend)} µm`);
  expect(sure).toContain("spindle and seat give way too");
  const texts = drawAssembly(found, 50, 60)?.views.flatMap((view) =>
    view.dimensions.map((each) => each.text),
  );
  expect(texts).toEqual(expect.arrayContaining(["Ø80", "110", "SEKN 1203AFTN"]));
});

test("an end mill with inserts bends at least as a rod of steel does", () => {
  const found = assembled("mil-cu-90-25", "mil-in-apkt1003pder");
  // DIN 1835 B: 56 of 100 mm are held.
  expect(found.overhang).toBe(44);
  const { text, figures, sure } = factsOf(found);
  const bend = (64 * (figures.cutForce ?? 0) * 44 ** 3) / (3 * Math.PI * 210 * 25 ** 4);
  expect(text("Deflection, about")).toBe(`${bend < 10 ? bend.toFixed(1) : Math.round(bend)} µm`);
  expect(sure).toContain("The pockets, clamping and machine give way too");
});

test("a U-drill says how deep it drills, and why it has no deflection", () => {
  const found = assembled("dri-ud-28-3d", "dri-in-wcmx050308");
  const { text, warnings } = factsOf(found, {}, 70);
  expect(text("Deepest hole")).toBe("84 mm");
  expect(text("Gauge length")).toBe(`${found.overhang + 70} mm`);
  expect(text("Deflection, about")).toBeUndefined();
  expect(unsaidBend(found, undefined)).toContain("two inserts' forces");
  expect(warnings).toBe("");
  expect(factsOf(found, { overhang: "60" }).warnings).toContain("less than the 84 mm");
});

test("whatever fits in the range is put together, drawn and cut without a warning, or left out as a whole", () => {
  const all = realProducts.map(({ id }) => tool(id));
  const index = fitIndex(all);
  const kinds = new Set<string>();
  for (const one of all.filter(isPartner)) {
    for (const { product } of partnersOf(index, one).filter((each) => isPartner(each.product))) {
      const assembly = assemblyOf(one, product);
      if (!assembly || !drawAssembly(assembly, assembly.overhang, undefined)) continue;
      kinds.add(`${assembly.kind}, ${assembly.work}`);
      const { warnings, figures } = factsOf(assembly);
      expect(warnings, `${one.id} with ${product.id}`).toBe("");
      if (assembly.start) expect(figures.turns, `${one.id} with ${product.id}`).toBeGreaterThan(0);
    }
  }
  expect([...kinds].toSorted()).toEqual([
    "bar, grooving",
    "bar, threading",
    "bar, turning",
    "blade, parting",
    "drill, drilling",
    "holder, grooving",
    "holder, turning",
    "mill, milling",
    "shell, milling",
  ]);
});
