import { describe, expect, it } from "vitest";
import type { ToolFamily } from "../families/families.ts";
import { madeUpThreadMill } from "../testing/made-up-thread-mill.ts";
import { realProducts } from "../testing/real-catalogue.ts";
import { seriesIn } from "./bands.ts";
import { tableCellOf } from "./columns.ts";
import { describeSeries } from "./describe-series.ts";
import { inSizeOrder } from "./usual-order.ts";

const described = seriesIn(inSizeOrder(realProducts)).map(({ id, products }) => ({
  id,
  products,
  ...describeSeries(products),
}));

function productOf(family: ToolFamily): (typeof realProducts)[number] {
  const found = realProducts.find((product) => product.family === family);
  if (!found) throw new Error(`no ${family} in the testing range`);
  return found;
}

describe("a series of tools", () => {
  it("names each size so that no two are the same", () => {
    for (const { id, products, labels } of described) {
      const own = products.map((product) => labels.get(product.id) ?? "");
      expect(new Set(own).size, `${id}: ${own.join(", ")}`).toBe(products.length);
      for (const label of own) expect(label, id).not.toBe("");
    }
  });

  it("calls thread mills by the smallest thread that each makes", () => {
    const mills = [
      madeUpThreadMill("M12", 1.75, [9, 26.25, 72, 10]),
      madeUpThreadMill("M16", 2, [12, 34, 83, 12]),
      madeUpThreadMill("M16", 1.5, [12, 34.5, 83, 12]),
    ];
    expect([...describeSeries(mills).labels.values()]).toEqual(["M12 × 1.75", "M16 × 2", "M16 × 1.5"]);
  });

  it("has a column for what alone tells its sizes apart, whatever the columns of its family", () => {
    const mill = productOf("end-mill");
    const sizes = ["0.3", "0.5"].map((radius) => ({
      ...mill,
      id: `mill-${radius}`,
      specifications: { ...mill.specifications, edge: `RE ${radius} mm` },
    }));
    const { columns, labels } = describeSeries(sizes);
    expect(columns[0]).toMatchObject({ id: "cornerRadius", label: "Corner radius", isFigure: true });
    expect([...labels.values()]).toEqual(["R0.3", "R0.5"]);
    expect(describeSeries([mill]).columns.map(({ id }) => id)).not.toContain("cornerRadius");
  });

  it("leaves a grade's range out of the names where the grade tells enough", () => {
    const insert = productOf("turning-insert");
    const grades = ["Coated carbide, ISO P15 (P05–P25)", "Coated carbide, ISO P25 (P15–P35)"];
    const sizes = grades.map((grade) => ({
      ...insert,
      id: grade,
      specifications: { ...insert.specifications, grade },
    }));
    expect([...describeSeries(sizes).labels.values()]).toEqual(["P15", "P25"]);
  });

  it("shows first what tells its sizes apart, then what they share", () => {
    for (const { id, columns, products } of described) {
      if (products.length === 1) continue;
      const differ = columns.map((column) => {
        const values = products.map((product) => tableCellOf(product, column)?.value);
        return new Set(values).size > 1;
      });
      const shared = differ.includes(false) ? differ.slice(differ.indexOf(false)) : [];
      expect(shared, id).not.toContain(true);
    }
  });

  it("tells its sizes apart in the three columns that a narrow window shows, where any three do", () => {
    for (const { id, columns, products } of described) {
      const rows = (shown: typeof columns): number =>
        new Set(
          products.map((product) => JSON.stringify(shown.map((one) => tableCellOf(product, one)?.value))),
        ).size;
      const triples = columns.flatMap((one, at) =>
        columns
          .slice(at)
          .flatMap((two, next) => columns.slice(at + next).map((three) => rows([one, two, three]))),
      );
      expect(rows(columns.slice(0, 3)), id).toBe(Math.max(...triples));
    }
  });

  it("has a letter in its columns for each dimension of its sketch, and no letter without it", () => {
    const sketched = described.filter((series) => series.sketched);
    expect(sketched.length).toBeGreaterThan(described.length / 2);
    for (const { id, columns, sketched: sketch } of described) {
      const letters = columns.flatMap(({ symbol }) => (symbol === "H × B" ? [] : (symbol ?? [])));
      const drawn = new Set(sketch?.dimensions.map(({ symbol }) => symbol));
      for (const letter of letters) expect(drawn, id).toContain(letter);
      if (sketch) expect(columns.filter(({ symbol }) => symbol).length, id).toBe(drawn.size);
    }
  });
});
