import { describe, expect, it } from "vitest";
import { headersFile, nginxHeaders } from "#contract/host-headers.ts";
import { securityHeaders } from "#contract/security-headers.ts";
import { parseSettings } from "#contract/settings.ts";
import { startApp } from "../testing/running-app.ts";
import { STYLE_HASH } from "../testing/temporary-site.ts";

const styleHashes = ["sha256-AAAA=", "sha256-BBBB="];
const settings = parseSettings({
  PUBLIC_URL: "https://www.example.com",
  API_HOST: "https://api.example.com",
});
const sent = securityHeaders({ styleHashes, settings });

/** Headers that a host which reads the file sends with a path. */
function readFor(path: string, file: string): [string, string][] {
  const found: [string, string][] = [];
  let isMatch = false;
  for (const line of file.split("\n")) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      isMatch = line.endsWith("*") && path.startsWith(line.slice(0, -1));
    } else if (isMatch) found.push([name, value]);
  }
  return found;
}

describe("a static host sends what the server sends", () => {
  it("with the file _headers, for pages", () => {
    expect(readFor("/products/milling", headersFile({ styleHashes, settings }))).toEqual(sent);
  });

  it("with the file _headers, for files that are kept for ever", () => {
    expect(readFor("/assets/a.css", headersFile({ styleHashes, settings }))).toEqual([
      ...sent,
      ["Cache-Control", "public, max-age=31536000, immutable"],
    ]);
  });

  it("with the lines for nginx", () => {
    const lines = [
      ...nginxHeaders({ styleHashes, settings }).matchAll(/^add_header (\S+) "(.*)" always;$/gm),
    ];
    const plain = (value = "") => value.replaceAll(/\\(["\\$])/g, "$1");
    expect(lines.map(([, name, value]) => [name, plain(value)])).toEqual(sent);
  });

  it("so that a page has each of them from either", async () => {
    const app = await startApp({}, { settings: { publicUrl: "https://www.example.com" } });
    const { headers } = await fetch(app.origin);
    await app.stop();
    const same = {
      styleHashes: [STYLE_HASH],
      settings: { publicUrl: "https://www.example.com", apiHost: undefined },
    };
    const file = readFor("/", headersFile(same));
    expect(file.length).toBeGreaterThan(7);
    expect(file.map(([name]) => [name, headers.get(name)])).toEqual(file);
  });

  it("pages that lead to their like name the rules by which a browser fetches those ahead, and no other page", async () => {
    const rules = '"/ahead.speculationrules"';
    const app = await startApp({
      "index.html": "home",
      "product/a.html": "tool",
      "guides.html": "guides",
      "products/a.html": "list",
      "ahead.speculationrules": "{}",
    });
    const of = async (path: string) => (await fetch(app.origin + path)).headers;
    const paths = ["/", "/product/a", "/guides", "/products/a"];
    const heads = await Promise.all(paths.map(of));
    const file = await of("/ahead.speculationrules");
    await app.stop();
    expect(heads.map((head) => head.get("Speculation-Rules"))).toEqual([null, rules, rules, null]);
    expect(file.get("Content-Type")).toBe("application/speculationrules+json");
    const text = headersFile({ styleHashes, settings });
    expect(paths.map((path) => new Map(readFor(`${path}/`, text)).get("Speculation-Rules"))).toEqual([
      undefined,
      rules,
      rules,
      undefined,
    ]);
    expect(text).toContain("/ahead.speculationrules\n  Content-Type: application/speculationrules+json\n");
  });

  it("no line is longer than such hosts take (2,000 characters)", () => {
    const longest = Math.max(
      ...headersFile({ styleHashes, settings })
        .split("\n")
        .map(({ length }) => length),
    );
    expect(longest).toBeLessThan(2000);
  });
});
