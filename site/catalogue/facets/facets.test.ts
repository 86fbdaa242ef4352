import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facetKeys, facetValues, type FacetKey } from "./facet-values.ts";
import { applyFilters, facetTable, facetsOf, knownFilters, type Filters } from "./facets.ts";
import { chipsOf, noFilters, toggleFilter, withoutFilter } from "./filter-chips.ts";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realProducts } from "../testing/real-catalogue.ts";
import { withFamily } from "../testing/with-family.ts";

const table = facetTable(realProducts);
const optionsOf = (key: FacetKey, filters: Filters = {}, found?: ReadonlySet<string>) =>
  facetsOf(table, filters, found).find((facet) => facet.key === key)?.options ?? [];

/** Any choice of values that occur. */
const anyFilters: fc.Arbitrary<Filters> = fc
  .uniqueArray(
    fc.constantFrom(...facetKeys.flatMap((key) => table.values[key].map(({ id }) => ({ key, id })))),
    { maxLength: 5 },
  )
  .map((chosen) =>
    chosen.reduce<Filters>((filters, { key, id }) => toggleFilter(filters, key, id), noFilters),
  );
const anyFound = fc.option(
  fc.subarray(realProducts.map(({ id }) => id)).map((ids) => new Set(ids)),
  { nil: undefined },
);

