import { describe, expect, it } from "vitest";
import { realProducts } from "../../../testing/real-catalogue.ts";
import { search } from "../../search.ts";
import { realSearch as index } from "../../testing/real-search.ts";

const answer = (query: string) => search(index, query, 400);
const labels = (query: string) => answer(query).parts.map(({ label }) => label);
const tools = (query: string) =>
  answer(query).hits.flatMap(({ id }) => realProducts.find((each) => each.id === id)?.specifications ?? []);
const figure = (text: string | undefined) => Number(/[\d.]+/.exec(text ?? "")?.[0]);

describe("who gives two sizes or a limit gets every tool between, and no other", () => {
  it.each([
    ["end mill 6 to 10 mm", 6, 10],
    ["end mill 6-10 mm", 6, 10],
    ["carbide drill between 5 and 7", 5, 7],
    ["drill from 5 mm to 7 mm", 5, 7],
    ["6 se 10 mm drill", 6, 10],
    ["end mill up to 6 mm", 0, 6],
    ["end mill max 6 mm", 0, 6],
    ["drill 10 mm and above", 10, 99],
    ["end mill at least 12 mm", 12, 99],
    ["drill ≥ 10 mm", 10, 99],
    ["face mill below 100 mm", 0, 99.9],
    ["milling cutter less than 63 mm dia", 0, 62.9],
    ["milling cutter dia less than 63 mm", 0, 62.9],
    ["drill 8 mm se kam", 0, 7.9],
    ["shoulder mill above 40 mm", 40.1, 999],
    ["ड्रिल 8 mm से कम", 0, 7.9],
  ])("%s", (query, least, most) => {
    expect(answer(query).near).toBeUndefined();
    expect(tools(query).length).toBeGreaterThan(1);
    for (const { diameter, size } of tools(query)) {
      expect(figure(diameter ?? size)).toBeGreaterThanOrEqual(least);
      expect(figure(diameter ?? size)).toBeLessThanOrEqual(most);
    }
  });

  it("a bore below a limit is the smallest that a bar enters", () => {
    for (const { diameter } of tools("boring bar bore less than 16 mm"))
      expect(figure(diameter)).toBeLessThan(16);
    expect(tools("boring bar bore less than 16 mm").length).toBeGreaterThan(0);
  });

  it("a depth is at least what was asked", () => {
    expect(labels("Ø10.2 drill depth more than 40")).toEqual(["Ø10.2 mm", "Drills", "depth 40 mm"]);
  });

  it("an overall length may have an end too", () => {
    const found = tools("5 mm carbide drill max overall length 70");
    expect(found.length).toBeGreaterThan(0);
    for (const { size } of found) expect(figure(size?.split(" × ")[2])).toBeLessThanOrEqual(70);
  });

  it("reads the limit back", () => {
    expect(labels("end mill 6 to 10 mm")).toEqual(["End mills", "Ø6 mm to Ø10 mm"]);
    expect(labels("milling cutter below 63 mm")).toEqual(["Milling cutters", "below Ø63 mm"]);
    expect(labels("length above 100 mm drill")).toEqual(["above length 100 mm", "Drills"]);
  });

  it("marks no word of the limit in the tools", () => {
    for (const { asks } of answer("6 to 10 mm").parts) expect(asks).toBeUndefined();
  });

  it.each(["10-32 tap", "end mill 6 8 10", "m8 x 1.25 tap", "drill 8.5 to tap M10", "3-4 drills"])(
    "%s is no range",
    (query) => {
      expect(labels(query).filter((label) => / to |below|above|up to|from/.test(label))).toEqual([]);
    },
  );
});

describe("what a visitor rules out never comes", () => {
  it.each([
    ["drill 8.5 except HSS", "not high-speed steel (HSS)", /hss/i],
    ["8.5 drill hss nahi chahiye", "not high-speed steel (HSS)", /hss/i],
    ["drill 8.5 not coated", "not coated", /TiAlN|AlTiN|TiN/],
    ["turning holder not left hand", "not left hand", /left/i],
    ["turning holder other than left hand", "not left hand", /left/i],
    ["ccmt insert but not for steel", "not for steel (P)", /P –/],
    ["boring bar without coolant hole", "not through coolant", /through/i],
    ["boring bar without coolant", "not through coolant", /through/i],
    ["coolant ke bina boring bar", "not through coolant", /through/i],
    ["bina coolant boring bar", "not through coolant", /through/i],
    ["drill 8.5 hss mat dena", "not high-speed steel (HSS)", /hss/i],
    ["cnmg insert avoid P15 and P25", "not grade P25", /P(?:15|25)\b(?!–)/],
    ["insert except CNMG 120408 for steel", "not CNMG 120408", /^CNMG 120408/],
  ])("%s", (query, label, ruledOut) => {
    expect(labels(query)).toContain(label);
    for (const tool of tools(query))
      for (const text of [tool.grade, tool.coating, tool.type, tool.material, tool.coolant, tool.size])
        expect(text ?? "").not.toMatch(ruledOut);
  });

  it.each(["part no TI-1005", "item no. TI-1005"])("%s is a number, no exclusion", (query) => {
    expect(answer(query).hits[0]?.orderCode).toBe("TI-1005");
  });

  it("a property that every tool of the kind has leaves none, and the sentence says why", () => {
    expect(answer("10 mm carbide end mill not coated").missing).toMatch(/not coated/);
  });
});

