import { describe, expect, it } from "vitest";
import { realProducts } from "../catalogue/testing/real-catalogue.ts";
import { matchLine } from "./match-line.ts";
import { readPastedList } from "../catalogue/paste/read-pasted-list.ts";
import { realSearch as index } from "../catalogue/search/testing/real-search.ts";

function match(text: string) {
  const [line] = readPastedList(text).lines;
  if (!line) throw new Error("There is no line.");
  return matchLine(index, line);
}

describe("a pasted line", () => {
  it("that names one tool of the range is that tool", () => {
    expect(match("16ER AG60 5")).toMatchObject({ verdict: "one", quantity: 5, ignoredWords: "" });
    expect(match("16ER AG60 5").tools.map(({ designation }) => designation)).toEqual(["16ER AG60"]);
  });

  it("that may be several is for the visitor to choose", () => {
    const { verdict, tools } = match("CNMG 120408 - 50 nos");
    expect(verdict).toBe("several");
    // A wiper insert has the same geometry.
    expect(new Set(tools.map(({ designation }) => designation))).toEqual(
      new Set(["CNMG 120408", "CNMG 120408 W"]),
    );
  });

  it("with another maker's grade is the code's tools, and says what it left aside", () => {
    const { verdict, tools, ignoredWords } = match("1) CNMG 120408-PM 4325 – 50 nos");
    expect(verdict).toBe("several");
    expect(tools.every(({ designation }) => designation.startsWith("CNMG 120408"))).toBe(true);
    expect(ignoredWords).toContain("4325");
  });

  it("with another maker's chipbreaker offers ours for that cut, and takes none by itself", () => {
    const { verdict, tools, ignoredWords, quantity } = match("CNMG 120404-FP – 50 nos");
    expect(verdict).toBe("several");
    expect(quantity).toBe(50);
    expect(ignoredWords).toBe("FP");
    expect(tools.map(({ why }) => why).join()).toContain("finishing chipbreaker");
  });

  it("without a figure is never one tool for sure", () => {
    for (const words of ["Sales department", "insert for aluminium", "our drawing follows"])
      expect(["near", "none"], words).toContain(match(words).verdict);
  });

  it("that nothing is like is kept as it was written", () => {
    expect(match("Woodruff cutter, 2 nos")).toMatchObject({
      verdict: "none",
      tools: [],
      words: "Woodruff cutter",
    });
  });

  it("that begins with pieces or a side of a size offers the tools of both, and leaves the quantity open", () => {
    const { verdict, quantity, isOpen, tools, words } = match("12 x 14 mm drill");
    expect({ verdict, quantity, isOpen, words }).toEqual({
      verdict: "several",
      quantity: undefined,
      isOpen: ["12", "1"],
      words: "12 x 14 mm drill",
    });
    const sides = new Set(tools.map(({ designation }) => designation.split(" ")[0]));
    expect(sides).toEqual(new Set(["12", "14"]));
    expect(match("4 x 10mm end mill").tools.every(({ designation }) => designation.startsWith("10 ×"))).toBe(
      true,
    );
  });

  it("goes by its words where its code is a size or a letter, not a code of the range", () => {
    const [line] = readPastedList("end mill Ø10 mm 4 flutes").lines;
    if (!line) throw new Error("There is no line.");
    const plain = matchLine(index, line).tools.map(({ id }) => id);
    for (const code of ["Z4", "P20", "T10", "EM10", "DRILL-5"])
      expect(
        matchLine(index, { ...line, code }).tools.map(({ id }) => id),
        code,
      ).toEqual(plain);
  });

  it("with the sender's own number is the tool of its words, or of our order code if the number is one", () => {
    const table = (code: string, words: string) => match(`Item code\tDescription\tQty\n${code}\t${words}\t5`);
    expect(table("RM410037", "CNMG 120408 P25")).toMatchObject({ verdict: "one", remark: "RM410037" });
    expect(table("TI-1005", "turning insert").tools.map(({ orderCode }) => orderCode)).toEqual(["TI-1005"]);
    // A number of his that looks like one of ours.
    const { verdict, tools } = table("TP-1013", "CNMG 120408 P25");
    expect(verdict).toBe("several");
    expect(tools.map(({ orderCode }) => orderCode)).toEqual(["TP-1013", "TI-1005"]);
  });

  it.each([
    ["face mill 80 mm x 45 deg", /45° face mill Ø80/],
    ["Ø80 x 45° face mill 2 nos", /45° face mill Ø80/],
    ["groove holder 25 x 25 x 3 mm right", /grooving holder 25 × 25 for 3 mm/],
  ])("%s: has its angle, or its shank and width", (line, name) => {
    const { verdict, tools } = match(line);
    expect(verdict).toBe("one");
    expect(tools[0]?.name).toMatch(name);
  });

  it("finds each tool of the range by its own size or order code", () => {
    for (const product of realProducts) {
      const code = product.orderCode ?? product.specifications.size;
      if (!code) continue;
      const { tools, verdict } = match(`${code} – 3 nos`);
      expect(
        tools.map(({ id }) => id),
        code,
      ).toContain(product.id);
      expect(["one", "several"], code).toContain(verdict);
    }
  });
});