describe("the facets of a list", () => {
  it("are those with two values or more in it", () => {
    const endMills = facetTable(realProducts.filter(({ picture }) => picture.startsWith("endmill")));
    const keys = facetsOf(
      facetTable([...endMills.rows.map(({ product }) => product), ...madeUpProducts(4)]),
      {},
    );
    expect(keys.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["material", "diameter", "flutes", "coating"]),
    );
    expect(keys.map(({ key }) => key)).not.toContain("seat");
    for (const { options } of facetsOf(table, {})) expect(options.length).toBeGreaterThan(1);
  });

  it("are hidden below four products", () => {
    expect(facetsOf(facetTable(realProducts.slice(0, 3)), {})).toEqual([]);
    expect(facetsOf(facetTable(realProducts.slice(0, 4)), {})).not.toEqual([]);
    expect(knownFilters(facetTable(realProducts.slice(0, 3)), { coating: ["tialn"] })).toEqual({});
  });

  it("sort numbers as numbers", () => {
    const numbers = optionsOf("diameter").map(({ number = Number.NaN }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(numbers.length).toBeGreaterThan(5);
  });

  it("sort workpiece groups as the standard does", () => {
    expect(optionsOf("material").map(({ id }) => id)).toEqual(["p", "m", "k", "n", "s", "h"]);
  });
});

describe("filtering", () => {
  it("takes any value within a facet, and all facets together", () => {
    const numbersOf = (filters: Filters) =>
      new Set(
        applyFilters(table, filters).map(
          ({ specifications: { diameter, flutes } }) => `${diameter}, ${flutes}`,
        ),
      );
    expect([...numbersOf({ diameter: ["8", "10"] })].every((each) => /^(8|10) mm/.test(each))).toBe(true);
    expect(numbersOf({ diameter: ["8", "10"], flutes: ["4"] })).toContain("10 mm, 4");
    expect(
      [...numbersOf({ diameter: ["8", "10"], flutes: ["4"] })].every((each) => /^(8|10) mm, 4$/.test(each)),
    ).toBe(true);
  });

  it("counts for each value the products it has under the other facets and the search", () => {
    fc.assert(
      fc.property(anyFilters, anyFound, (filters, found) => {
        for (const { key, options } of facetsOf(table, filters, found)) {
          const { [key]: _, ...others } = filters;
          const list = applyFilters(table, others, found);
          for (const option of options) {
            const expected = list.filter((product) =>
              facetValues(product, key).some(({ id }) => id === option.id),
            );
            expect(option.count).toBe(expected.length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("shows what a value promised once it alone is chosen in its facet", () => {
    fc.assert(
      fc.property(anyFilters, anyFound, (filters, found) => {
        for (const { key, options } of facetsOf(table, filters, found))
          for (const { id, count } of options)
            expect(applyFilters(table, { ...filters, [key]: [id] }, found)).toHaveLength(count);
      }),
      { numRuns: 20 },
    );
  });

  it("keeps values that would show nothing, disabled; a chosen one can always be taken back", () => {
    const own = facetTable(
      [
        ["8 mm", "6"],
        ["10 mm", "4"],
        ["12 mm", "2"],
        ["12 mm", "3"],
      ].map(([diameter, flutes], number) =>
        withFamily({
          id: `p${number}`,
          specifications: { type: "End mill", diameter, flutes },
        }),
      ),
    );
    const flutes = (filters: Filters, id: string) =>
      facetsOf(own, filters)
        .find(({ key }) => key === "flutes")
        ?.options.find((option) => option.id === id);
    expect(flutes({ diameter: ["8"] }, "2")).toMatchObject({ count: 0, isDisabled: true });
    expect(flutes({ diameter: ["8"] }, "6")).toMatchObject({ count: 1, isDisabled: false });
    expect(flutes({ diameter: ["8"], flutes: ["2"] }, "2")).toMatchObject({
      count: 0,
      isChosen: true,
      isDisabled: false,
    });
  });

  it("shows all without filters", () => {
    expect(applyFilters(table, noFilters)).toEqual(realProducts);
    expect(applyFilters(table, { coating: [] })).toEqual(realProducts);
  });

  it("reads each product once, however many filters follow", () => {
    let reads = 0;
    const products = madeUpProducts(2_000).map((product) =>
      Object.defineProperty({ ...product }, "specifications", {
        get: () => {
          reads += 1;
          return product.specifications;
        },
      }),
    );
    const big = facetTable(products);
    const readsForTable = reads;
    facetsOf(big, { coating: ["tialn"] });
    applyFilters(big, { flutes: ["2", "4"] });
    expect(reads).toBe(readsForTable);
    expect(readsForTable).toBeLessThan(2_000 * facetKeys.length * 4);
  });
});

describe("the table of a list", () => {
  it("says of every product what the product says itself", () => {
    for (const { product, ids } of table.rows) {
      const own = facetKeys.map((key) => [key, [...new Set(facetValues(product, key).map(({ id }) => id))]]);
      expect(ids).toEqual(Object.fromEntries(own));
    }
  });

  it("reads a value once, however many products share it", () => {
    const { rows } = facetTable(madeUpProducts(1_000));
    // 340 diameters, 5 numbers of flutes, 5 coatings, 4 workpiece materials.
    expect(new Set(rows.map(({ ids }) => ids.diameter)).size).toBe(340);
    expect(new Set(rows.map(({ ids }) => ids.flutes)).size).toBe(5);
    expect(new Set(rows.map(({ ids }) => ids.coating)).size).toBe(5);
    expect(new Set(rows.map(({ ids }) => ids.material)).size).toBe(4);
  });
});

describe("the chips of active filters", () => {
  it("name facet and value", () => {
    const filters: Filters = { coating: ["tialn", "altin"], material: ["p"] };
    expect(chipsOf(facetsOf(table, filters), filters)).toEqual([
      { key: "material", id: "p", label: "Workpiece material: P – steel" },
      { key: "coating", id: "altin", label: "Coating: AlTiN" },
      { key: "coating", id: "tialn", label: "Coating: TiAlN" },
    ]);
  });

  it("are taken away one by one, and a second press takes nothing more", () => {
    const filters: Filters = { coating: ["tialn", "altin"], material: ["p"] };
    const once = withoutFilter(filters, "coating", "tialn");
    expect(once).toEqual({ coating: ["altin"], material: ["p"] });
    expect(withoutFilter(once, "coating", "tialn")).toEqual(once);
  });

  it("toggling twice gives the first filters back", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const once = toggleFilter(filters, "coating", "new");
        expect(toggleFilter(once, "coating", "new")).toEqual(filters);
      }),
    );
  });

  it("leave out what the list can't answer", () => {
    expect(knownFilters(table, { coating: ["tialn", "chocolate"], flutes: ["999"] })).toEqual({
      coating: ["tialn"],
    });
  });
});
