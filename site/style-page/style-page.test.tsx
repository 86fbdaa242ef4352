import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StylePage } from "./style-page.tsx";

const parts = join(import.meta.dirname, "../ui");

/** The modules of site/ui that draw something or have a style sheet, by name without extension. */
function moduleNames(): string[] {
  const files = readdirSync(parts, { recursive: true, encoding: "utf8" });
  const drawn = files.filter((file) => /\.(tsx|module\.css)$/.test(file));
  return [...new Set(drawn.map((file) => basename(file).split(".")[0] ?? ""))].toSorted();
}

function ownSource(): string {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.includes(".test."));
  return files.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join("");
}

describe("the style page", () => {
  it("has a place for each part, and no place for a part that has gone", () => {
    const html = renderToStaticMarkup(<StylePage tokens={[]} />);
    const shown = [...html.matchAll(/data-part="([^"]+)"/g)].map(([, name = ""]) => name);
    expect([...new Set(shown)].toSorted()).toEqual(moduleNames());
  });

  it("draws the parts themselves, not copies", () => {
    const source = ownSource();
    // A part's own style sheet needs no import.
    const imported = moduleNames().filter((name) =>
      new RegExp(`"\\.\\./ui/(?:\\w+/)?${name}\\.`).test(source),
    );
    expect(imported).toEqual(moduleNames());
  });

  it("shows each button that can be chosen", () => {
    const sheet = readFileSync(join(parts, "button.first.module.css"), "utf8");
    const keys = [...sheet.matchAll(/^\.(\w+)[,\s{]/gm)].map(([, name]) => name);
    expect(keys.length).toBeGreaterThan(3);
    for (const name of new Set(keys)) expect(ownSource()).toContain(`buttons.${name}`);
  });
});
