import { describe, expect, it } from "vitest";
import { readPastedList } from "./read-pasted-list.ts";

/** Words, quantity and remark of each line. */
function read(text: string): string[] {
  return readPastedList(text).lines.map(
    ({ words, quantity, remark, make }) =>
      `${words} | ${quantity ?? "?"} | ${[remark, make].join(" ").trim()}`,
  );
}

describe("a list of several parts", () => {
  it("a table between lines of a mail is read as a table, and they as lines", () => {
    expect(
      read(
        "Good morning, pls quote\nCNMG 120408 P25 - 20 nos\nSl | Item code | Description | UOM | Qty | Rate\n1 | 5500012045 | INSERT TNMG 160412 P25 | NOS | 40 | 310.00\n2 | 5500012052 | TAP M8 SPIRAL POINT | NOS | 10 | 420.00\nTotal 50\nM10 tap 3 pcs",
      ),
    ).toEqual([
      "CNMG 120408 P25 | 20 | ",
      "INSERT TNMG 160412 P25 | 40 | 5500012045",
      "TAP M8 SPIRAL POINT | 10 | 5500012052",
      "M10 tap | 3 | ",
    ]);
  });

  it("each line keeps its number in the whole text", () => {
    const { lines } = readPastedList("Dear sir,\n\nA | M8 tap | 5\nB | M10 tap | 2\n\ndrill 8.5 - 3");
    expect(lines.map(({ row }) => row)).toEqual([3, 4, 6]);
  });

  it.each([
    "[12/11/26, 4:13 pm] Ramesh Stores: 16EL 1.5 ISO 5 nag\n[12/11/26, 4:14 pm] Ramesh Stores: M8 tap 2",
    "12/11/2026, 16:13 - Ramesh: 16EL 1.5 ISO 5 nag\n12/11/2026, 16:14 - Ramesh: M8 tap 2",
  ])("who wrote it in a chat, and when, is no part of it: %s", (chat) => {
    expect(read(chat)).toEqual(["16EL 1.5 ISO | 5 | ", "M8 tap | 2 | "]);
  });
});

describe("our own item codes", () => {
  it("stand beside the tool as our reference, and aren't words for it", () => {
    expect(
      read(
        "ITEM CODE | DESCRIPTION | HSN | UOM | QTY | RATE\nRM410037 | INSERT CNMG 120408 P25 | 82090090 | NOS | 100.000 | 385.00\nRM410074 | TAP M8 SPIRAL POINT | 82074010 | NOS | 5.000 | 410.00\nTOTAL | | | | 105.000 | GST 18% EXTRA",
      ),
    ).toEqual([
      "INSERT CNMG 120408 P25 | 100 | RM410037, 82090090",
      "TAP M8 SPIRAL POINT | 5 | RM410074, 82074010",
    ]);
  });

  it.each(["Material", "Item No.", "SAP No", "Part no", "Stock code"])("under %s", (heading) => {
    expect(read(`${heading}\tDescription\tQty\n4100023456\tM8 tap\t5\n4100023460\tM10 tap\t2`)).toEqual([
      "M8 tap | 5 | 4100023456",
      "M10 tap | 2 | 4100023460",
    ]);
  });

  it("need no heading where every line begins with one", () => {
    expect(read("RM410037 CNMG 120408 P25 20 nos\nRM410052 M8 tap - 5\nRM410061 drill 8.5 - 3 nos")).toEqual([
      "CNMG 120408 P25 | 20 | RM410037",
      "M8 tap | 5 | RM410052",
      "drill 8.5 | 3 | RM410061",
    ]);
    expect(read("1) INS-00012: CNMG 120408 P25 20 nos\n2) TAP-00034: M8 tap 5 nos")).toEqual([
      "CNMG 120408 P25 | 20 | INS-00012",
      "M8 tap | 5 | TAP-00034",
    ]);
    expect(read("RM410037\tCNMG 120408\t20\nRM410052\tM8 tap\t5")).toEqual([
      "CNMG 120408 | 20 | RM410037",
      "M8 tap | 5 | RM410052",
    ]);
  });

  it.each([
    ["APMT1604 P30 10pcs\nAPMT1135 P30 10pcs", "APMT1604 P30"],
    ["Item code\tDescription\tQty\nCNMG120408\tInsert for steel\t20", "CNMG120408 Insert for steel"],
    ["Part no\tDescription\tQty\nSER2020K16\tthread holder\t1", "SER2020K16 thread holder"],
    ["TI-1005 10 nos\nTI-1006 20 nos", "TI-1005"],
    ["Grade\tItem\tQty\nKC5010\tCNMG 120408\t20", "KC5010 CNMG 120408"],
  ])("aren't found in the codes of tools: %s", (text, words) => {
    expect(readPastedList(text).lines[0]?.words).toBe(words);
  });
});

it("a maker is no word for the tool: make ACME or eqvt", () => {
  expect(read("INSERT CNMG 120408 MAKE ACME OR EQVT 20 nos\nM8 tap make ACME")).toEqual([
    "INSERT CNMG 120408 | 20 | ACME",
    "M8 tap | ? | ACME",
  ]);
});

describe("two tools in a line", () => {
  it("are two, each with its quantity", () => {
    expect(read("boring bar S12M SCLCR06 2no + 10 insert CCMT 060204")).toEqual([
      "boring bar S12M SCLCR06 | 2 | ",
      "insert CCMT 060204 | 10 | ",
    ]);
    expect(read("MCLNR 2525 M12 2 nos & CNMG 120408 20 nos")).toEqual([
      "MCLNR 2525 M12 | 2 | ",
      "CNMG 120408 | 20 | ",
    ]);
    expect(read("TNMG 160408 and TNMG 160404 10 nos each")).toEqual([
      "TNMG 160408 | 10 | ",
      "TNMG 160404 | 10 | ",
    ]);
  });

  it("leave a quantity open that only one of them has", () => {
    const { lines } = readPastedList("drill 8.5 + M10 tap 4 nos");
    expect(lines.map(({ quantity, isOpen }) => quantity ?? isOpen)).toEqual([["4", "1"], 4]);
  });

  it.each(["holder for CNMG 1204 and DNMG 1506 inserts", "end mill 10 and 12 mm", "M8 tap and drill"])(
    "aren't in %s",
    (line) => expect(read(line)).toEqual([`${line} | ? | `]),
  );
});
