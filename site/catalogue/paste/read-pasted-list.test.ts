import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPastedList, readPastedRows } from "./read-pasted-list.ts";

/** Words, quantity and unit of each line. */
function read(text: string): string[] {
  return readPastedList(text).lines.map(
    ({ words, quantity, unit, make }) => `${words} | ${quantity ?? "?"} ${unit}${make && ` | ${make}`}`,
  );
}

describe("a list from a mail", () => {
  it("loses its numbers and marks, not its figures", () => {
    expect(
      read(
        "1) CNMG 120408-PM 4325 – 50 nos\n2. 10x22x72 EM 4F 5\n(3) M8 tap - 2 nos\n• 8.5 drill x 3\n- 1.5 mm pitch insert 16ER, 10 pcs",
      ),
    ).toEqual([
      "CNMG 120408-PM 4325 | 50 piece",
      "10x22x72 EM 4F | 5 piece",
      "M8 tap | 2 piece",
      "8.5 drill | 3 piece",
      "1.5 mm pitch insert 16ER | 10 piece",
    ]);
  });

  it("is known to be numbered by counting up, where the numbers have no mark", () => {
    expect(read("1 CNMG 120408 10 nos\n2 M8 tap 5\n3 10x22x72 EM 4F 2 nos")).toEqual([
      "CNMG 120408 | 10 piece",
      "M8 tap | 5 piece",
      "10x22x72 EM 4F | 2 piece",
    ]);
  });

  it("may say who makes a tool", () => {
    expect(read("CNMG 120408 (Acme make) 10 nos\nM8 tap make: Acme Tools, 5 nos")).toEqual([
      "CNMG 120408 | 10 piece | Acme",
      "M8 tap | 5 piece | Acme Tools",
    ]);
  });

  it("may begin and end politely", () => {
    const { lines, leftOut } = readPastedList(
      "Dear Sir,\nPlease quote:\nCNMG 120408 10 nos\nThanks and regards,",
    );
    expect(lines.map(({ words }) => words)).toEqual(["CNMG 120408"]);
    expect(leftOut.map(({ why }) => why)).toEqual(["greeting", "greeting", "greeting"]);
  });

  it("may ask politely, and have a head, without either becoming a line", () => {
    const { lines, leftOut } = readPastedList(
      "Pls quote your best price for below items\nSr. Item Qty\nball nose cutters\nCNMG 120408 10 nos\nKindly send the quotation at the earliest.",
    );
    expect(lines.map(({ words }) => words)).toEqual(["ball nose cutters", "CNMG 120408"]);
    expect(leftOut.map(({ why }) => why)).toEqual(["greeting", "heading", "greeting"]);
  });

  it("asks for a tool though it begins politely", () => {
    expect(read("Please quote ball nose cutters\nWe need reamers\nHi-feed cutters")).toEqual([
      "Please quote ball nose cutters | ? piece",
      "We need reamers | ? piece",
      "Hi-feed cutters | ? piece",
    ]);
  });

  it("keeps a line of punctuation as it was written", () => {
    expect(read(",\n----")).toEqual([", | ? piece", "---- | ? piece"]);
  });

  it("may have a sum", () => {
    const { lines, leftOut } = readPastedList("CNMG 120408 10 nos\nTotal: 10 nos");
    expect(lines).toHaveLength(1);
    expect(leftOut).toEqual([{ row: 2, source: "Total: 10 nos", why: "sum" }]);
  });
});

