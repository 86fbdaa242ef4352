import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf, withoutLines } from "../testing/spoiled-product.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { loadContent } from "./content.ts";
import { type ContentFolder, makeContentFolder } from "../testing/content-folder.ts";

let content: ContentFolder;
beforeEach(() => {
  content = makeContentFolder();
});
afterEach(() => content.dispose());

const fault = (): string => withoutLines(messageOf(content));

describe("a content that keeps the rules", () => {
  const own = loadContent(TEST_CONTENT);

  it("loads, with all seven categories below the entry for all", () => {
    expect(own.categories.map(({ id }) => id)).toEqual([
      "all",
      "turning",
      "milling",
      "threading",
      "drilling",
      "grooving-parting",
      "pcbn",
      "pcd",
    ]);
  });

  it("lists its products in the order of the tree", () => {
    const order = own.categories.map(({ id }) => id);
    const places = own.products.map(({ category }) => order.indexOf(category));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(own.products.length).toBeGreaterThan(0);
  });

  it("keeps both readings of the working hours, character for character", () => {
    expect(own.company.workingHours).toBe("10:00 AM - 6:00 PM");
    expect(own.company.businessHours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      "Monday-Friday 9:00 AM - 6:00 PM",
      "Saturday 10:00 AM - 2:00 PM",
      "Sunday closed",
    ]);
  });
});

describe("an editor is told", () => {
  it("which file is missing", () => {
    content.remove("team.json");
    expect(fault()).toBe("content/team.json: the file is missing.");
  });

  it("which search to try finds nothing", () => {
    content.set("page.json", ["products", "examples", 1], "M777");
    expect(fault()).toBe('content/page.json: products.examples: "M777" finds no product. Choose another.');
  });

  it("where a comma is too many", () => {
    content.write("team.json", '[\n{ "name": "A",\n}\n]');
    expect(fault()).toBe(
      "content/team.json: this line ends with a comma, but no entry follows. Take the comma out.",
    );
  });

  it("which field is missing", () => {
    content.set("company.json", ["phone"], undefined);
    expect(fault()).toBe("content/company.json: phone: this field is missing.");
  });

  it("which field holds the wrong kind of value", () => {
    content.alter("pcd-al-ccgw09t304", ["specifications", "flutes"], 2);
    expect(fault()).toMatch(
      /^content\/range\/pcd\/pcd-al-ccgw09t304\.json: specifications\.flutes: expected .+, found 2\.$/,
    );
  });

  it("which field holds nothing but spaces", () => {
    content.set("team.json", [1, "name"], "  ");
    expect(fault()).toBe('content/team.json: [1].name: expected a text with something in it, found "  ".');
  });

  it("what a telephone number must look like", () => {
    content.set("company.json", ["phone"], "0124 1");
    expect(fault()).toBe(
      'content/company.json: phone: expected a number like "+91 124 000 0000", found "0124 1".',
    );
  });

  it("that a link must be secure", () => {
    content.set("partners.json", [0, "url"], "http://skarnholt.example");
    expect(fault()).toBe(
      'content/partners.json: [0].url: expected an address that starts with https://, found "http://skarnholt.example".',
    );
  });

  it("that a worked case needs an insert of the range", () => {
    content.set("worked-case.json", ["after", "product"], "tur-ho-pclnr2525m12");
    expect(fault()).toMatch(/^content\/worked-case\.json: after\.product: .* found "tur-ho-pclnr2525m12"\.$/);
  });

  it("which field nobody knows", () => {
    content.set("team.json", [1, "phon"], "+91 124 000 0002");
    expect(fault()).toBe("content/team.json: [1].phon: unknown field. Check its spelling or take it out.");
  });

  it("which specification nobody knows", () => {
    content.alter("pcd-al-ccgw09t304", ["specifications", "colour"], "red");
    expect(fault()).toBe(
      "content/range/pcd/pcd-al-ccgw09t304.json: specifications.colour: unknown field. Check its spelling or take it out.",
    );
  });

  it("that the slideshow has five slides, no fewer", () => {
    content.set("page.json", ["hero", "slides", 4], undefined);
    expect(fault()).toMatch(/^content\/page\.json: hero\.slides: expected exactly 5 slides, found /);
  });

  it("nothing about the mark that some editors put before a file", () => {
    content.write("team.json", "\uFEFF[]");
    expect(loadContent(content.path).team).toEqual([]);
  });

  it("which hours a day has", () => {
    content.set("company.json", ["businessHours", 0, "hours"], "9 to 25");
    expect(fault()).toBe(
      'content/company.json: businessHours[0].hours: expected an opening and a later closing time such as "9:00 AM - 6:00 PM", or words without figures such as "closed", found "9 to 25".',
    );
  });

  it("that the tree must begin with all", () => {
    content.set("categories.json", [0], undefined);
    expect(fault()).toMatch(
      /^content\/categories\.json: \(whole file\): expected "all" as the first category, found /,
    );
  });

  it("that two subcategories have one id", () => {
    content.set("categories.json", [1, "subCategories", 1, "id"], "grade");
    expect(fault()).toBe(
      'content/categories.json: subcategories of "turning": the id "grade" stands there twice. Ids must be unique.',
    );
  });

  it("which host a map may come from", () => {
    content.set("company.json", ["map", "embedUrl"], "https://maps.example/gurugram");
    expect(fault()).toBe(
      'content/company.json: map.embedUrl: expected an address on https://www.google.com/, found "https://maps.example/gurugram".',
    );
  });

  it("of all faults of a file at once", () => {
    content.set("team.json", [0, "email"], "x");
    content.set("team.json", [1, "phone"], "1");
    expect(fault().split("\n")).toEqual([
      expect.stringContaining("[0].email: "),
      expect.stringContaining("[1].phone: "),
    ]);
  });
});

