import { familyNamedBy } from "../series/family-words.ts";
import { describe, expect, it } from "vitest";
import type { Product } from "#site/catalogue/model/schema.ts";
import { checkTrade } from "../content/check-trade.ts";
import { ContentError } from "../reading/parse-content.ts";
import { specificationFaults } from "../testing/spoiled-product.ts";

type Facts = Product["specifications"];

const place = {
  category: "threading",
  series: "bars",
  subcategory: "internal",
  picture: "threading-bar",
};

/** What the rules say of some products together; empty if nothing. */
function faultsOf(...tools: Facts[]): string {
  const products = tools.map((specifications, at) => {
    const name = `${specifications.size}`;
    const family = familyNamedBy(specifications.type) ?? "drill";
    return { ...place, family, id: `tool-${at}`, name, description: "A tool.", specifications };
  });
  try {
    checkTrade(products);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

const bar: Facts = {
  type: "Internal threading bar, right hand",
  shank: "16 mm",
  length: "150 mm",
  diameter: "20 mm",
  size: "SNR 0016 M16",
  insert: "16IR",
};
const thinBar: Facts = {
  ...bar,
  shank: "10 mm",
  length: "125 mm",
  diameter: "13 mm",
  size: "SNR 0010 K11",
  insert: "11IR",
};

function taperInsert(seat: string, diameter: string, perInch: number, pitch: string): Facts {
  const size = `${seat} ${perInch} NPT`;
  return { type: "Threading insert, internal, right hand", diameter, size, insert: seat, threadPitch: pitch };
}

const fine = taperInsert("16IR", "9.525 mm", 18, "1.411 mm");
const thin = taperInsert("11IR", "6.35 mm", 18, "1.411 mm");
const coarse = taperInsert("16IR", "9.525 mm", 14, "1.814 mm");

describe("an insert for a taper pipe thread", () => {
  it("is refused when no bar enters the thread's hole", () => {
    expect(faultsOf(bar, fine)).toContain(
      "expected a smaller insert (NPT threads of 18 per inch have holes up to 14.5 mm, the smallest bar for 16IR needs 20 mm)",
    );
  });

  it("is taken when a bar enters, or when the catalogue has none for it", () => {
    expect(faultsOf(thinBar, thin)).toBe("");
    expect(faultsOf(bar, coarse)).toBe("");
    expect(faultsOf(fine)).toBe("");
  });
});

it("a parting blade is refused when a narrower one of its height reaches deeper", () => {
  expect(specificationFaults("par-bl-32-4", "depth", "≤ 30 mm")).toContain(
    'specifications.depth: expected 50 mm or more (as deep as the narrower blade of 32 mm), found "≤ 30 mm".',
  );
});
