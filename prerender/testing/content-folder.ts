import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "#site/catalogue/model/schema.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { readRange } from "../series/read-range.ts";
import { reusedCopies } from "./reused-copies.ts";

/** For tests: a copy of the tests' content that may be changed. */
export interface ContentFolder {
  path: string;
  /** Sets a value in a JSON file; undefined removes it. */
  set(file: string, place: (string | number)[], value: unknown): void;
  /** Sets a field of a product, which gets its own series: `range/<category>/<id>`. Undefined removes the field. */
  alter(id: string, place: (string | number)[], value: unknown): void;
  write(file: string, content: string | Uint8Array): void;
  remove(file: string): void;
  dispose(): void;
}

const { products } = readRange(TEST_CONTENT);

/** A product of the tests' content. Throws for an unknown id. */
export function productOf(id: string): Product {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content has no product "${id}".`);
  return product;
}

const copies = reusedCopies(TEST_CONTENT);

export function makeContentFolder(): ContentFolder {
  const { path, dispose } = copies();
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(path, file), content);
  const set: ContentFolder["set"] = (file, place, value) => {
    const whole: unknown = JSON.parse(readFileSync(join(path, file), "utf8"));
    write(file, JSON.stringify(withValue(whole, place, value)));
  };
  const remove = (file: string) => rmSync(join(path, file));
  return {
    path,
    set,
    alter(id, place, value) {
      const own = `range/${productOf(id).category}/${id}`;
      if (!existsSync(join(path, `${own}.json`))) {
        const from = `range/${productOf(id).category}/${productOf(id).series}`;
        const rows = readFileSync(join(path, `${from}.csv`), "utf8").split("\n");
        const others = rows.filter((row) => !row.startsWith(`${id},`));
        if (others.filter((row) => row !== "").length > 1) write(`${from}.csv`, others.join("\n"));
        else for (const ending of ["json", "csv"]) remove(`${from}.${ending}`);
        const { id: _, category: __, series: ___, ...fields } = productOf(id);
        write(`${own}.json`, JSON.stringify({ title: id, ...fields }));
        write(`${own}.csv`, `Id\n${id}\n`);
      }
      if (place[0] === "id") write(`${own}.csv`, `Id\n${String(value)}\n`);
      else set(`${own}.json`, place, value);
    },
    write,
    remove,
    dispose,
  };
}

/** A copy of a JSON value with another value in one of its places; undefined removes it. */
export function withValue(whole: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.flatMap((each: unknown, at) => {
      if (at !== step) return [each];
      return rest.length === 0 && value === undefined ? [] : [withValue(each, rest, value)];
    });
  }
  if (typeof whole !== "object" || whole === null) throw new Error(`There is no place "${step}".`);
  const inside: unknown = Object.entries(whole).find(([name]) => name === step)?.[1];
  return { ...whole, [step]: withValue(inside, rest, value) };
}
