import { join } from "node:path";
import { expect, it } from "vitest";
import { Assets } from "../bundles/assets.ts";
import { Pictures } from "./pictures.ts";

const pictures = new Pictures(join(import.meta.dirname, "../../art"), new Assets());

it.each(["hero", "about"] as const)(
  "each source of a picture names files of its own type only: %s",
  (kind) => {
    const { sources, src } = kind === "hero" ? pictures.hero("inserts") : pictures.about("turning");
    expect(sources.length).toBeGreaterThan(0);
    for (const { type, srcSet } of sources) {
      const endings = srcSet.split(", ").map((each) => each.split(" ")[0]?.split(".").at(-1));
      expect(new Set(endings)).toEqual(new Set([type.replace("image/", "")]));
    }
    expect(src).toMatch(/\.webp$/);
  },
);