describe("an editor of products is told", () => {
  it("that an id is taken, and where", () => {
    content.alter("pcd-al-ccgw09t304", ["id"], "dri-sd-85-3d");
    expect(fault()).toBe(
      'content/range/pcd/pcd-al-ccgw09t304.csv: product "dri-sd-85-3d": Id: already used in content/range/drilling/carbide-drills-3d.csv, line 6. Ids must be unique.',
    );
  });

  it("that an id belongs to a section of the page", () => {
    content.alter("pcd-al-ccgw09t304", ["id"], "contact");
    expect(fault()).toBe(
      'content/range/pcd/pcd-al-ccgw09t304.csv: product "contact": Id: "contact" is the name of a section of the page. Choose another.',
    );
  });

  it("that an id can't stand in an address", () => {
    content.alter("pcd-al-ccgw09t304", ["id"], "Insert 1");
    expect(fault()).toBe(
      'content/range/pcd/pcd-al-ccgw09t304.csv: Id: expected lower-case letters, digits and single hyphens, found "Insert 1".',
    );
  });

  it("which subcategories there are", () => {
    content.alter("pcd-al-ccgw09t304", ["subcategory"], "steel");
    expect(fault()).toBe(
      'content/range/pcd/pcd-al-ccgw09t304.csv: product "pcd-al-ccgw09t304": Subcategory: expected one of "aluminum", "non-ferrous", "composite", found "steel".',
    );
  });

  it("which items there are", () => {
    content.alter("dri-sd-85-3d", ["item"], "taps");
    expect(fault()).toBe(
      'content/range/drilling/dri-sd-85-3d.csv: product "dri-sd-85-3d": Item: expected one of "drills", "step-drills", "micro-drills", found "taps".',
    );
  });

  it("that an item is missing", () => {
    content.alter("dri-sd-85-3d", ["item"], undefined);
    expect(fault()).toBe(
      'content/range/drilling/dri-sd-85-3d.csv: product "dri-sd-85-3d": Item: expected one of "drills", "step-drills", "micro-drills", found nothing.',
    );
  });

  it("that a subcategory has no items", () => {
    content.alter("pcd-al-ccgw09t304", ["item"], "inserts");
    expect(fault()).toBe(
      'content/range/pcd/pcd-al-ccgw09t304.csv: product "pcd-al-ccgw09t304": Item: "Aluminum" has no items, found "inserts". Take the field out.',
    );
  });

  it("that a folder of the range belongs to no category, unless it is empty, since git keeps none", () => {
    mkdirSync(join(content.path, "range/boring"));
    expect(loadContent(content.path).products.length).toBeGreaterThan(100);
    writeFileSync(join(content.path, "range/boring/bars.json"), "{}");
    expect(fault()).toMatch(/^content\/range\/boring: no category has this id\. Expected one of turning, /);
  });
});
