import { expect, test } from "vitest";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { withStartValues } from "./with-start-values.ts";

const products = withStartValues(realProducts);
const fieldOf = (id: string) =>
  products
    .find((product) => product.id === id)
    ?.startValues?.map(({ group, fn, fz, ap }) => [group, ap, (fn ?? fz)?.start]);

test("every turning insert has a field of depth and feed, in order, and no tool but inserts has one", () => {
  const turning = products.filter(({ family }) => family === "turning-insert");
  expect(turning.length).toBeGreaterThan(30);
  expect(turning.filter(({ startValues = [] }) => !startValues.some(({ ap }) => ap))).toEqual([]);
  for (const { id, family, startValues = [] } of products)
    for (const { ap } of startValues) {
      if (!ap) continue;
      expect(family, id).toMatch(/-insert$/);
      expect(ap.low <= (ap.start ?? ap.low) && (ap.start ?? ap.low) < ap.high, id).toBe(true);
    }
});

test("a milling insert without a depth of its own goes as deep as its cutters", () => {
  expect(fieldOf("mil-in-apmt1604pder")?.[0]?.[1]).toEqual({ low: 0, high: 14 });
  const insert = realProducts.find(({ id }) => id === "mil-in-apmt1604pder");
  const cutter = realProducts.find(({ id }) => id === "mil-cu-90-50");
  if (!insert || !cutter) throw new Error("testing/content lacks the insert or its cutter.");
  const bare = { ...insert, specifications: { ...insert.specifications, depth: undefined } };
  const shallow = { ...cutter, id: "shallow", specifications: { ...cutter.specifications, depth: "≤ 8 mm" } };
  const [found] = withStartValues([bare, cutter, shallow]);
  expect(found?.startValues?.[0]?.ap).toEqual({ low: 0, high: 8 });
});

test("an owner's own start values have the depths too", () => {
  const insert = realProducts.find(({ id }) => id === "tur-st-cnmg120408-p25");
  if (!insert) throw new Error("testing/content lacks the insert.");
  const own = { group: "P" as const, vc: { low: 150, start: 200, high: 250 } };
  const [found] = withStartValues([{ ...insert, startValues: [own] }]);
  expect(found?.startValues).toEqual([{ ...own, ap: { low: 1, start: 2.5, high: 5 } }]);
});
