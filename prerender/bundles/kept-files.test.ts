import { describe, expect, it } from "vitest";
import { keptFiles } from "./kept-files.ts";

function site(data: Record<string, number>, ...assets: string[]): Map<string, Uint8Array> {
  return new Map([
    ...assets.map((name) => [`/assets/${name}`, new Uint8Array(1)] as const),
    ...Object.entries(data).map(([name, bytes]) => [`/data/${name}`, new Uint8Array(bytes)] as const),
  ]);
}

describe("after one visit a device keeps", () => {
  it("code, sheets, font and drawings", () => {
    const names = ["client.a.js", "drawings/tap.b.svg", "font.c.woff2", "overlay.d.css"];
    expect(keptFiles(site({}, ...names))).toEqual(names.map((name) => `/assets/${name}`));
  });

  it("one width of each picture, and of a hero the crop for phones", () => {
    const names = [
      "cut-tap-200",
      "cut-tap-400",
      "cut-tap-800",
      "hero-drill-phone-480",
      "hero-drill-wide-1280",
    ];
    const kept = keptFiles(
      site({}, ...names.map((name) => `pictures/${name}.a1.avif`), "pictures/cut-tap-400.a1.webp"),
    );
    expect(kept).toEqual([
      "/assets/pictures/cut-tap-400.a1.avif",
      "/assets/pictures/hero-drill-phone-480.a1.avif",
    ]);
  });

  it("the whole catalogue up to 1.5 MB", () => {
    expect(keptFiles(site({ "search.a.json": 1_000_000, "milling.b.json": 500_000 }))).toHaveLength(2);
  });

  it("nothing of a larger catalogue before it is opened", () => {
    expect(keptFiles(site({ "search.a.json": 1_000_000, "milling.b.json": 500_001 }))).toEqual([]);
  });
});
