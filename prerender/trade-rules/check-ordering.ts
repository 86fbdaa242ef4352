import { hsnPattern, orderCodePattern } from "#site/catalogue/model/ordering-schema.ts";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { checkOrderFigures } from "./figures/order-figures.ts";
import { checkOwnStartValue } from "./figures/own-start-values.ts";
import { checkSpareTorques } from "./figures/spare-torques.ts";
import type { Fault } from "./tool.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** Longest lead time that is a promise and not a guess, days. */
const LONGEST_LEAD = 365;

/** What ordering a product needs: codes are well formed, numbers possible, starting ranges in order. */
export function checkOrdering(product: Product): Fault[] {
  const { orderCode, pack, hsn, leadTime, startValues = [] } = product;
  return [
    ...expect(
      orderCode === undefined || orderCodePattern.test(orderCode),
      "orderCode",
      'capital letters, then digits or letters after single hyphens, such as "TI-1042"',
      orderCode,
    ),
    ...expect(
      pack === undefined || isWhole(pack.quantity, 1),
      "pack.quantity",
      "a whole number, 1 or more",
      pack?.quantity,
    ),
    ...expect(
      hsn === undefined || hsnPattern.test(hsn),
      "hsn",
      'an HSN code of 4, 6 or 8 digits such as "8209" or "8207 50"',
      hsn,
    ),
    ...(typeof leadTime === "object"
      ? expect(
          isWhole(leadTime.days, 1, LONGEST_LEAD),
          "leadTime.days",
          `a whole number of days, 1 to ${LONGEST_LEAD}`,
          leadTime.days,
        )
      : []),
    ...startValues.flatMap((value, at) => {
      const field = `startValues[${at}]`;
      const faults = checkStartValue(product, value, field);
      return faults.length > 0 ? faults : checkOwnStartValue(product, value, field);
    }),
    ...checkSpares(product),
    ...checkSpareTorques(product),
    ...checkOrderFigures(product),
  ];
}

function expect(holds: boolean, field: string, expected: string, found: unknown): Fault[] {
  if (holds) return [];
  return [{ field, sentence: `expected ${expected}, found ${JSON.stringify(found) ?? "nothing"}.` }];
}

function isWhole(value: number, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

function checkStartValue({ specifications }: Product, value: StartValue, field: string): Fault[] {
  const claimed = valuesOf({ specifications }).material?.groups.map(({ letter }) => letter);
  const { group, vc, fn, fz, pitch } = value;
  const ranges = { vc, ...(fn && { fn }), ...(fz && { fz }), ...(pitch && { pitch }) };
  const feeds = Object.keys(ranges).filter((name) => name !== "vc");
  return [
    ...expect(
      claimed === undefined || claimed.includes(group),
      `${field}.group`,
      `a group of the workpiece material, ${claimed?.join(", ")}`,
      group,
    ),
    ...Object.entries(ranges).flatMap(([name, range]) => {
      const start = "start" in range ? range.start : range.low;
      const holds = range.low > 0 && range.low <= start && start <= range.high;
      const words = "start" in range ? "low ≤ start ≤ high" : "low ≤ high";
      return expect(holds, `${field}.${name}`, `${words}, all above 0`, range);
    }),
    ...expect(feeds.length <= 1, field, "one kind of feed, fn, fz or pitch", feeds.join(" and ")),
  ];
}

/** The part by which each way of clamping of ISO 5608 and 6261 holds the insert. */
const clampParts = { P: "lever", M: "clamp", C: "clamp", D: "clamp", S: "screw" } as const;

function checkSpares({ spares, specifications }: Product): Fault[] {
  if (!spares) return [];
  const [, letter = ""] =
    /^(?:[A-Z]\d\d[A-Z]-)?([CDMPS])[A-Z]{3}[RLN]\b/.exec(specifications.size ?? "") ?? [];
  const needed = Object.entries(clampParts).find(([clamping]) => clamping === letter)?.[1];
  return [
    ...spares.flatMap(({ torque }, at) =>
      expect(torque === undefined || torque > 0, `spares[${at}].torque`, "a torque in N·m, above 0", torque),
    ),
    ...expect(
      needed === undefined || spares.some(({ part }) => part === needed),
      "spares",
      `a ${needed} among them (ISO 5608: clamping ${letter})`,
      spares.map(({ part }) => part).join(", "),
    ),
  ];
}

/** Two products with one order code, hyphens aside: as search and people read them. */
export function findRepeatedOrderCodes(products: readonly Product[]): { product: Product; fault: Fault }[] {
  const first = new Map<string, string>();
  return products.flatMap((product) => {
    const { orderCode, id } = product;
    if (orderCode === undefined) return [];
    const code = orderCode.replaceAll("-", "");
    const other = first.get(code);
    if (other === undefined) {
      first.set(code, id);
      return [];
    }
    const sentence = `"${orderCode}" is the order code of "${other}" already, hyphens aside. Give it another.`;
    return [{ product, fault: { field: "orderCode", sentence } }];
  });
}
