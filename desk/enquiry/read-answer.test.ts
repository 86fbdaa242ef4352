import { expect, test } from "vitest";
import { offerText, offerTotals, parseOffer } from "#contract/offer/offer.ts";
import { OFFER } from "#server/testing/sample-offer.ts";
import { LIST, TOOLS } from "../testing/sample-tools.ts";
import { askedLines } from "./asked-lines.ts";
import { freshFields, readAnswer } from "./read-answer.ts";

const NOON = new Date("2026-11-20T12:00:00+05:30");
const lines = askedLines(LIST, new Map(TOOLS.map((tool) => [tool.id, tool])));
const fresh = freshFields(lines, NOON);

const read = (fields: Record<string, string>) => readAnswer({ ...fresh, ...fields }, lines, NOON);
const faults = (fields: Record<string, string>) => {
  const result = read(fields);
  return "faults" in result ? result.faults : {};
};

test("what was asked is offered as asked, with its order code and HSN, to what is typed", () => {
  const result = read({ words: "Thank you.", unit1: "412", disc1: "12", delivery1: "stock", freight: "450" });
  const offered = "answer" in result ? result.answer.offered : undefined;
  expect(offered?.validUntil).toBe("2026-12-04");
  expect(offered?.offer.lines[0]).toEqual({
    asked: 1,
    kind: "asked",
    name: "CNMG 120408, P25",
    id: "cnmg-p25",
    orderCode: "TI-1005",
    difference: "",
    quantity: 50,
    unit: 41_200,
    discount: 1_200,
    delivery: "stock",
    hsn: "8209",
    gst: 1_800,
  });
  expect(offered?.offer.lines.map(({ unit }) => unit)).toEqual([41_200, null, null]);
  expect(offered && offerTotals(offered.offer).total).toBe(Math.round((1_812_800 + 45_000) * 1.18));
});

test("a substitute is printed from the range, and anything else says in words how it differs", () => {
  const result = read({
    unit1: "400",
    tool1: "cnmg-m25",
    unit2: "90",
    tool2: "other",
    name2: "Chip breaker B",
    difference2: "2 mm wider",
  });
  const offered = "answer" in result ? result.answer.offered?.offer.lines : undefined;
  expect(offered?.[0]).toMatchObject({
    kind: "same",
    name: "CNMG 120408, M25",
    id: "cnmg-m25",
    difference: expect.stringContaining("instead of"),
  });
  expect(offered?.[0]).not.toHaveProperty("orderCode");
  expect(offered?.[1]).toMatchObject({ kind: "other", name: "Chip breaker B", difference: "2 mm wider" });
});

test("without any price the words go alone, and nothing at all is no answer", () => {
  expect(read({ words: "Which material?", valid: "" })).toEqual({
    answer: { words: "Which material?", offered: undefined },
  });
  expect(faults({ words: "" })).toEqual({ words: "Words: enter an answer, or prices for an offer." });
});

test("whatever is read can be stored and read again, however large it is typed and however odd it was asked", () => {
  const odd = askedLines(
    `Quote request (2 lines)\n1.   – Qty 1\n2. x [${"C".repeat(300)}, gone-tool] – Qty 999999999`,
    new Map(),
  );
  const typed = { words: "", valid: "2026-12-08", gst: "100", quantity1: "100", quantity2: "100" };
  for (const unit of ["99999999.99", "999999999.99"]) {
    const result = readAnswer({ ...typed, unit1: unit, unit2: unit }, odd, NOON);
    if ("faults" in result) expect(Object.keys(result.faults)).toEqual(["unit1", "unit2"]);
    else
      expect(parseOffer(offerText(result.answer.offered?.offer ?? OFFER))).toEqual(
        result.answer.offered?.offer,
      );
    expect("answer" in result).toBe(unit === "99999999.99");
  }
  expect(Object.keys(faults({ unit1: "1", quantity1: "1000000" }))).toEqual(["quantity1"]);
  // Where sums would lose a paisa.
  expect(faults({ unit1: "99999999.99", quantity1: "101" })).toEqual({
    unit1: "Line 1, price: at most ₹ 1,000 crore a line.",
  });
});

test("a revision begins with the offer before it: read again, it is the same", () => {
  const typed = {
    ...fresh,
    freight: "1,450.50",
    gst: "12",
    unit1: "412.05",
    disc1: "12.5",
    delivery1: "stock",
    tool1: "cnmg-m25",
    quantity1: "40",
    unit2: "1,00,000",
    tool2: "other",
    name2: "Boring bar",
    difference2: "Shank 25 instead of 20 mm",
  };
  const before = readAnswer(typed, lines, NOON);
  const offer = "answer" in before ? before.answer.offered?.offer : undefined;
  expect(offer?.lines.map(({ kind, unit }) => [kind, unit])).toEqual([
    ["same", 41_205],
    ["other", 10_000_000],
    ["asked", null],
  ]);
  const again = readAnswer(freshFields(lines, NOON, offer), lines, NOON);
  expect("answer" in again && again.answer.offered?.offer).toEqual(offer);
});

test("each wrong field is named with what it takes", () => {
  expect(
    faults({
      unit1: "four",
      disc1: "120",
      quantity1: "0",
      freight: "-1",
      gst: "a",
      valid: "2026-11-19",
      unit2: "1",
      tool2: "other",
    }),
  ).toEqual({
    unit1: "Line 1, price: enter rupees such as 412.50.",
    disc1: "Line 1, discount: enter percent such as 12.",
    quantity1: "Line 1, quantity: enter a whole number from 1.",
    freight: "Freight: enter rupees such as 450.",
    gst: "GST: enter a rate such as 18.",
    valid: "Valid till: this day is over.",
    name2: "Line 2: say what is offered instead.",
    difference2: "Line 2: say how it differs.",
  });
  expect(faults({ unit1: "1", valid: "soon" })).toEqual({ valid: "Valid till: enter a day." });
});
