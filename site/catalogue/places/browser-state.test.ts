import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allSelections } from "./address.ts";
import {
  addressOfState,
  LONGEST_QUERY,
  normalState,
  readState,
  startState,
  type BrowserState,
} from "./browser-state.ts";
import { facetKeys } from "../facets/facet-values.ts";
import { facetTable, knownFilters, type Filters } from "../facets/facets.ts";
import { anyText } from "../testing/any-text.ts";
import { realProducts, realTree } from "../testing/real-catalogue.ts";

const table = facetTable(realProducts);
const origin = "https://example.com";
const read = (address: string) => readState(realTree, new URL(address, origin));

const ids = fc.oneof(
  fc.constantFrom(...facetKeys.flatMap((key) => table.values[key].map(({ id }) => id))),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }),
);
const anyFilters: fc.Arbitrary<Filters> = fc.dictionary(
  fc.constantFrom(...facetKeys),
  fc.array(ids, { maxLength: 4 }),
);
const anyState: fc.Arbitrary<BrowserState> = fc.record(
  {
    selection: fc.constantFrom(...allSelections(realTree)),
    query: fc.oneof(
      fc.constantFrom("cnmg 12 04 08", "8,5 & 10+x", "Ø10#?%", " "),
      anyText({ maxLength: 250 }),
    ),
    filters: anyFilters,
    product: fc.constantFrom(...realProducts.map(({ id }) => id)),
    view: fc.constantFrom("cards", "table"),
    sort: fc.record({
      column: fc.constantFrom("diameter", "cornerRadius", "no column"),
      isDescending: fc.boolean(),
    }),
    compare: fc.array(fc.constantFrom("mil-em-4f-10", "mil-em-4f-3", "a", "b", "c", "Not An Id"), {
      maxLength: 6,
    }),
    isComparing: fc.constant(true as const),
  },
  { requiredKeys: ["selection", "query", "filters"] },
);
const anyAddress = fc
  .tuple(
    fc.oneof(
      fc.webPath(),
      fc.constantFrom("/", "/products", "/products/turning/", "/products/x/y", "/products/%E0%A4%A"),
    ),
    fc.oneof(
      fc.webQueryParameters(),
      fc.constantFrom(
        "view=table&sort=-length",
        "sort=-&compare=,,a",
        "compare=a,a,b,c,d,e&sort=x%20y",
        "q=%",
        "coating=a,b&coating=c",
        "__proto__=1",
        "q=a&q=b",
        "toString=1",
        "pieces=1e3",
        "pieces=-5&pieces=7",
      ),
    ),
    fc.oneof(fc.webFragments(), fc.constantFrom("%", "mil-em-4f-10", "<b>", "compare")),
  )
  .map(([pathname, query, hash]) => ({ pathname, search: `?${query}`, hash: `#${hash}` }));

describe("the link is the state", () => {
  it("reads as what was written", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(addressOfState(state))).toEqual({ state: normalState(state), isKnown: true });
      }),
    );
  });

  it("writes one address for what any address says, and reads it as the same", () => {
    fc.assert(
      fc.property(anyAddress, (parts) => {
        const first = readState(realTree, parts);
        if (!first) return;
        const address = addressOfState(first.state);
        expect(read(address)?.state).toEqual(first.state);
        expect(addressOfState(read(address)?.state ?? startState)).toBe(address);
      }),
    );
  });

  it("is a sound address, with nothing in it that a browser would write differently", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const address = addressOfState(state);
        expect(address).toMatch(/^\/[\x21-\x7e]*$/);
        const { pathname, search, hash } = new URL(address, origin);
        expect(`${pathname}${search.replaceAll("%27", "'")}${hash}`).toBe(address);
      }),
    );
  });

  it("is the same whatever order the filters were chosen in", () => {
    const one = addressOfState({
      ...startState,
      selection: { category: "milling" },
      filters: { coating: ["tialn", "altin"], material: ["p"] },
    });
    const other = addressOfState({
      ...startState,
      selection: { category: "milling" },
      filters: { material: ["p"], coating: ["altin", "tialn", "altin"] },
    });
    expect(one).toBe("/products/milling?material=p&coating=altin,tialn");
    expect(other).toBe(one);
  });

  it.each<[string, Partial<BrowserState>]>([
    ["/#products", {}],
    ["/?q=m8+tap#products", { query: "m8 tap" }],
    [
      "/products/turning/grade/steel",
      { selection: { category: "turning", subcategory: "grade", item: "steel" } },
    ],
    [
      "/products/milling?q=8%2C5&diameter=8,10#mil-em-4f-10",
      {
        selection: { category: "milling" },
        query: "8,5",
        filters: { diameter: ["10", "8"] },
        product: "mil-em-4f-10",
      },
    ],
    [
      "/products/milling?view=table&sort=-length&compare=mil-em-4f-10,mil-em-4f-3#compare",
      {
        selection: { category: "milling" },
        view: "table",
        sort: { column: "length", isDescending: true },
        compare: ["mil-em-4f-10", "mil-em-4f-3"],
        isComparing: true,
      },
    ],
    [
      "/products/milling?pieces=50#mil-em-4f-10",
      { selection: { category: "milling" }, pieces: 50, product: "mil-em-4f-10" },
    ],
  ])("%s", (address, state) => {
    const whole = { ...startState, ...state };
    expect(addressOfState(whole)).toBe(address);
    expect(read(address)?.state).toEqual(normalState(whole));
  });
});

describe("an address from elsewhere", () => {
  it("falls back to the nearest parent, and says so", () => {
    expect(read("/products/turning/nothing?q=x")).toEqual({
      state: { selection: { category: "turning" }, query: "x", filters: {} },
      isKnown: false,
    });
  });

  it("loses facets that there are not, and values that the list has not", () => {
    const state = read("/products/milling?colour=red&coating=tialn,chocolate&utm_source=x")?.state;
    expect(state?.filters).toEqual({ coating: ["chocolate", "tialn"] });
    expect(knownFilters(table, state?.filters ?? {})).toEqual({ coating: ["tialn"] });
  });

  it("is not the product browser's elsewhere", () => {
    expect(read("/privacy?q=x")).toBeUndefined();
  });

  it("names no product by a section's anchor", () => {
    expect(read("/#contact")?.state).toEqual(startState);
    expect(read("/products/milling#Not An Id")?.state.product).toBeUndefined();
  });

  it("carries no endless query, and none with half a character", () => {
    const query = read(`/?q=${"%F0%9F%94%A9".repeat(300)}`)?.state.query ?? "";
    expect(query).toBe("🔩".repeat(LONGEST_QUERY / 2));
    expect(read(`/?q=a${"%F0%9F%94%A9".repeat(300)}`)?.state.query.isWellFormed()).toBe(true);
  });
});
