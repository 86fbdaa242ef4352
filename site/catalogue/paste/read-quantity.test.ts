import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuantityCell, takeQuantity } from "./read-quantity.ts";

describe("the quantity of a line", () => {
  it.each([
    ["CNMG 120408-PM 4325 – 50 nos", "CNMG 120408-PM 4325", 50, "piece"],
    ["CNMG120408 x 20", "CNMG120408", 20, "piece"],
    ["20 CNMG120408", "CNMG120408", 20, "piece"],
    ["20 x CNMG120408", "CNMG120408", 20, "piece"],
    ["10 x 4-flute end mill 10 mm", "4-flute end mill 10 mm", 10, "piece"],
    ["6 x 90 degree spot drill", "90 degree spot drill", 6, "piece"],
    ["3 x 1/4 NPT tap", "1/4 NPT tap", 3, "piece"],
    ["5 * 16ER 1.5 ISO", "16ER 1.5 ISO", 5, "piece"],
    ["M8 tap 5", "M8 tap", 5, "piece"],
    ["16ER AG60 5", "16ER AG60", 5, "piece"],
    ["10x22x72 EM 4F 5", "10x22x72 EM 4F", 5, "piece"],
    ["5 nos 10x22x72 EM 4F", "10x22x72 EM 4F", 5, "piece"],
    ["qty: 12 solid carbide drill 8.5 mm", "solid carbide drill 8.5 mm", 12, "piece"],
    ["drill 8.5 mm (qty 12)", "drill 8.5 mm", 12, "piece"],
    ["CCMT 09T304 - 2 pkt", "CCMT 09T304", 2, "pack"],
    ["WNMG 080408 3 boxes", "WNMG 080408", 3, "box"],
    ["tap M10x1.5, 1 set", "tap M10x1.5", 1, "set"],
    ["DNMG 150608 10pcs.", "DNMG 150608", 10, "piece"],
    ["TNMG 160404 = 30", "TNMG 160404", 30, "piece"],
    ["CNMG 12 04 08 10", "CNMG 12 04 08", 10, "piece"],
    ["M10 x 1 tap x 4", "M10 x 1 tap", 4, "piece"],
    ["end mill dia 10 mm 1,000 nos", "end mill dia 10 mm", 1000, "piece"],
    ["VNMG 160408 dozen - 2", "VNMG 160408", 2, "dozen"],
    ["CCMT 09T304 KC25 box, 3 nos", "CCMT 09T304 KC25 box", 3, "piece"],
    ["face mill 63 dia 2", "face mill 63 dia", 2, "piece"],
    ["U-drill 25 mm dia 1", "U-drill 25 mm dia", 1, "piece"],
    ["CNGA 120408 hard 60hrc 2", "CNGA 120408 hard 60hrc", 2, "piece"],
    ["insert for 250 BHN 12", "insert for 250 BHN", 12, "piece"],
    ["end mill 10 4z 2", "end mill 10 4z", 2, "piece"],
    ["CNMG 120408 10 nos each", "CNMG 120408", 10, "piece"],
    ["16ER AG60 5 नग", "16ER AG60", 5, "piece"],
    ["16ER AG60 ५ नग", "16ER AG60", 5, "piece"],
    ["M8 tap do nag", "M8 tap", 2, "piece"],
    ["M8 tap teen pcs", "M8 tap", 3, "piece"],
    ["M8 tap पाँच पीस", "M8 tap", 5, "piece"],
    ["CCMT 09T304 ek dabba", "CCMT 09T304", 1, "box"],
    ["CCMT 09T304 दो पैकेट", "CCMT 09T304", 2, "pack"],
  ])("%s", (line, words, quantity, unit) => {
    expect(takeQuantity(line)).toEqual({ words, quantity, unit });
  });

  it.each([
    ["CNMG 120408 1 pkt of 10", 10],
    ["16er ag60 - 2 pkt of 10", 20],
    ["CNMG 120408 3 box of 5", 15],
    ["CNMG 120408 2 pkts x 10 pcs", 20],
    ["CNMG 120408 2 pkt (10 nos each)", 20],
    ["CNMG 120408 pkt (10 pcs)", 10],
    ["CNMG 120408 10/pkt", 10],
    ["CNMG 120408 10 pcs per box, 3 boxes", 30],
    ["CNMG 120408 (10/pkt) 50 nos", 50],
    ["CNMG 120408 TN60 box of 10 - 2 boxes", 20],
  ])("counts packs in pieces: %s", (line, quantity) => {
    expect(takeQuantity(line)).toMatchObject({ quantity, unit: "piece" });
    expect(takeQuantity(line).words).not.toMatch(/of|pkt|box|pcs/);
  });

  it("is open where two may be packs or pieces", () => {
    expect(takeQuantity("CNMG 120408 pack of 10 - 2 nos").isOpen).toEqual(["2", "20"]);
  });

  it.each([
    "CNMG 120408-PM 4325",
    "CNMG 12 04 08",
    "PCLNR 2525 M 12",
    "WNMG 432",
    "10 x 22 x 72",
    "10x22x72",
    "M10 x 1",
    "M10x1.5",
    "10 mm end mill",
    "2 flute end mill 6 mm",
    "16 ER AG60",
    "end mill dia 10",
    "insert for EN 8",
    "tool steel 60 hrc HRC 60",
    "drill 8.5",
    "10.2 drill",
    "boring bar 25mm",
    "Dear Sir,",
    "PCLNR 2525 M12",
    "80mm face mill 45 deg",
    "1/4 drill",
    "1 x 45 degree chamfer mill",
    "10 x 12 mm drill",
    "10 x 22mm x 72 end mill",
  ])("is not to be found in %s", (line) => {
    expect(takeQuantity(line).quantity).toBeUndefined();
  });

  it("never takes all of a line, and never makes a quantity up", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789 xX×-–.,MmCN()nospkt".split("")) }),
        (line) => {
          const { words, quantity } = takeQuantity(line);
          if (quantity === undefined) return;
          expect(words).not.toBe("");
          expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
          const figures = line.replaceAll(",", "").match(/\d+/g) ?? [];
          const isOfPacks = figures.some((one) =>
            figures.some((other) => Number(one) * Number(other) === quantity),
          );
          expect(isOfPacks || line.replaceAll(",", "").includes(String(quantity))).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ["50", 50, "piece"],
  ["50 nos", 50, "piece"],
  ["2 Pkt", 2, "pack"],
  ["1,200 pcs", 1200, "piece"],
  ["10.00", 10, "piece"],
  ["2 pkt of 10", 20, "piece"],
])("a cell that says %s", (cell, quantity, unit) => {
  expect(readQuantityCell(cell)).toEqual({ quantity, unit });
});

it.each(["", "0", "10 mm", "CNMG 120408", "1.5", "10x22", "-5"])("a cell with %j is no quantity", (cell) => {
  expect(readQuantityCell(cell)).toBeUndefined();
});

it("is done at once with a line of many figures", () => {
  const figures = Array.from({ length: 60 }, (_, at) => at + 1).join(",");
  expect(takeQuantity(`drill set 5 nos ${figures} mm`).quantity).toBe(5);
});
