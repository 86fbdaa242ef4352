import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Category, Product } from "#site/catalogue/model/schema.ts";
import type { PageCopy } from "#site/copy/page.ts";
import type { ContentFault } from "../../reading/faults/content-fault.ts";
import { ContentError, refuseFaults } from "../../reading/parse-content.ts";
import { readBytes } from "../../reading/read-text.ts";
import { readLogo } from "../read-logo.ts";
import { convertPhoto, type OwnPicture } from "./convert-photo.ts";
import { findOwnFiles, OWN_FOLDER, ownFileOf } from "./find-own-files.ts";
import { photoUses, type UseName } from "./photo-uses.ts";

/** Raise it when the same photo must be converted differently. */
const RECIPE = 1;

/** The owner's photos and logos as the site serves them, by kind of place and by name in the content. */
export class OwnPictures {
  readonly #made = new Map<string, OwnPicture>();
  /** Files in the folder that the content doesn't use. */
  unused: string[] = [];

  find(use: UseName, name: string): OwnPicture | undefined {
    return this.#made.get(`${use} ${name}`);
  }

  add(use: UseName, name: string, picture: OwnPicture): void {
    this.#made.set(`${use} ${name}`, picture);
  }
}

/** The parts of a content that name pictures. */
interface Named {
  products: readonly Pick<Product, "picture">[];
  categories: readonly Category[];
  page: Pick<PageCopy, "products" | "about">;
  team: readonly { picture?: string | undefined }[];
  customers: readonly { logo: string }[];
  partners: readonly { logo: string }[];
}

/** All pictures that the content names, each with its kind of place. */
function namedIn({ products, categories, page, team, customers, partners }: Named): [UseName, string][] {
  const places = categories.flatMap(({ subCategories }) =>
    subCategories.flatMap(({ picture, items }) => [picture, ...items.map((item) => item.picture)]),
  );
  const of = (use: UseName, names: readonly (string | undefined)[]): [UseName, string][] =>
    [...new Set(names)].flatMap((name): [UseName, string][] => (name === undefined ? [] : [[use, name]]));
  const tiles = page.products.tiles.map(({ picture }) => picture);
  return [
    ...of("tool", [...products.map(({ picture }) => picture), ...places, ...tiles]),
    ...of("about", [page.about.picture.name]),
    ...of(
      "person",
      team.map(({ picture }) => picture),
    ),
    ...of(
      "logo",
      [...customers, ...partners].map(({ logo }) => logo),
    ),
  ];
}

/**
 * Converts the photos and logos that a content names, once for each kind of place. Earlier conversions come from the
 * folder `cache`. Does nothing if there are none. Throws a ContentError with a sentence for each file that can't be
 * shown.
 */
export async function makeOwnPictures(folder: string, content: Named, cache: string): Promise<OwnPictures> {
  const pictures = new OwnPictures();
  const files = findOwnFiles(folder);
  const used = new Set<string>();
  /** One fault for each file, however often it is named. */
  const faults = new Map<string, ContentFault[]>();
  for (const [use, name] of files.length === 0 ? [] : namedIn(content)) {
    const own = ownFileOf(files, name);
    if (!own) continue;
    used.add(own.file);
    const where = `content/${OWN_FOLDER}/${own.file}`;
    try {
      const bytes = readBytes(folder, `${OWN_FOLDER}/${own.file}`);
      const isDrawing = use === "logo" && /\.svg$/i.test(own.file);
      pictures.add(use, name, isDrawing ? svgLogo(where, bytes) : await cached(cache, where, bytes, use));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.set(error.message, [...error.faults]);
    }
  }
  refuseFaults([...faults.values()].flat());
  pictures.unused = files.flatMap(({ file }) => (used.has(file) ? [] : [file]));
  return pictures;
}

function svgLogo(where: string, bytes: Buffer): OwnPicture {
  const { svg, width, height } = readLogo(where, bytes);
  return { files: [{ type: "svg", width, bytes: new TextEncoder().encode(svg) }], width, height };
}

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const listSchema = v.object({
  width: size,
  height: size,
  files: v.array(v.object({ type: v.picklist(["avif", "webp", "svg"]), width: size })),
});

/** Converts a photo, or reads an earlier build's conversion of the same bytes. */
async function cached(cache: string, where: string, bytes: Buffer, use: UseName): Promise<OwnPicture> {
  const recipe = JSON.stringify([RECIPE, use === "logo" ? use : photoUses[use]]);
  const key = createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32);
  const folder = join(cache, key);
  if (existsSync(folder)) {
    const list = v.parse(listSchema, JSON.parse(readFileSync(join(folder, "list.json"), "utf8")));
    const files = list.files.map((file) => ({
      ...file,
      bytes: readFileSync(join(folder, `${file.width}.${file.type}`)),
    }));
    return { ...list, files };
  }
  const picture = await convertPhoto(where, bytes, use);
  mkdirSync(cache, { recursive: true });
  // Renamed when it is complete, because two builds may run at once.
  const next = mkdtempSync(join(cache, "next-"));
  for (const file of picture.files) writeFileSync(join(next, `${file.width}.${file.type}`), file.bytes);
  writeFileSync(join(next, "list.json"), JSON.stringify(v.parse(listSchema, picture)));
  try {
    renameSync(next, folder);
  } catch {
    rmSync(next, { recursive: true });
  }
  return picture;
}