describe("a table", () => {
  it("is read by its heading, in whatever order the columns are", () => {
    expect(
      read(
        "Sl No\tDescription\tMake\tQty\tUOM\n1\tCNMG 120408\tAcme\t50\tNos\n2\tM8 tap\tOther\t2\tPkt\n\tTotal\t\t52\t",
      ),
    ).toEqual(["CNMG 120408 | 50 piece | Acme", "M8 tap | 2 pack | Other"]);
    expect(read("Qty\tCode\n50\tCNMG 120408")).toEqual(["CNMG 120408 | 50 piece"]);
  });

  it("is read by what stands in it, where it has no heading", () => {
    expect(read("CNMG 120408\t20\nM8 tap\t5")).toEqual(["CNMG 120408 | 20 piece", "M8 tap | 5 piece"]);
    expect(read("1\tCNMG 120408\tAcme\t20\n2\tM8 tap\tAcme\t5\n3\tWNMG 080408\tAcme\t10")).toEqual([
      "CNMG 120408 | 20 piece | Acme",
      "M8 tap | 5 piece | Acme",
      "WNMG 080408 | 10 piece | Acme",
    ]);
  });

  it("may come from an order system: items in steps of ten, with the buyer's own number for each article", () => {
    const rows = [
      "10\t71204455\tINSERT CNMG 120408\tNOS\t50",
      "20\t70018\tTAP M8\tNOS\t5",
      "30\t71188203\tDRILL 8.5\tNOS\t12",
    ].join("\n");
    expect(read(rows)).toEqual(["INSERT CNMG 120408 | 50 piece", "TAP M8 | 5 piece", "DRILL 8.5 | 12 piece"]);
    expect(readPastedList(rows).lines[0]?.remark).toBe("71204455");
  });

  it("takes no quantity in steps of ten for numbers of items, and no end of a code for the buyer's", () => {
    expect(read("10\tM8 tap\n20\tM10 tap\n30\tM12 tap")).toEqual([
      "M8 tap | 10 piece",
      "M10 tap | 20 piece",
      "M12 tap | 30 piece",
    ]);
    expect(read("CNMG\t120408\t20\nWNMG\t080412\t5")).toEqual([
      "CNMG 120408 | 20 piece",
      "WNMG 080412 | 5 piece",
    ]);
  });

  it("keeps sizes in columns of their own, and takes the last bare number for the quantity", () => {
    expect(read("End mill\t10\t4\t5\nEnd mill\t8\t4\t2\nDrill\t8\t2\t3")).toEqual([
      "End mill 10 4 | 5 piece",
      "End mill 8 4 | 2 piece",
      "Drill 8 2 | 3 piece",
    ]);
  });

  it("may be a CSV file with quoted cells", () => {
    expect(read('"Item","Qty"\n"End mill Ø10, 4 flutes","5"\n"Tap M8, ""6H""","2"')).toEqual([
      "End mill Ø10, 4 flutes | 5 piece",
      'Tap M8, "6H" | 2 piece',
    ]);
    expect(read("CNMG120408;20\nM8 tap;5")).toEqual(["CNMG120408 | 20 piece", "M8 tap | 5 piece"]);
  });

  it("has remarks in other columns", () => {
    const { lines } = readPastedList("Item\tQty\tRemarks\nCNMG 120408\t20\turgent");
    expect(lines[0]).toMatchObject({ words: "CNMG 120408", remark: "urgent" });
  });
});

describe("whatever is pasted", () => {
  it("each row is a line or said to be left out, as it was written", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), { minLength: 1, maxLength: 5 }), {
          maxLength: 20,
        }),
        (rows) => {
          const tidy = rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, " ").trim()));
          const { lines, leftOut } = readPastedRows(tidy);
          const written = tidy.flatMap((row, index) => (row.some(Boolean) ? [index + 1] : []));
          expect([...lines, ...leftOut].map(({ row }) => row).toSorted((one, other) => one - other)).toEqual(
            written,
          );
          for (const { words } of lines) expect(words.trim()).not.toBe("");
        },
      ),
    );
  });

  it("any text is read, however long its lines are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(() => readPastedList(text)).not.toThrow();
      }),
    );
    expect(
      readPastedList(`${"(".repeat(20_000)}\n${"x ".repeat(20_000)}\n${"1,".repeat(20_000)}`).lines.length,
    ).toBeGreaterThan(0);
  });

  it("a list beyond what is read says how many lines are missing", () => {
    const { lines, tooMany } = readPastedList("M8 tap 5\n".repeat(2_003));
    expect([lines.length, tooMany]).toEqual([2_000, 3]);
  });
});
