import { describe, expect, it } from "vitest";
import { checkHouseRules } from "./check-house-rules.ts";

function faultsOf(path: string, text = "export const a = 1;\n"): string[] {
  return checkHouseRules(new Map([[path, text]]));
}

describe("a rule of the house", () => {
  it("is content with an ordinary file", () => {
    expect(faultsOf("site/ui/icon-button.module.css", ".a {}\n")).toEqual([]);
    expect(faultsOf("site/ui/icon-button.test.tsx")).toEqual([]);
  });

  it("refuses names that say nothing", () => {
    expect(faultsOf("site/ui/index.ts")).toEqual([
      'site/ui/index.ts: "index" says nothing; name it after what it holds',
    ]);
    expect(faultsOf("server/utils/money.ts")).toHaveLength(1);
    expect(faultsOf("server/helpers.ts")).toHaveLength(1);
    expect(faultsOf("site/lib/money.ts")).toHaveLength(1);
  });

  it("refuses names that are not kebab-case", () => {
    expect(faultsOf("site/ui/IconButton.tsx")).toEqual(["site/ui/IconButton.tsx: file names are kebab-case"]);
  });

  it("refuses files of more than 250 lines", () => {
    expect(faultsOf("server/app.ts", "const a = 1;\n".repeat(250))).toEqual([]);
    expect(faultsOf("server/app.ts", "const a = 1;\n".repeat(251))).toEqual([
      "server/app.ts: 251 lines; 250 is the most",
    ]);
  });

  it("refuses folders of more than 25 files, other folders' and drawings not counted", () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => [`server/mail/a${at}.ts`, ""] as const);
    const others = [
      ["server/mail/words/a.ts", ""],
      ["server/mail/logo.svg", ""],
    ] as const;
    expect(checkHouseRules(new Map([...files(25), ...others]))).toEqual([]);
    expect(checkHouseRules(new Map(files(26)))).toEqual([
      "server/mail: 26 files; 25 is the most: it has become two rooms",
    ]);
  });

  it("refuses a link to a new tab that may not say so", () => {
    const link = '<a href={chat} target="_blank">Chat</a>;\n';
    expect(faultsOf("site/sections/chat/chat.tsx", link)).toEqual([
      "site/sections/chat/chat.tsx: a link to a new tab is a NewTabLink (site/ui/links/new-tab-link.tsx)",
    ]);
    expect(faultsOf("site/ui/links/new-tab-link.tsx", link)).toEqual([]);
  });

  it("refuses barrels, also behind a comment", () => {
    const barrel = '// All of it.\nexport * from "./a.ts";\nexport { b } from "./b.ts";\n';
    expect(faultsOf("site/ui/all.ts", barrel)).toEqual([
      "site/ui/all.ts: only hands on what other files export; import those",
    ]);
    expect(faultsOf("site/ui/all.ts", `${barrel}export const c = 1;\n`)).toEqual([]);
  });

  it("refuses the environment outside the files that read it", () => {
    const text = "export const port = process.env.PORT;\n";
    expect(faultsOf("server/app.ts", text)).toEqual([
      "server/app.ts: reads process.env; settings are read once and passed on",
    ]);
    for (const path of [
      "server/env.ts",
      "tools/a.mjs",
      "prerender/build.ts",
      "vite.config.ts",
      "server/app.test.ts",
    ]) {
      expect(faultsOf(path, text)).toEqual([]);
    }
    expect(faultsOf("server/app.ts", "// Not process.env, which is read once.\n")).toEqual([]);
  });

  it("refuses style attributes in what is drawn", () => {
    const text = "export const a = <b style={{ top: 0 }} />;\n";
    expect(faultsOf("site/ui/a.tsx", text)).toEqual([
      "site/ui/a.tsx: style={…} becomes an attribute that the content security policy blocks",
    ]);
  });

  it("refuses the browser's objects in the rooms that are pure", () => {
    const text = "export const title = document.title;\n";
    expect(faultsOf("site/catalogue/title.ts", text)).toEqual([
      "site/catalogue/title.ts: uses document; this room knows no browser",
    ]);
    expect(faultsOf("site/ui/title.ts", text)).toEqual([]);
  });

  it("refuses to point at what lies outside the project", () => {
    const outside = ["..", "shared"].join("/");
    expect(faultsOf("docs/a.md", `See ${outside}/notes.md.`)).toEqual([
      `docs/a.md: mentions ${outside}, which a lone clone lacks`,
    ]);
  });

  it("refuses a lock file that names a registry", () => {
    expect(faultsOf("package-lock.json", '{ "resolved": "https://example.org/a.tgz" }')).toEqual([
      "package-lock.json: names a registry's host in a resolved address",
    ]);
  });
});
