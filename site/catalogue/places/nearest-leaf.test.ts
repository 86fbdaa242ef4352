import { expect, test } from "vitest";
import { nearestLeaf } from "./nearest-leaf.ts";
import type { Category } from "../model/schema.ts";

const drilling: Category = {
  id: "drilling",
  label: "Drilling",
  subCategories: [
    {
      id: "solid-carbide",
      label: "Solid Carbide",
      items: [
        { id: "drills", label: "Drills" },
        { id: "step-drills", label: "Step Drills" },
      ],
    },
    {
      id: "indexable",
      label: "Indexable",
      items: [
        { id: "inserts", label: "Inserts" },
        { id: "spot-chamfering", label: "Spot and Chamfering" },
      ],
    },
    { id: "bodies", label: "Bodies", items: [] },
  ],
};

const drill = { category: "drilling", subcategory: "solid-carbide", item: "drills" };
const insert = { category: "drilling", subcategory: "indexable", item: "inserts" };
const body = { category: "drilling", subcategory: "bodies" };
const stepDrills = { category: "drilling", subcategory: "solid-carbide", item: "step-drills" };

test("beside an empty item lies a sibling with products", () => {
  expect(nearestLeaf(drilling, stepDrills, [drill, drill, insert])).toEqual({
    selection: drill,
    label: "Solid Carbide, Drills",
    count: 2,
  });
});

test("a sibling is nearer than an earlier subcategory", () => {
  const spot = { category: "drilling", subcategory: "indexable", item: "spot-chamfering" };
  expect(nearestLeaf(drilling, spot, [drill, insert])?.selection).toEqual(insert);
});

test("without a sibling that has products it is another subcategory of the category", () => {
  expect(nearestLeaf(drilling, stepDrills, [insert])?.selection).toEqual(insert);
});

test("a subcategory without items is a leaf itself", () => {
  expect(nearestLeaf(drilling, stepDrills, [body])).toEqual({ selection: body, label: "Bodies", count: 1 });
});

test("products of other categories are not near", () => {
  expect(nearestLeaf(drilling, stepDrills, [{ ...drill, category: "milling" }])).toBeUndefined();
});

test("looking for the nearest place leaves the tree as it was", () => {
  const before = structuredClone(drilling);
  nearestLeaf(drilling, { category: "drilling", subcategory: "bodies" }, [drill]);
  expect(drilling).toEqual(before);
});
