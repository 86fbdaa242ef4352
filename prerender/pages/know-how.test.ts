import { join } from "node:path";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { expect, it } from "vitest";
import { Assets } from "../bundles/assets.ts";
import { loadContent } from "../content/content.ts";
import { renderOutputs } from "./outputs.tsx";

it("the home page shows three guides below the categories, each with the figure of another wear", async () => {
  const assets = new Assets();
  const pages = await renderOutputs({
    content: loadContent(TEST_CONTENT),
    art: join(import.meta.dirname, "../../art"),
    assets,
    style: "a{}",
    ownStyle: "b{}",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: undefined,
    retentionDays: 730,
    now: new Date("2026-01-02T03:04:05Z"),
    only: ["index.html"],
  });
  const strip = [
    ...(pages.get("index.html") ?? "").matchAll(/<a href="(\/guides\/[^"]+)"><img src="([^"]+)"/g),
  ];
  expect(strip.map(([, href]) => href)).toEqual([
    "/guides/turning-inserts",
    "/guides/end-mills",
    "/guides/drills",
  ]);
  const figures = strip.map(([, , src = ""]) => new TextDecoder().decode(assets.files.get(src)));
  expect(new Set(figures).size).toBe(3);
  for (const figure of figures) expect(figure).toContain("<path");
});
