import { expect, test } from "vitest";
import { realProduct, realProducts } from "../testing/real-catalogue.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { seatOf } from "../relations/insert-seat.ts";
import { leadTimeWords, orderingPairs, packWords } from "./ordering-words.ts";
import { withFamily } from "../testing/with-family.ts";

const hsn = { "turning-insert": { code: "8209", toBeConfirmed: true }, drill: { code: "8207 50" } };

test("a pack is named by its number, and by its unit where that isn't the piece", () => {
  expect(packWords({ quantity: 10, unit: "piece" })).toBe("packs of 10");
  expect(packWords({ quantity: 5, unit: "pair" })).toBe("packs of 5 pairs");
  expect(packWords({ quantity: 1, unit: "set" })).toBe("by the set");
  expect(packWords({ quantity: 1, unit: "piece" })).toBeUndefined();
});

test("a lead time reads as a supplier says it", () => {
  expect(["stock" as const, "on request" as const, { days: 1 }, { days: 14 }].map(leadTimeWords)).toEqual([
    "From stock",
    "On request",
    "1 day",
    "14 days",
  ]);
});

test("an insert's sheet says order code, delivery and pack; an HSN code only once it is confirmed", () => {
  expect(orderingPairs(realProduct("tur-st-cnmg120408-p25"), hsn)).toEqual([
    { label: "Order code", value: "TI-1005" },
    { label: "Delivery", value: "From stock" },
    { label: "Pack", value: "10 pieces" },
  ]);
  const confirmed = { "turning-insert": { code: "8209" } };
  expect(orderingPairs(realProduct("tur-st-cnmg120408-p25"), confirmed)).toContainEqual({
    label: "HSN code",
    value: "8209",
  });
});

test("a product's own HSN code and origin come before those of its family, and nothing unknown is said", () => {
  const own = { specifications: { type: "Solid carbide drill" }, hsn: "8207 19", origin: "India" };
  expect(orderingPairs(withFamily(own), hsn)).toEqual([
    { label: "Pack", value: "1 piece" },
    { label: "HSN code", value: "8207 19" },
    { label: "Origin", value: "India" },
  ]);
  expect(orderingPairs(withFamily({ specifications: { type: "Machine tap" } }), hsn)).toEqual([
    { label: "Pack", value: "1 piece" },
  ]);
});

test("every product of the catalogue has an order code, and every holder of inserts names its spare parts", () => {
  expect(realProducts.filter(({ orderCode }) => orderCode === undefined).map(({ id }) => id)).toEqual([]);
  const holders = realProducts.filter((product) => seatOf(product) !== undefined && !isInsert(product));
  expect(holders.length).toBeGreaterThan(30);
  expect(holders.filter(({ spares = [] }) => spares.length === 0).map(({ id }) => id)).toEqual([]);
});
