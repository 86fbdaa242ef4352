import { expect, test } from "vitest";
import { makeContentFolder } from "../testing/content-folder.ts";
import { faultMessage, messageOf } from "../testing/spoiled-product.ts";

const holder = "tur-ho-pclnr2525m12";
const insert = "tur-st-cnmg120408-p25";

const vc = { low: 100, start: 150, high: 200 };
const fn = { low: 0.1, start: 0.2, high: 0.3 };

/** What is wrong with a product, its field, the value put there, and the words of the fault. */
const spoiled: [what: string, id: string, place: string[], value: unknown, fault: string][] = [
  [
    "an order code in small letters",
    insert,
    ["orderCode"],
    "ti-1042",
    'orderCode: expected capital letters, then digits or letters after single hyphens, such as "TI-1042", found "ti-1042".',
  ],
  [
    "an order code with two hyphens in a row",
    insert,
    ["orderCode"],
    "TI--1",
    'orderCode: expected capital letters, then digits or letters after single hyphens, such as "TI-1042", found "TI--1".',
  ],
  [
    "an order code without a number",
    insert,
    ["orderCode"],
    "TI",
    'orderCode: expected capital letters, then digits or letters after single hyphens, such as "TI-1042", found "TI".',
  ],
  [
    "a pack of none",
    insert,
    ["pack", "quantity"],
    0,
    "pack.quantity: expected a whole number, 1 or more, found 0.",
  ],
  [
    "a pack of two and a half",
    insert,
    ["pack", "quantity"],
    2.5,
    "pack.quantity: expected a whole number, 1 or more, found 2.5.",
  ],
  [
    "an HSN code of five digits",
    insert,
    ["hsn"],
    "82090",
    'hsn: expected an HSN code of 4, 6 or 8 digits such as "8209" or "8207 50", found "82090".',
  ],
  [
    "an HSN code of letters",
    insert,
    ["hsn"],
    "HSN 8209",
    'hsn: expected an HSN code of 4, 6 or 8 digits such as "8209" or "8207 50", found "HSN 8209".',
  ],
  [
    "a lead time of no day",
    insert,
    ["leadTime"],
    { days: 0 },
    "leadTime.days: expected a whole number of days, 1 to 365, found 0.",
  ],
  [
    "a lead time of more than a year",
    insert,
    ["leadTime"],
    { days: 366 },
    "leadTime.days: expected a whole number of days, 1 to 365, found 366.",
  ],
  [
    "a starting speed outside its range",
    insert,
    ["startValues"],
    [{ group: "P", vc: { ...vc, start: 250 }, fn }],
    'startValues[0].vc: expected low ≤ start ≤ high, all above 0, found {"low":100,"start":250,"high":200}.',
  ],
  [
    "a range from high to low",
    insert,
    ["startValues"],
    [
      { group: "P", vc },
      { group: "P", vc, pitch: { low: 2, high: 1 } },
    ],
    'startValues[1].pitch: expected low ≤ high, all above 0, found {"low":2,"high":1}.',
  ],
  [
    "starting values for a workpiece that it isn't for",
    insert,
    ["startValues"],
    [{ group: "H", vc, fn }],
    'startValues[0].group: expected a group of the workpiece material, P, found "H".',
  ],
  [
    "two kinds of feed at once",
    insert,
    ["startValues"],
    [{ group: "P", vc, fn, fz: fn }],
    'startValues[0]: expected one kind of feed, fn, fz or pitch, found "fn and fz".',
  ],
  [
    "a torque of 0",
    holder,
    ["spares"],
    [{ part: "lever", name: "Lever", torque: 0 }],
    "spares[0].torque: expected a torque in N·m, above 0, found 0.",
  ],
  [
    "a lever-lock holder whose spares have no lever",
    holder,
    ["spares"],
    [{ part: "screw", name: "Insert screw" }],
    'spares: expected a lever among them (ISO 5608: clamping P), found "screw".',
  ],
];

for (const [what, id, place, value, fault] of spoiled) {
  test(`${what} stops the build with file, product, field, expected and found`, () => {
    expect(faultMessage(id, place, value)).toMatch(/^content\/range\/turning\/[a-z-]+\.csv: /);
    expect(faultMessage(id, place, value)).toContain(`: product "${id}": ${fault}`);
  });
}

test("two products with one order code are told, though one is written without its hyphen", () => {
  expect(faultMessage(insert, ["orderCode"], "SH-10-01")).toBe(
    'content/range/pcbn/cnga-inserts-hardened-steel.csv: product "pcbn-hs-cnga120408": orderCode: "SH-1001" is the order code of "tur-st-cnmg120408-p25" already, hyphens aside. Give it another.',
  );
});

test("a lead time that is no class and no number of days is answered with what it may be", () => {
  expect(faultMessage(insert, ["leadTime"], "soon")).toMatch(
    /leadTime: expected "stock", "on request" or a number of days such as \{ "days": 14 \}, found "soon"\.$/,
  );
});

test("a product without any of these fields is sold as before", () => {
  const content = makeContentFolder();
  for (const field of ["orderCode", "pack", "leadTime", "spares"]) {
    content.alter("tur-al-ccgt09t304", [field], undefined);
  }
  expect(() => messageOf(content)).toThrow("The content loads.");
  content.dispose();
});
