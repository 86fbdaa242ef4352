import { describe, expect, it } from "vitest";
import { checkSheets } from "./check-sheets.ts";

function faultsOf(text: string, path = "site/ui/a.module.css"): string[] {
  return checkSheets(new Map([[path, text]]));
}

describe("a style sheet", () => {
  it("asks for the window's size by a name", () => {
    expect(faultsOf("@media not (--tablet) {\n  .a { order: 1; }\n}\n")).toEqual([]);
    expect(faultsOf("@media print {\n  .a { width: 1px; }\n}\n")).toEqual([]);
    expect(faultsOf("@container (width < 94mm) {\n  .a { order: 1; }\n}\n")).toEqual([]);
    expect(
      faultsOf(".a {\n  @media (hover: hover) and (max-width: 767px) {\n    order: 1;\n  }\n}\n"),
    ).toEqual([
      'site/ui/a.module.css: "@media (hover: hover) and (max-width: 767px)" has a size without a name; take one of site/styles/media.css',
    ]);
    expect(faultsOf("@media (height < 400px) {}\n")).toHaveLength(1);
  });

  it("takes sizes and weights of type from the tokens", () => {
    expect(faultsOf(".a { font-size: var(--t-data); font-weight: var(--w-key); }\n")).toEqual([]);
    expect(faultsOf(".a { font: inherit; font-size: inherit; font-stretch: 110%; }\n")).toEqual([]);
    expect(faultsOf("@font-face { font-weight: 100 499; }\n/* font-size: 14px; */\n")).toEqual([]);
    expect(faultsOf(".a { font-size: 14px; }\n")).toEqual([
      'site/ui/a.module.css: "font-size: 14px" is no token; take one of site/styles/tokens.first.css',
    ]);
    expect(faultsOf(".a { font-size: clamp(var(--t-micro), 3cqi, 20px); }\n")).toHaveLength(1);
    expect(faultsOf(".a { font-weight: 600; }\n")).toHaveLength(1);
    expect(faultsOf(".a { font: 600 14px / 1 serif; }\n")).toHaveLength(1);
  });

  it("finds twelve sizes and six weights there at most", () => {
    const tokens = (count: number, kind: string) =>
      `:root { ${Array.from({ length: count }, (_, at) => `--${kind}-a${at}: 1;`).join(" ")} }\n`;
    const path = "site/styles/tokens.first.css";
    expect(faultsOf(tokens(12, "t") + tokens(6, "w"), path)).toEqual([]);
    expect(faultsOf(tokens(13, "t"), path)).toEqual([`${path}: 13 tokens --t-…; 12 is the most`]);
    expect(faultsOf(tokens(7, "w"), path)).toEqual([`${path}: 7 tokens --w-…; 6 is the most`]);
  });

  it("says the way to what it looks for in the page", () => {
    const sought = (selector: string) => faultsOf(`${selector} { overflow: hidden; }\n`);
    expect(sought("html:has(> body > div > dialog[open])")).toEqual([]);
    expect(sought(":global(#page:has(~ div > [data-overlay]:modal))")).toEqual([]);
    expect(sought(".card:has(img)")).toEqual([]);
    expect(sought("@media print { :root:has(#quote[open]) { margin: 0; } }\n.a")).toEqual([]);
    expect(sought("html:has(dialog[open])")).toEqual([
      'site/ui/a.module.css: "html:has(dialog[open])" searches the whole page; say the way to it with ">"',
    ]);
    expect(sought(":global(html):has(.sections:popover-open)")).toHaveLength(1);
    expect(sought("html:not(:has([data-loader]))")).toHaveLength(1);
    expect(sought("body:has(> div dialog[open])")).toHaveLength(1);
    expect(sought(":root:has(> body > a, dialog:modal)")).toHaveLength(1);
    expect(sought("@media print { .a { margin: 0; } }\nbody:has(.b)")).toHaveLength(1);
  });
});
