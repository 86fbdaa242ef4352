import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Category } from "#site/catalogue/model/schema.ts";
import { selectProducts, type Placed } from "#site/catalogue/places/selection.ts";
import type { PictureFiles, PictureSource } from "#site/ui/picture.tsx";
import type { Assets } from "../bundles/assets.ts";
import { ContentError, parseContent } from "../content/parse-content.ts";
import { readLogo } from "./read-logo.ts";
import { webpSize } from "./webp-size.ts";

/** The window widths for each crop of a hero. */
const cropMedia = { phone: "(max-width: 599px)", tablet: "(max-width: 1100px)", wide: undefined } as const;
type Crop = keyof typeof cropMedia;
const crops: Crop[] = ["phone", "tablet", "wide"];

/** How many millimetres a picture's width spans, by its name (art/keep-scale.mjs). */
const scalesSchema = v.record(v.string(), v.pipe(v.number(), v.gtValue(0)));

interface CommittedFile {
  width: number;
  type: "avif" | "webp";
  file: string;
}

type SizedSource = PictureSource & { width: number; height: number };

type ToolPicture = PictureFiles & { isDrawing: boolean };

/** Finds the pictures of `art/` and gives them addresses. */
export class Pictures {
  readonly #art: string;
  readonly #assets: Assets;
  readonly #names: string[];
  /** Thousands of products share a few dozen pictures. */
  readonly #tools = new Map<string, ToolPicture>();
  #scales: v.InferOutput<typeof scalesSchema> | undefined;

  constructor(art: string, assets: Assets) {
    this.#art = art;
    this.#assets = assets;
    this.#names = readdirSync(join(art, "pictures"));
  }

  /** A hero in its three crops, each for its window widths. */
  hero(name: string): PictureFiles {
    const sources = crops.flatMap((crop) => this.#sources(`hero-${name}-${crop}`, cropMedia[crop]));
    return this.#withFallback(sources, `hero-${name}`);
  }

  /** The same for a slide shown only by script: every browser that runs it supports AVIF (vite.config.ts). */
  laterHero(name: string): PictureFiles {
    const sources = crops.flatMap((crop) => this.#sources(`hero-${name}-${crop}`, cropMedia[crop], ["avif"]));
    const { srcSet = "", width = 0, height = 0 } = sources.at(-1) ?? {};
    return { sources, src: srcSet.split(" ")[0] ?? "", width, height };
  }

  /** Any other picture, by the beginning of its file names, e.g. `about-turning`. */
  named(name: string): PictureFiles {
    return this.#withFallback(this.#sources(name), name);
  }

  /** The picture of a tool family: its rendered cut-out, if any, else its line drawing. */
  tool(name: string, product: string): ToolPicture {
    const known = this.#tools.get(name) ?? this.#tool(name, product);
    this.#tools.set(name, known);
    return known;
  }

  /** How many millimetres the width of a tool's rendered picture spans at the tool's main face. */
  span(name: string): number {
    this.#scales ??= parseContent(
      "art/scales.json",
      readFileSync(join(this.#art, "scales.json"), "utf8"),
      scalesSchema,
    );
    const span = this.#scales[`cut_${name}`];
    if (span !== undefined) return span;
    throw new ContentError(
      `content/page.json: products.tiles: expected a picture whose scale is known, found "${name}": npm run art -- scales cut_${name} measures it.`,
    );
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
    return Object.fromEntries(named.map((name) => [name, this.tool(name, "content/categories.json")]));
  }

  #tool(name: string, product: string): ToolPicture {
    if (this.#names.some((file) => file.startsWith(`cut-${name}-`))) {
      return { ...this.named(`cut-${name}`), isDrawing: false };
    }
    const drawing = join(this.#art, "drawings", `${name}.svg`);
    if (!existsSync(drawing)) {
      throw new ContentError(
        `${product}: picture: expected the name of a picture in art/pictures (cut-<name>-…) or of a drawing in art/drawings, found "${name}". There are: ${this.#toolNames().join(", ")}.`,
      );
    }
    const src = this.#assets.add(`/assets/drawings/${name}.svg`, readFileSync(drawing));
    return { sources: [], src, width: 400, height: 400, isDrawing: true };
  }

  /** An SVG logo; its size is read from the root element. */
  logo(group: "customers" | "partners", name: string): { src: string; width: number; height: number } {
    const path = join(this.#art, "logos", group, `${name}.svg`);
    if (!existsSync(path)) {
      throw new ContentError(
        `content/${group}.json: logo: expected the name of a file in art/logos/${group}, found "${name}".`,
      );
    }
    const { svg, width, height } = readLogo(`art/logos/${group}/${name}.svg`, readFileSync(path));
    return { src: this.#assets.add(`/assets/logos/${name}.svg`, svg), width, height };
  }

  #toolNames(): string[] {
    const drawings = join(this.#art, "drawings");
    const files = [...this.#names, ...(existsSync(drawings) ? readdirSync(drawings) : [])];
    const names = files.flatMap((file) => /^(?:cut-(.+)-\d+\.avif|(.+)\.svg)$/.exec(file)?.slice(1) ?? []);
    return [...new Set(names.filter(Boolean))].toSorted();
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
      throw new ContentError(
        `content/page.json: expected the name of a picture in art/pictures, found "${prefix}": no WebP file begins with "${prefix}-".`,
      );
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
    // Only crops have sizes of their own; the other sources would only repeat the fallback's.
    const kept = sources.flatMap(({ media, type, srcSet, width, height }): PictureSource[] => {
      if (media !== undefined) return [{ media, type, srcSet, width, height }];
      return type === "image/avif" ? [{ type, srcSet }] : [];
    });
    return {
      sources: kept,
      src,
      width: fallback.width,
      height: fallback.height,
    };
  }
}
