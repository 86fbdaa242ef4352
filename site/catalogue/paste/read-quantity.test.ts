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
  ])("%s", (line, words, quantity, unit) => {
    expect(takeQuantity(line)).toEqual({ words, quantity, unit });
  });

  it.each([
    "CNMG 120408-PM 4325",
    "CNMG 12 04 08",
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
          expect(line.replaceAll(",", "")).toContain(String(quantity));
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
