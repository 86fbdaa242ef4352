import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPastedList } from "./read-pasted-list.ts";

function read(text: string): string[] {
  return readPastedList(text).lines.map(
    ({ words, quantity, unit, isOpen }) => `${words} | ${quantity ?? isOpen?.join(" or ") ?? "?"} ${unit}`,
  );
}

describe("money is never the quantity", () => {
  it.each([
    ["1\tPCLNR 2525 M12\t2\tNos\t1850.00\t3700.00", "PCLNR 2525 M12 | 2 piece"],
    ["TNMG 220412 PR 20 nos\t225.00\t4500.00", "TNMG 220412 PR | 20 piece"],
    ["CNMG 120408\t20\t225.00\t4500.00", "CNMG 120408 | 20 piece"],
    ["CNMG 120408\t20\tNos\t225.00\t4500.00", "CNMG 120408 | 20 piece"],
    ["CNMG 120408\t20\t225\t4500", "CNMG 120408 | 20 piece"],
    ["CNMG 120408\t225\t20\tNos\t4500", "CNMG 120408 225 | 20 piece"],
    ["CNMG 120408\t82090010\t20\tNos\t225\t18%\t5310", "CNMG 120408 | 20 piece"],
    ["CNMG 120408\t50 pcs\t₹ 225\t₹ 11,250", "CNMG 120408 | 50 piece"],
    ["CNMG 120408\t1\t1850\t1850", "CNMG 120408 | 1 piece"],
    ["CNMG 120408\t20.00\t225.00\t4500.00", "CNMG 120408 | 20 piece"],
    ["20\tCNMG 120408\t225.50", "CNMG 120408 | 20 piece"],
    ["CNMG 120408 20 nos @ 225.00 = 4500.00", "CNMG 120408 | 20 piece"],
    ["CNMG 120408 20 nos 225 4500", "CNMG 120408 | 20 piece"],
    ["CNMG 120408 20 225 4500", "CNMG 120408 | 20 piece"],
    ["CNMG 120408 20 225.00 4500.00", "CNMG 120408 | 20 piece"],
    ["CNMG 120408 - 10 nos Rs. 225/-", "CNMG 120408 | 10 piece"],
    ["M8 tap 5 nos @ ₹310 each", "M8 tap | 5 piece"],
  ])("%s", (row, line) => {
    expect(read(row)).toEqual([line]);
  });

  it("in three rows of an order as in one", () => {
    const rows = "CNMG 120408\t20\t225\t4500\nDrill 8.5\t3\t1200\t3600\nM8 tap\t10\t450\t4500";
    expect(read(rows)).toEqual(["CNMG 120408 | 20 piece", "Drill 8.5 | 3 piece", "M8 tap | 10 piece"]);
  });

  it("and what may be either is asked, with both numbers", () => {
    expect(read("CNMG 120408\t20\t225")).toEqual(["CNMG 120408 | 20 or 225 piece"]);
    expect(read("CNMG 120408\t225.00")).toEqual(["CNMG 120408 | 225.00 piece"]);
    expect(read("End mill\t10\t2\t20")).toEqual(["End mill | 10 or 2 or 20 piece"]);
  });

  it("for any quantity and rate, in any order of number, quantity, unit, rate and amount", () => {
    const row = fc.record({
      quantity: fc.integer({ min: 1, max: 900 }),
      rate: fc.integer({ min: 11, max: 9_000 }),
      paise: fc.boolean(),
      withUnit: fc.boolean(),
      withAmount: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (orders) => {
        const [{ paise, withUnit, withAmount } = { paise: false, withUnit: true, withAmount: true }] = orders;
        const money = (value: number): string => (paise ? value.toFixed(2) : String(value));
        const text = orders
          .map(({ quantity, rate }) =>
            [
              "CNMG 120408",
              quantity,
              ...(withUnit ? ["Nos"] : []),
              money(rate),
              ...(withAmount ? [money(rate * quantity)] : []),
            ].join("\t"),
          )
          .join("\n");
        const { lines } = readPastedList(text);
        const wrong = lines.filter(
          ({ quantity }, at) => quantity !== undefined && quantity !== orders[at]?.quantity,
        );
        // Without unit, amount and decimals nothing tells the two apart: small numbers are read as sizes and a quantity.
        if (withUnit || withAmount || paise) expect(wrong).toEqual([]);
      }),
    );
  });
});

describe("a quantity", () => {
  it.each([
    ["MGMN300-M 10", "MGMN300-M | 10 piece"],
    ["WNMG 080408 - 1000", "WNMG 080408 | 1000 piece"],
    ["CNMG 120408 one box", "CNMG 120408 | 1 box"],
    ["CNMG 120408 500+500", "CNMG 120408 | 1000 piece"],
    ["WNMG 080408 - 100 + 50 nos", "WNMG 080408 | 150 piece"],
    ["TNMG 160408 20/25 nos", "TNMG 160408 | 20 or 25 piece"],
    ["M8 tap - half dozen", "M8 tap | 6 piece"],
    ["10 pkts of CNMG 120404", "CNMG 120404 | 10 pack"],
    ["1/4-20 UNC tap 2 nos", "1/4-20 UNC tap | 2 piece"],
    ["drill 8.5 + 10.2", "drill 8.5 + 10.2 | ? piece"],
    ["5+5 nos end mill 6mm", "end mill 6mm | 10 piece"],
    ["20 - drill 5mm carbide", "drill 5mm carbide | 20 piece"],
    ["1 - drill 5mm carbide", "drill 5mm carbide | ? piece"],
  ])("is read in %s", (row, line) => {
    expect(read(row)).toEqual([line]);
  });
});

it("numbers before dashes that count the lines up count no pieces", () => {
  expect(read("11 - M8 tap\n12 - M6 tap\n40 - CNMG 120408")).toEqual([
    "M8 tap | ? piece",
    "M6 tap | ? piece",
    "CNMG 120408 | 40 piece",
  ]);
});

describe("tax, delivery and a signature", () => {
  it.each([
    "GST 18%",
    "IGST @ 18% extra",
    "Delivery: 2 weeks, Payment 30 days",
    "Payment - 30 days",
    "Purchase, 9800000000",
    "Mob: +91 98000 00000",
    "For Sample Industries Pvt Ltd",
    "Freight extra",
    "Authorised Signatory",
  ])("%s is left out, and said to be", (row) => {
    const { lines, leftOut } = readPastedList(`CNMG 120408 10 nos\n${row}`);
    expect(lines).toHaveLength(1);
    expect(leftOut).toEqual([{ row: 2, source: row, why: "terms" }]);
  });

  it("a name, a post and a place under the regards are a signature; a tool there is none", () => {
    const mail =
      "Pl send quotation for following\nM8 tap 2 nos\nThanks & regards\nA Person\nPlant 2, Pune\nDrill 8.5";
    const { lines, leftOut } = readPastedList(mail);
    expect(lines.map(({ source }) => source)).toEqual(["M8 tap 2 nos", "Drill 8.5"]);
    expect(leftOut.map(({ why }) => why)).toEqual(["greeting", "greeting", "terms", "terms"]);
  });

  it.each([
    "Packing drill 8.5 mm",
    "Payment tap M8 x 1.25",
    "Delivery: CNMG 120408 20 nos",
    "Engineer drill 8",
  ])("%s stays, for it names a tool", (row) => {
    expect(readPastedList(row).lines).toHaveLength(1);
  });
});
