import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOfState, readState } from "../places/browser-state.ts";
import { realProducts, realTree } from "../testing/real-catalogue.ts";
import { choosing, comparedIds, MOST_COMPARED, namedTools } from "./choose.ts";

const milling = realProducts.filter(({ category }) => category === "milling");
const endMills = milling.filter(({ family }) => family === "end-mill");
const [cutter] = milling.filter(({ family }) => family === "milling-cutter");
if (!cutter) throw new Error("The tests' content has no milling cutter.");

test("the fifth tool is refused, the first four are not", () => {
  for (let count = 0; count < MOST_COMPARED; count += 1)
    expect(choosing(endMills.slice(0, count), endMills[count]!)).toEqual({ kind: "chosen" });
  expect(choosing(endMills.slice(0, 4), endMills[4]!)).toEqual({ kind: "full" });
});

test("a tool of another family is refused, with both families", () => {
  const refused = { kind: "other family", chosen: "end-mill", own: "milling-cutter" };
  expect(choosing(endMills.slice(0, 1), cutter)).toEqual(refused);
  expect(choosing(endMills.slice(0, 4), cutter)).toEqual(refused);
});

test("tools of one family compare across leaves", () => {
  const inserts = realProducts.filter(({ family }) => family === "turning-insert");
  const [one] = inserts;
  const other = inserts.find(({ subcategory }) => subcategory !== one?.subcategory);
  expect(choosing([one!], other!)).toEqual({ kind: "chosen" });
});

test("every id of a link is shown or said to be left out, each once, whatever the link has", () => {
  const ids = fc.array(
    fc.oneof(fc.constantFrom(...milling.map(({ id }) => id)), fc.stringMatching(/^[a-zA-Z0-9%_-]{1,8}$/)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(ids, (given) => {
      const { chosen, missing, strangers, surplus } = namedTools(milling, given);
      const known = [...chosen, ...strangers, ...surplus].map(({ id }) => id);
      expect([...known, ...missing].toSorted()).toEqual([...new Set(given)].toSorted());
      expect(chosen.length).toBeLessThanOrEqual(MOST_COMPARED);
      expect(new Set(chosen.map(({ family }) => family)).size).toBeLessThanOrEqual(1);
    }),
  );
});

test("a link holds as many tools as can be chosen, in their order", () => {
  const compare = endMills.slice(0, MOST_COMPARED).map(({ id }) => id);
  const address = addressOfState({ selection: { category: "milling" }, query: "", filters: {}, compare });
  const { pathname, search, hash } = new URL(address, "https://site.example");
  expect(readState(realTree, { pathname, search, hash })?.state.compare).toEqual(compare);
  expect(comparedIds(search)).toEqual(compare);
});
