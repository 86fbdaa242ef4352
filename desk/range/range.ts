import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CategoryFile, CategoryPart } from "#site/browsing/data-files.ts";
import type { Product } from "#site/catalogue/model/schema.ts";

/** A tool of the built site, as the desk shows and offers it. */
export type RangeTool = Omit<Product, "picture" | "series" | "startValues"> & {
  /** Address of its picture, 200 px. */
  picture: string;
  /** HSN code; empty if the site states none. */
  hsn: string;
};

/** The tools of the built site by id. */
export function readRange(distDir: string): ReadonlyMap<string, RangeTool> {
  const folder = join(distDir, "data");
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as CategoryFile; // our own build's
  const files = readdirSync(folder).filter((name) =>
    /^(?!fits-|search|glossary)[\w-]+\.[\w-]+\.json$/.test(name),
  );
  const tools = new Map<string, RangeTool>();
  for (const head of files.map(read).filter((file) => "category" in file && "more" in file)) {
    const parts: CategoryPart[] = [
      head,
      ...head.more.map((address) => read(address.split("/").at(-1) ?? "")),
    ];
    for (const { picture, category = head.category.id, startValues: _, ...tool } of parts.flatMap(
      ({ products }) => products,
    )) {
      const { sources = [], src = "" } = head.pictures[picture] ?? {};
      const [smallest = ""] = sources[0]?.srcSet.split(" ") ?? [];
      tools.set(tool.id, {
        ...tool,
        category,
        picture: smallest || src,
        hsn: head.hsn[tool.family]?.code ?? "",
      });
    }
  }
  return tools;
}
