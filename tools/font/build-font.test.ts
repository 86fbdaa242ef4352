import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, it } from "vitest";
import { fontFile } from "#prerender/bundles/font-face.ts";
import { buildFont } from "./build-font.ts";

/** The entries of a font's name table, with their ids. */
function namesOf(sfnt: Buffer): [id: number, text: string][] {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = tables.find((at) => sfnt.toString("latin1", at, at + 4) === "name") ?? 0;
  const table = sfnt.subarray(sfnt.readUInt32BE(record + 8));
  const strings = table.subarray(table.readUInt16BE(4));
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
    const entry = table.subarray(6 + 12 * at);
    const from = entry.readUInt16BE(10);
    const text = Buffer.from(strings.subarray(from, from + entry.readUInt16BE(8))).swap16();
    return [entry.readUInt16BE(6), text.toString("utf16le")];
  });
}

describe("the page's font", () => {
  let font: Buffer;
  let names: [id: number, text: string][];
  beforeAll(async () => {
    font = readFileSync(join(import.meta.dirname, "../../art", fontFile));
    const options = { targetFormat: "sfnt", keepAllGlyphs: true } as const;
    names = namesOf(Buffer.from(await subsetFont(font, "", options)));
  });

  it("weighs at most 30 KiB", () => {
    expect(font.length).toBeLessThanOrEqual(30 * 1024);
    expect(font.toString("latin1", 0, 4)).toBe("wOF2");
  });

  it("doesn't carry the name that its licence reserves, but in the copyright line", () => {
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter(([id, text]) => id !== 0 && /mona/i.test(text))).toEqual([]);
    expect(names.find(([id]) => id === 1)?.[1]).toContain("Cali");
  });

  it("keeps the copyright line as its makers wrote it", () => {
    expect(names.find(([id]) => id === 0)?.[1]).toMatch(/Mona/);
  });

  it("is what its package and the list of glyphs make today (else: npm run font)", async () => {
    expect((await buildFont()).equals(font)).toBe(true);
  });
});
