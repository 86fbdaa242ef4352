import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { loadContent } from "../content/content.ts";
import { ContentError } from "../content/parse-content.ts";
import { type ContentFolder, makeContentFolder } from "./content-folder.ts";

/** What the editor of a spoiled content folder is told. */
export function messageOf(content: ContentFolder): string {
  try {
    loadContent(content.path);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error("The content loads.");
}

/** Changes one field of a product in a copy of the content, and returns the error message without its lines. */
export function faultMessage(file: string, id: string, place: (string | number)[], value: unknown): string {
  return messageAfter(file, id, [[place, value]]);
}

/** The same with several fields and specifications of a product. */
export function changedMessage(
  file: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  specifications: Readonly<Record<string, string>> = {},
): string {
  return messageAfter(file, id, [
    ...Object.entries(fields).map(([field, value]): Change => [[field], value]),
    ...Object.entries(specifications).map(([key, value]): Change => [["specifications", key], value]),
  ]);
}

type Change = readonly [place: (string | number)[], value: unknown];

function messageAfter(file: string, id: string, changes: readonly Change[]): string {
  const content = makeContentFolder();
  try {
    const name = `products/${file}.json`;
    const products = JSON.parse(readFileSync(join(content.path, name), "utf8")) as { id: string }[]; // own content
    const at = products.findIndex((product) => product.id === id);
    expect(at).toBeGreaterThanOrEqual(0);
    for (const [place, value] of changes) content.set(name, [at, ...place], value);
    return withoutLines(messageOf(content));
  } finally {
    content.dispose();
  }
}

/** An error message without the numbers of lines: another test holds those. */
export function withoutLines(message: string): string {
  return message.replaceAll(/, line \d+(?=:)/g, "");
}

/** The error message for one specification, without file and product. */
export function specificationFaults(
  file: string,
  id: string,
  key: string,
  value: string | undefined,
): string {
  const start = `content/products/${file}.json: product "${id}": `;
  const sentences = faultMessage(file, id, ["specifications", key], value).split("\n");
  return sentences
    .filter((sentence) => sentence.startsWith(start))
    .map((sentence) => sentence.slice(start.length))
    .join("\n");
}
