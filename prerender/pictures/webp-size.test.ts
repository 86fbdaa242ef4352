import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { webpSize } from "./webp-size.ts";

const folder = join(import.meta.dirname, "../../art/pictures");

/** The first bytes of a picture of 3 × 2 px, in each of the three kinds of the format. */
const headers = {
  lossy: "52494646240000005745425056503820180000003001009d012a0300020002003425a4",
  lossless: "5249464624000000574542505650384c170000002f02400000",
  extended: "524946462400000057454250565038580a00000010000000020000010000",
};

describe("the size of a WebP picture", () => {
  it.each(Object.entries(headers))("is read from a %s one", (_, hex) => {
    expect(webpSize(Buffer.from(hex, "hex"))).toEqual({ width: 3, height: 2 });
  });

  it("has the width that each committed picture has in its name", () => {
    const names = readdirSync(folder).filter((name) => name.endsWith(".webp"));
    const widths = names.map((name) => [name, webpSize(readFileSync(join(folder, name))).width]);
    expect(widths).toEqual(names.map((name) => [name, Number(/-(\d+)\.webp$/.exec(name)?.[1])]));
    expect(names.length).toBeGreaterThan(20);
  });

  it("isn't guessed for anything else", () => {
    expect(() => webpSize(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toThrow(
      "not a WebP file",
    );
  });
});