describe("a drill is named by its number or letter", () => {
  it.each([
    ["#7 drill", "Ø5.105 mm"],
    ["no 7 drill", "Ø5.105 mm"],
    ["number 29 drill", "Ø3.454 mm"],
    ["drill letter F", "Ø6.528 mm"],
    ["drill no 7", "Ø5.105 mm"],
    ["number 29 hss drill", "Ø3.454 mm"],
    ["letter drill H", "Ø6.756 mm"],
    ["H letter drill", "Ø6.756 mm"],
    ["drill size F", "Ø6.528 mm"],
  ])("%s", (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it.each([
    "7 drill",
    "#10-32 tap",
    "no 5 centre drill",
    "10 no drill 8.5",
    "drill size 8",
    "8.5 mm drill no 20",
  ])("%s is none", (query) => {
    expect(labels(query).filter((label) => /Ø\d\.\d{2}/.test(label))).toEqual([]);
  });
});

describe("a slip of one letter doesn't lose a tool", () => {
  it.each([
    ["TI-10O5", "TI-1005"],
    ["TI10o5", "TI-1005"],
    ["ti-l005", "TI-1005"],
    ["TII-1005", "TI-1005"],
    ["TI--1oo5", "TI-1005"],
    ["TI 1OO5", "TI-1005"],
  ])("%s", (query, code) => {
    expect(answer(query).hits.map(({ orderCode }) => orderCode)).toEqual([code]);
  });

  it.each([
    ["EM 4FL DIA 10 CR 0.5", ["End mills", "4 flutes", "Ø10 mm", "radius 0.5 mm"]],
    ["BN R3", ["Ball nose end mills", "radius 3 mm"]],
    ["drill 8.5 five times diameter", ["Drills", "Ø8.5 mm", "5 × D"]],
    ["10 into 22 end mill", ["10 × 22 mm", "End mills"]],
    ["M16 fine 1.5 tap", ["thread M16 × 1.5", "Taps"]],
    ["SS mat drill", ["for stainless steel (M)", "mat", "Drills"]],
  ])("workshop's short forms are read: %s", (query, read) => {
    expect(labels(query)).toEqual(read);
  });

  it("in Hindi M is a thread's letter too", () => {
    expect(labels("एम 10 टैप")).toEqual(["thread M10", "Taps"]);
  });
});

describe("what is asked for comes before what it is for", () => {
  it("a holder for an insert", () => {
    expect(answer("pclnr 2525 m12 for CNMG 120408").hits[0]?.designation).toBe("PCLNR 2525 M12");
  });

  it("a drill for a thread", () => {
    for (const { type } of tools("which drill for M8 thread")) expect(type).toMatch(/drill/i);
    expect(labels("which drill for M8 thread")).not.toContain("Threading");
  });

  it("a drill for a forming tap's larger hole", () => {
    expect(labels("drill 7.4 (for M8 forming)")).toContain("Forming taps");
  });

  it("a die with a hardness is what is milled", () => {
    expect(labels("ball nose R3 for 60 HRC die")).toContain("die, the workpiece (set aside)");
    expect(answer("M6 die").forPerson).toEqual(["die"]);
  });

  it("face milling inserts never turn", () => {
    for (const { type } of tools("face milling insert cast iron")) expect(type).toMatch(/mill/i);
  });

  it("aar paar is a through hole", () => {
    expect(tools("M8 tap aar paar")[0]?.type).toBe(tools("M8 tap through hole")[0]?.type);
  });
});

describe("a question to the company brings no tool", () => {
  it.each(["kitne din mein delivery hogi", "diwali holidays open or closed", "delivery time to pune"])(
    "%s",
    (query) => {
      expect(answer(query).hits).toEqual([]);
      expect(answer(query).forPerson.length).toBeGreaterThan(0);
    },
  );

  it.each(["drill 8.5 price", "CNMG price"])("but a tool with its price does: %s", (query) => {
    expect(answer(query).hits.length).toBeGreaterThan(0);
  });
});
