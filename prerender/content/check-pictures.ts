import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findOwnFiles, OWN_FOLDER, ownFileOf } from "../pictures/own/find-own-files.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { pictureFault } from "../picture-rules/check-picture.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./parse-content.ts";

const art = join(import.meta.dirname, "../../art");

/** Names of files in a folder of `art/` whose name has this form; the form's group is the picture's name. */
function namesIn(folder: string, form: RegExp): string[] {
  const path = join(art, folder);
  const files = existsSync(path) ? readdirSync(path) : [];
  return [...new Set(files.flatMap((file) => form.exec(file)?.[1] ?? []))].toSorted();
}

/** What names pictures: all products, and the files that could be parsed. */
type PictureNames = Pick<Content, "products" | "categories"> & {
  [File in "page" | "team" | "customers" | "partners"]: Content[File] | undefined;
};

/**
 * Each picture and logo that the content names is there: the owner's own, or one of `art/`; and one of `art/` shows the
 * product. Throws a ContentError that names file, record and field of each that isn't or doesn't; `fileOf` says in which
 * file a product is written.
 */
export function checkPictures(
  folder: string,
  { products, categories, page, team, customers, partners }: PictureNames,
  fileOf: (product: Product) => string,
): void {
  const own = findOwnFiles(folder);
  const faults: string[] = [];

  function check(where: string, name: string | undefined, known: readonly string[], from: string): void {
    if (name === undefined || known.includes(name)) return;
    const file = ownFileOf(own, name)?.file;
    const isLogo = from.includes("logos");
    if (file !== undefined && (isLogo || !file.endsWith(".svg"))) return;
    const others = own.map((each) => each.name);
    const expected = `expected the name of a ${isLogo ? "logo" : "picture"} in content/${OWN_FOLDER}${from}, found "${name}".`;
    faults.push(`${where}: ${expected} There are: ${[...others, ...known].join(", ")}.`);
  }

  const tools = namesIn("pictures", /^cut-(.+)-\d+\.avif$/).toSorted();
  for (const product of products) {
    const where = `${fileOf(product)}: product "${product.id}": picture`;
    check(where, product.picture, tools, " or art/pictures");
    const fault = ownFileOf(own, product.picture) ? undefined : pictureFault(product);
    if (fault !== undefined) faults.push(`${where}: ${fault}`);
  }
  for (const [at, category] of categories.entries()) {
    for (const [sub, { picture, items }] of category.subCategories.entries()) {
      const where = `content/categories.json: [${at}].subCategories[${sub}]`;
      check(`${where}.picture`, picture, tools, " or art/pictures");
      for (const [index, item] of items.entries())
        check(`${where}.items[${index}].picture`, item.picture, tools, " or art/pictures");
    }
  }
  for (const [at, { picture }] of page?.products.tiles.entries() ?? [])
    check(`content/page.json: products.tiles[${at}].picture`, picture, tools, " or art/pictures");
  const about = namesIn("pictures", /^about-(.+)-\d+\.avif$/);
  check("content/page.json: about.picture.name", page?.about.picture.name, about, " or art/pictures");
  for (const [at, { picture }] of team?.entries() ?? [])
    check(`content/team.json: [${at}].picture`, picture, [], "");
  for (const [group, list] of Object.entries({ customers, partners })) {
    const logos = namesIn(join("logos", group), /^(.+)\.svg$/);
    for (const [at, { logo }] of list?.entries() ?? [])
      check(`content/${group}.json: [${at}].logo`, logo, logos, ` or art/logos/${group}`);
  }
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
}
