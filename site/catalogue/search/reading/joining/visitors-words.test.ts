import { describe, expect, it } from "vitest";
import { realProduct } from "../../../testing/real-catalogue.ts";
import { search } from "../../search.ts";
import { realSearch as index } from "../../testing/real-search.ts";

const answer = (query: string) => search(index, query, 3);
const first = (query: string) => realProduct(answer(query).hits[0]?.id ?? "none");

describe("a tool is found by its German or French name", () => {
  it.each([
    ["VHM Bohrer 8,5", "carbide drill Ø8.5"],
    ["Schaftfräser 10 mm", "end mill Ø10"],
    ["Kugelfräser R5", "ball nose end mill R5"],
    ["Gewindebohrer M8", "tap M8"],
    ["Wendeplatte CNMG 120408", "CNMG 120408"],
    ["Bohrstange 16", "16.* boring bar"],
    ["Klemmhalter PCLNR 2525", "PCLNR 2525"],
    ["foret carbure 8,5 mm", "carbide drill Ø8.5"],
    ["taraud M8", "tap M8"],
    ["plaquette CNMG 120408", "CNMG 120408"],
    ["barre d'alésage 16", "16.* boring bar"],
    ["porte outil PCLNR 2525", "PCLNR 2525"],
  ])("%s", (query, name) => {
    expect(first(query).name).toMatch(new RegExp(name));
    expect(answer(query).near).toBeUndefined();
  });
});

describe("words that only make a sentence are no fault of a query", () => {
  it.each([
    "do you have 8.5 mm carbide drill",
    "is there any tap for M10x1.5",
    "i am looking for 10 mm end mill 4 flute for steel",
    "do you sell cnmg 120408 inserts",
    "with reference to our telecon kindly quote drill dia 8.5",
    "good morning sir pls send quotation for M8 tap 10 nos",
    "kya aapke paas 8.5 drill hai",
    "sir ji namaste, 8.5 drill 5 pcs bhejna hai",
    "CNMG 120408 का भाव क्या है",
  ])("%s", (query) => {
    expect(answer(query).near).toBeUndefined();
    expect(answer(query).total).toBeGreaterThan(0);
  });
});

it.each(["tool jaldi ghis raha hai", "finish acchi nahi aa rahi", "chip nahi toot raha", "टैप टूट रहा है"])(
  "a trouble is told in Hindi: %s",
  (query) => {
    expect(
      answer(query)
        .pages.map(({ href }) => href)
        .join(" "),
    ).toMatch(/\/guides\//);
    expect(answer(query).near).toBeUndefined();
  },
);

describe("a mail is read for what it asks, not for its form", () => {
  it("the numbers of its items and the names below it are no part of a tool", () => {
    const mail =
      "Dear Sir, best offer for below: 1. CNMG 120408 - 50 nos 2. TNMG 160404 - 10 nos Regards Amit Kumar";
    const { near, parts, total } = answer(mail);
    expect(near).toMatch(/^No tool is all of these: CNMG 120408.*TNMG 160404.*Each of them:$/);
    expect(total).toBeGreaterThan(1);
    expect(parts.filter(({ as }) => as === "unknown")).toEqual([]);
    expect(parts.map(({ label }) => label).join()).not.toMatch(/below|\bmm/);
  });

  it("a size at the end of a sentence stays", () => {
    expect(answer("end mill dia 10. Need 5 nos").parts.map(({ label }) => label)).toContain("Ø10 mm");
  });
});

describe("sizes as drawings write them", () => {
  it.each([
    ["EM 10 X 22 X 10 X 72", "10 × 22 × 72 mm"],
    ["end mill 10x22x72x10", "10 × 22 × 72 mm"],
    ["tool for chamfering 2x45", "45°"],
  ])("%s", (query, label) => {
    expect(answer(query).parts.map((part) => part.label)).toContain(label);
  });
});
