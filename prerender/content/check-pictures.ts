import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findOwnFiles, OWN_FOLDER, ownFileOf } from "../pictures/own/find-own-files.ts";
import { pictureFault } from "../picture-rules/check-picture.ts";
import type { Content } from "./content.ts";
import type { FaultIn } from "./check-catalogue.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { refuseFaults } from "../reading/parse-content.ts";

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
 * product. Throws a ContentError that names file, record and field of each that isn't or doesn't; `faultIn` says where a
 * product is written.
 */
export function checkPictures(
  folder: string,
  { products, categories, page, team, customers, partners }: PictureNames,
  faultIn: FaultIn,
): void {
  const own = findOwnFiles(folder);
  const faults: ContentFault[] = [];

  function check(
    tell: (sentence: string) => ContentFault,
    name: string | undefined,
    known: readonly string[],
    from: string,
  ): void {
    if (name === undefined || known.includes(name)) return;
    const file = ownFileOf(own, name)?.file;
    const isLogo = from.includes("logos");
    if (file !== undefined && (isLogo || !file.endsWith(".svg"))) return;
    const others = own.map((each) => each.name);
    const expected = `expected the name of a ${isLogo ? "logo" : "picture"} in content/${OWN_FOLDER}${from}, found "${name}".`;
    const alike = known.filter((each) => each.startsWith(name.slice(0, 4)));
    const near = alike.length > 0 ? alike : known;
    faults.push(tell(`${expected} There are: ${[...others, ...near].join(", ")}.`));
  }

  const at = (file: string, field: string) => (sentence: string) => ({
    file: `content/${file}.json`,
    field,
    sentence,
  });

  const tools = namesIn("pictures", /^cut-(.+)-\d+\.avif$/).toSorted();
  for (const product of products) {
    const tell = (sentence: string) => faultIn(product, { field: "picture", sentence });
    check(tell, product.picture, tools, " or art/pictures");
    const fault = ownFileOf(own, product.picture) ? undefined : pictureFault(product);
    if (fault !== undefined) faults.push(tell(fault));
  }
  for (const [index, category] of categories.entries()) {
    for (const [sub, { picture, items }] of category.subCategories.entries()) {
      const place = `[${index}].subCategories[${sub}]`;
      check(at("categories", `${place}.picture`), picture, tools, " or art/pictures");
      for (const [position, item] of items.entries())
        check(
          at("categories", `${place}.items[${position}].picture`),
          item.picture,
          tools,
          " or art/pictures",
        );
    }
  }
  for (const [index, { picture }] of page?.products.tiles.entries() ?? [])
    check(at("page", `products.tiles[${index}].picture`), picture, tools, " or art/pictures");
  const about = namesIn("pictures", /^about-(.+)-\d+\.avif$/);
  check(at("page", "about.picture.name"), page?.about.picture.name, about, " or art/pictures");
  for (const [index, { picture }] of team?.entries() ?? [])
    check(at("team", `[${index}].picture`), picture, [], "");
  for (const [group, list] of Object.entries({ customers, partners })) {
    const logos = namesIn(join("logos", group), /^(.+)\.svg$/);
    for (const [index, { logo }] of list?.entries() ?? [])
      check(at(group, `[${index}].logo`), logo, logos, ` or art/logos/${group}`);
  }
  refuseFaults(faults);
}
