import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Category } from "#site/catalogue/model/schema.ts";
import type { Placed } from "#site/catalogue/places/places-of.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";
import type { ShownPicture } from "#site/browsing/shown-product.ts";
import type { PictureFiles, PictureSource } from "#site/ui/picture.tsx";
import type { Assets } from "../bundles/assets.ts";
import { ContentError, parseContent } from "../reading/parse-content.ts";
import type { OwnPicture } from "./own/convert-photo.ts";
import type { OwnPictures } from "./own/own-pictures.ts";
import { readLogo } from "./read-logo.ts";
import { webpSize } from "./webp-size.ts";

/** The window widths for each crop of a hero. */
const cropMedia = { phone: "(max-width: 599px)", tablet: "(max-width: 1100px)", wide: undefined } as const;
type Crop = keyof typeof cropMedia;
const crops: Crop[] = ["phone", "tablet", "wide"];

/** The width that a picture shows in millimetres, by its name (art/keep-scale.mjs). */
const scalesSchema = v.record(v.string(), v.pipe(v.number(), v.gtValue(0)));

interface CommittedFile {
  width: number;
  type: "avif" | "webp";
  file: string;
}

type SizedSource = PictureSource & { width: number; height: number };

/** The heroes' crops alone have other sizes than the fallback, and fill a place whose size the style gives. */
function withoutSize({ media, type, srcSet }: SizedSource): PictureSource {
  return { ...(media !== undefined && { media }), type, srcSet };
}

type ToolPicture = PictureFiles & Pick<ShownPicture, "kind">;

/** Finds the pictures of `art/` and the owner's, which take precedence, and gives them addresses. */
export class Pictures {
  readonly #art: string;
  readonly #assets: Assets;
  readonly #own: OwnPictures | undefined;
  readonly #names: string[];
  /** Thousands of products share a few dozen pictures. */
  readonly #tools = new Map<string, ToolPicture>();
  #scales: v.InferOutput<typeof scalesSchema> | undefined;

  constructor(art: string, assets: Assets, own?: OwnPictures) {
    this.#art = art;
    this.#assets = assets;
    this.#own = own;
    this.#names = readdirSync(join(art, "pictures"));
  }

