import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf, allSelections, pageOfProduct } from "#site/catalogue/places/address.ts";
import { messageOf } from "../testing/spoiled-product.ts";
import { type ContentFolder, makeContentFolder } from "../testing/content-folder.ts";
import { loadContent } from "./content.ts";
import { lostAddresses } from "./lost-addresses.ts";
import { redirectsText } from "./redirects.ts";

let content: ContentFolder;
beforeEach(() => {
  content = makeContentFolder();
});
afterEach(() => content.dispose());

const write = (products: object, places: object = {}): void =>
  content.write("redirects.json", JSON.stringify({ products, places }));
const led = (): Record<string, string> => Object.fromEntries(loadContent(content.path).redirects.addresses);

describe("a renamed product or place", () => {
  it("leads to what it is now, also after two renames, or to a place", () => {
    write({ "old-tip": "older-tip", "older-tip": "pcd-al-ccgw09t304", gone: "turning/inserts" });
    expect(led()).toEqual({
      "/product/old-tip": "/product/pcd-al-ccgw09t304",
      "/product/older-tip": "/product/pcd-al-ccgw09t304",
      "/product/gone": "/products/turning/inserts",
    });
    expect(Object.fromEntries(loadContent(content.path).redirects.products)).toEqual({
      "old-tip": "pcd-al-ccgw09t304",
      "older-tip": "pcd-al-ccgw09t304",
    });
  });

  it("takes what stands below it along", () => {
    write({}, { lathe: "turning", "lathe/inserts": "turning/holders" });
    const addresses = led();
    expect(addresses["/products/lathe"]).toBe("/products/turning");
    expect(addresses["/products/lathe/grade/steel"]).toBe("/products/turning/grade/steel");
    expect(addresses["/products/lathe/inserts"]).toBe("/products/turning/holders");
  });

  it("that is a whole category loses no address: those of its places lead on, those of its tools stay", () => {
    const addresses = (): string[] => {
      const { categories, products } = loadContent(content.path);
      return [...allSelections(categories).map(addressOf), ...products.map(pageOfProduct)];
    };
    const before = addresses();
    const at = loadContent(content.path).categories.findIndex(({ id }) => id === "drilling");
    content.set("categories.json", [at, "id"], "hole-making");
    renameSync(join(content.path, "range/drilling"), join(content.path, "range/hole-making"));
    expect(messageOf(content)).toMatch(/page\.json.*drilling/);
    content.set("page.json", ["products", "tiles", 3, "category"], "hole-making");
    write({}, { drilling: "hole-making" });
    const [after, leading] = [new Set(addresses()), led()];
    const places = before.filter((address) => !after.has(address));
    expect(places.length).toBeGreaterThan(5);
    for (const address of places) expect(after, address).toContain(leading[address]);
    expect(addresses()).toHaveLength(before.length);
  });

  it("is a line of the file for servers", () => {
    write({ "old-tip": "pcd-al-ccgw09t304" });
    expect(redirectsText(loadContent(content.path).redirects)).toBe(
      "/product/old-tip /product/pcd-al-ccgw09t304 308\n",
    );
  });

  it("may be missing altogether", () => {
    rmSync(join(content.path, "redirects.json"), { force: true });
    expect(led()).toEqual({});
  });
});

it.each([
  [{ "pcd-al-ccgw09t304": "gone" }, {}, '"pcd-al-ccgw09t304" is the id of a product still'],
  [{ old: "nowhere" }, {}, '"old" leads to "nowhere", which is neither a product\'s id nor a place'],
  [{ a: "b", b: "a" }, {}, '"a" leads back to itself'],
  [{}, { turning: "milling" }, '"turning" is a place of the tree still'],
  [{}, { lathe: "turning/tips" }, '"lathe" leads to "turning/tips", which is no place of the tree'],
  [{}, { lathe: "lathe" }, '"lathe" leads back to itself'],
  [{ "Old Id": "x" }, {}, "expected the id of a product as it was"],
])("an entry that leads nowhere is refused: %j %j", (products, places, says) => {
  write(products, places);
  expect(messageOf(content)).toContain(says);
});

describe("an address that the last build had and this one has not", () => {
  it("is told with the way out, unless it leads on", () => {
    const folder = mkdtempSync(join(tmpdir(), "builds-"));
    for (const file of [
      "last/product/a.html",
      "last/product/b.html",
      "last/products/lathe/index.html",
      "next/product/c.html",
    ]) {
      mkdirSync(join(folder, file, ".."), { recursive: true });
      writeFileSync(join(folder, file), "");
    }
    const redirects = { addresses: new Map([["/product/b", "/product/c"]]), products: new Map() };
    const told = lostAddresses(join(folder, "last"), join(folder, "next"), redirects).toSorted();
    expect(told).toHaveLength(2);
    expect(told[0]).toContain("had /product/a, this one has not");
    expect(told[1]).toContain('add "lathe" to "places"');
    expect(lostAddresses(join(folder, "none"), join(folder, "next"), redirects)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
