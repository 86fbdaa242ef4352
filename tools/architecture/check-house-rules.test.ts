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

  it("refuses style sheets of more than 250 lines", () => {
    expect(faultsOf("site/ui/a.module.css", ".a {}\n".repeat(250))).toEqual([]);
    expect(faultsOf("site/ui/a.module.css", ".a {}\n".repeat(251))).toEqual([
      "site/ui/a.module.css: 251 lines; 250 is the most",
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