  /** A hero in its three crops, each for its window widths. */
  hero(name: string): PictureFiles {
    const sources = crops.flatMap((crop) => this.#sources(`hero-${name}-${crop}`, cropMedia[crop]));
    return this.#withFallback(sources, `hero-${name}`);
  }

  /** The same for a slide that only a script shows: every browser that runs it supports AVIF (vite.config.ts). */
  laterHero(name: string): PictureFiles {
    const sources = crops.flatMap((crop) => this.#sources(`hero-${name}-${crop}`, cropMedia[crop], ["avif"]));
    const { srcSet = "", width = 0, height = 0 } = sources.at(-1) ?? {};
    return { sources: sources.map(withoutSize), src: srcSet.split(" ")[0] ?? "", width, height };
  }

  /** The picture beside the text about the company. */
  about(name: string): PictureFiles {
    const own = this.#own?.find("about", name);
    return own ? this.#ofOwner(own, name) : this.named(`about-${name}`);
  }

  /** The photo of a person of the team. */
  person(name: string): PictureFiles {
    const own = this.#own?.find("person", name);
    if (!own) throw new Error(`There is no photo "${name}" of a person.`);
    return this.#ofOwner(own, name);
  }

  /** Any other picture, by the beginning of its file names, e.g. `help-drill`. */
  named(name: string): PictureFiles {
    return this.#withFallback(this.#sources(name), name);
  }

  /**
   * The picture of a tool: the owner's photo, otherwise the rendered cut-out of its family, otherwise its line drawing.
   */
  tool(name: string): ToolPicture {
    const known = this.#tools.get(name) ?? this.#tool(name);
    this.#tools.set(name, known);
    return known;
  }

  /** The width in millimetres that a tool's rendered picture shows at the tool's main face; undefined for a photo. */
  span(name: string): number | undefined {
    if (this.#own?.find("tool", name)) return undefined;
    this.#scales ??= parseContent(
      "art/scales.json",
      readFileSync(join(this.#art, "scales.json"), "utf8"),
      scalesSchema,
    );
    const span = this.#scales[`cut_${name}`];
    if (span !== undefined) return span;
    throw new ContentError({
      file: "content/page.json",
      field: "products.tiles",
      sentence: `expected a picture whose scale is known, found "${name}": npm run art -- scales cut_${name} measures it.`,
    });
  }

  /** The pictures of a category's places without products, by the names in those places. */
  ofEmptyPlaces(category: Category, products: readonly Placed[]): Record<string, ToolPicture> {
    const places = category.subCategories.flatMap(({ id, picture, items }) => [
      { picture, subcategory: id, item: undefined },
      ...items.map((item) => ({ picture: item.picture, subcategory: id, item: item.id })),
    ]);
    const named = places.flatMap(({ picture, ...place }) => {
      const isEmpty = selectProducts(products, { category: category.id, ...place }).length === 0;
      return picture !== undefined && isEmpty ? [picture] : [];
    });
    return Object.fromEntries(named.map((name) => [name, this.tool(name)]));
  }

  #tool(name: string): ToolPicture {
    const own = this.#own?.find("tool", name);
    if (own) return { ...this.#ofOwner(own, name), kind: "Photo" };
    return { ...this.named(`cut-${name}`), kind: "Illustration" };
  }

  #ofOwner({ files, width, height }: OwnPicture, name: string): PictureFiles {
    const addresses = files.map((file) => ({ ...file, address: this.#addOwn(file, name) }));
    const srcSet = addresses
      .filter(({ type }) => type === "avif")
      .map((file) => `${file.address} ${file.width}w`)
      .join(", ");
    const src = addresses.at(-1)?.address ?? "";
    return { sources: [{ type: "image/avif", srcSet }], src, width, height };
  }

  #addOwn({ type, width, bytes }: OwnPicture["files"][number], name: string): string {
    const plain = name
      .replace(/\.\w+$/, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-");
    return this.#assets.add(`/assets/pictures/own-${plain}-${width}.${type}`, bytes);
  }

  /** A logo: the owner's, otherwise one of `art/`, with the size in the root element of the SVG. */
  logo(group: "customers" | "partners", name: string): { src: string; width: number; height: number } {
    const own = this.#own?.find("logo", name);
    const [file] = own?.files ?? [];
    if (own && file) return { src: this.#addOwn(file, name), width: own.width, height: own.height };
    const path = join(this.#art, "logos", group, `${name}.svg`);
    const { svg, width, height } = readLogo(`art/logos/${group}/${name}.svg`, readFileSync(path));
    return { src: this.#assets.add(`/assets/logos/${name}.svg`, svg), width, height };
  }

  #committed(prefix: string): CommittedFile[] {
    return this.#names
      .flatMap((file): CommittedFile[] => {
        const match = /^(.+)-(\d+)\.(avif|webp)$/.exec(file);
        if (!match || match[1] !== prefix) return [];
        return [{ width: Number(match[2]), type: match[3] === "avif" ? "avif" : "webp", file }];
      })
      .sort((a, b) => a.width - b.width);
  }

  #sources(prefix: string, media?: string, types: CommittedFile["type"][] = ["avif", "webp"]): SizedSource[] {
    const files = this.#committed(prefix);
    const webp = files.find((file) => file.type === "webp");
    if (!webp) {
      throw new ContentError({
        file: "content/page.json",
        sentence: `expected the name of a picture in art/pictures, found "${prefix}": no WebP file begins with "${prefix}-".`,
      });
    }
    const bytes = new Map(files.map(({ file }) => [file, readFileSync(join(this.#art, "pictures", file))]));
    const shape = webpSize(bytes.get(webp.file) ?? Buffer.of());
    const whole = Buffer.concat([...bytes.values()]);
    return types.flatMap((type): SizedSource[] => {
      const ofType = files.filter((file) => file.type === type);
      const largest = ofType.at(-1);
      if (!largest) return [];
      const srcSet = ofType
        .map((file) => {
          const content = bytes.get(file.file) ?? Buffer.of();
          return `${this.#assets.add(`/assets/pictures/${file.file}`, content, whole)} ${file.width}w`;
        })
        .join(", ");
      const size = { width: largest.width, height: Math.round((largest.width * shape.height) / shape.width) };
      return [{ ...(media ? { media } : {}), type: `image/${type}`, srcSet, ...size }];
    });
  }

  #withFallback(sources: SizedSource[], name: string): PictureFiles {
    const fallback = sources.findLast((source) => source.type === "image/webp");
    if (!fallback) throw new Error(`art/pictures: nothing is called "${name}".`);
    const src = fallback.srcSet.split(" ")[0] ?? "";
    return {
      sources: sources.filter(({ type }) => type === "image/avif").map(withoutSize),
      src,
      width: fallback.width,
      height: fallback.height,
    };
  }
}
