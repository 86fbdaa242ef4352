import { rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENQUIRY_TEMPLATES } from "#contract/enquiry-page.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

const FILES = {
  "404.html": "nothing here",
  "products/404.html": "no such product",
  "products/milling/404.html": "no such milling tool",
  "products/milling/index.html": "<title>Milling</title>",
  "message-sent/index.html": "<title>Sent</title>",
  "message-error.html": "%%problem%%",
  ...Object.fromEntries(Object.values(ENQUIRY_TEMPLATES).map((file) => [file, "%%problem%%"])),
  "assets/app-1a2b.js": "console.log(1);",
  "data/milling-3c4d.json": "{}",
  "robots.txt": "User-agent: *",
  "catalogue.pdf": "0123456789",
  ".secret": "secret",
  _redirects:
    "/product/old /product/new 308\n/products/lathe /products/milling 308\n/evil //example.com 308\n",
  "vanished.txt": "soon gone",
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp(FILES);
});
afterAll(() => app.stop());

function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawRequest(
    app.port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join("")}\r\n`,
  );
}

function headersOf(answer: string): string {
  return answer.slice(0, answer.indexOf("\r\n\r\n"));
}

function bodyOf(answer: string): Buffer {
  return Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1");
}

test("a clean address answers at once, without a detour over a trailing slash", async () => {
  const answer = await get("/products/milling?from=mail");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("<title>Milling</title>");
  expect(answer).toContain("Content-Type: text/html;charset=utf-8");
});

test("the same address with a trailing slash leads to the one without, keeping the query", async () => {
  const answer = headersOf(await get("/products/milling/?q=8"));
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toContain("Location: /products/milling?q=8\r\n");
});

test("a page has one address: that of its file leads there", async () => {
  for (const [file, page] of [
    ["/index.html?q=8", "/?q=8"],
    ["/index%2Ehtml", "/"],
    ["/products/milling/index.html", "/products/milling"],
    ["/message-sent/index.html", "/message-sent"],
  ] as const) {
    const answer = headersOf(await get(file));
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`Location: ${page}\r\n`);
  }
  expect(await get("//example.com/index.html")).toMatch(/^HTTP\/1\.1 404 /);
});

test("the address of a renamed product or place leads to the new one for good, keeping the query", async () => {
  for (const path of ["/product/old?q=8", "/product/old/?q=8", "/product/%6Fld?q=8"]) {
    const answer = headersOf(await get(path));
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain("Location: /product/new?q=8\r\n");
  }
  expect(headersOf(await get("/products/lathe"))).toContain("Location: /products/milling\r\n");
  expect(await get("/_redirects")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await get("/evil")).toMatch(/^HTTP\/1\.1 404 /);
});

test("a trailing slash can't be used to lead to another host", async () => {
  const answers = await Promise.all(
    ["//example.com/", "/\\example.com/", "//", "/%2fexample.com/"].map((p) => get(p)),
  );
  expect(answers.filter((answer) => /Location: (\/\/|\/\\|\/%2f)/i.test(answer))).toEqual([]);
});

test("hashed files are kept for a year and pages are asked for again", async () => {
  const year = "Cache-Control: public, max-age=31536000, immutable\r\n";
  expect(await get("/assets/app-1a2b.js")).toContain(year);
  expect(await get("/data/milling-3c4d.json")).toContain(year);
  expect(await get("/")).toContain("Cache-Control: no-cache\r\n");
  expect(await get("/robots.txt")).toContain("Cache-Control: no-cache\r\n");
});

test("an unchanged page is answered 304, with the headers a cache needs", async () => {
  const [, etag = ""] = /ETag: (.*)\r\n/.exec(await get("/")) ?? [];
  const answer = await get("/", { "If-None-Match": etag });
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer).toContain("Cache-Control: no-cache\r\n");
  expect(answer).toContain("Vary: Accept-Encoding\r\n");
  expect(bodyOf(answer)).toHaveLength(0);
});

test("brotli is sent to those who take it, in whatever way they say so", async () => {
  const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": "gzip;q=0.5, br;q=1.0" });
  expect(answer).toContain("Content-Encoding: br\r\n");
  expect(brotliDecompressSync(bodyOf(answer)).toString()).toBe(FILES["assets/app-1a2b.js"]);
});

test("brotli isn't sent to those who refuse it", async () => {
  const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": "br;q=0, gzip" });
  expect(answer).toContain("Content-Encoding: gzip\r\n");
  expect(gunzipSync(bodyOf(answer)).toString()).toBe(FILES["assets/app-1a2b.js"]);
  expect(await get("/assets/app-1a2b.js", { "Accept-Encoding": "br;q=0" })).not.toContain("Content-Encoding");
});

test("HEAD has the headers of GET and no body", async () => {
  const request = "HEAD /products/milling HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const answer = await rawRequest(app.port, request);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain(`Content-Length: ${FILES["products/milling/index.html"].length}\r\n`);
  expect(bodyOf(answer)).toHaveLength(0);
});

test("an unknown address gets the nearest 404 page", async () => {
  const answers = await Promise.all(
    ["/products/milling/foo/bar", "/products/foo", "/foo/bar", "/products/milling/foo/"].map((path) =>
      get(path),
    ),
  );
  expect(answers.map((answer) => `${answer.slice(9, 12)} ${bodyOf(answer).toString()}`)).toEqual([
    "404 no such milling tool",
    "404 no such product",
    "404 nothing here",
    "404 no such milling tool",
  ]);
});

test("a 404 page is compressed too", async () => {
  const answer = await get("/products/foo", { "Accept-Encoding": "br" });
  expect(answer).toMatch(/content-encoding: br\r\n/i);
  expect(brotliDecompressSync(bodyOf(answer)).toString()).toBe("no such product");
});

test("nothing outside the built site is served", async () => {
  const paths = [
    "/../.build/manifest.json",
    "/assets/../../.build/manifest.json",
    "/..%2f.build%2fmanifest.json",
    "/%2e%2e/.build/manifest.json",
    "/assets/%2e%2e/%2e%2e/.build/manifest.json",
    "/..\\.build\\manifest.json",
    "/server/main.ts",
    "/package.json",
    "/data/messages.sqlite",
    "/.env",
  ];
  const answers = await Promise.all(paths.map((path) => get(path)));
  expect(answers.filter((answer) => !/^HTTP\/1\.1 40[04] /.test(answer))).toEqual([]);
});

test("dotfiles, templates and compressed variants have no address of their own", async () => {
  const paths = [
    "/.secret",
    "/%2esecret",
    "/message-error",
    "/message-error.html",
    "/404",
    "/404.html",
    ...Object.values(ENQUIRY_TEMPLATES).flatMap((file) => [`/${file}`, `/${file.replace(".html", "")}`]),
    "/index.html.br",
  ];
  const answers = await Promise.all(paths.map((path) => get(path)));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(paths.map(() => "404"));
});

test("names of an object's own properties are unknown addresses like any other", async () => {
  const answers = await Promise.all(["/__proto__", "/constructor", "/toString/"].map((path) => get(path)));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["404", "404", "404"]);
});

test("a broken percent sign in an address is an unknown address", async () => {
  const answers = await Promise.all(["/%", "/%E0%A4", "/%00"].map((path) => get(path)));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["404", "404", "404"]);
});

test("a download can be continued in the middle", async () => {
  const answer = await get("/catalogue.pdf", { Range: "bytes=4-6" });
  expect(answer).toMatch(/^HTTP\/1\.1 206 /);
  expect(answer).toContain("Content-Range: bytes 4-6/10\r\n");
  expect(bodyOf(answer).toString()).toBe("456");
});

test("a range that makes no sense gets the whole file or a refusal, never an error", async () => {
  const ranges = ["bytes=6-4", "bytes=-3", "bytes=0-1,4-5", "bytes=x", "lines=1-2", "bytes=99-", "bytes=0-0"];
  const answers = await Promise.all(ranges.map((Range) => get("/catalogue.pdf", { Range })));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual([
    "200",
    "200",
    "200",
    "200",
    "200",
    "416",
    "200",
  ]);
});

test("a page takes only GET and HEAD", async () => {
  const response = await fetch(app.origin, { method: "POST", body: "x" });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("a file that vanished after the start doesn't take the server with it", async () => {
  rmSync(join(app.site.distDir, "vanished.txt"));
  await get("/vanished.txt");
  expect(await get("/")).toMatch(/^HTTP\/1\.1 200 /);
  expect(app.logged()).toContainEqual(
    expect.objectContaining({ event: "file.failed", path: "/vanished.txt" }),
  );
});

test("where devices may not keep the site, the worker that takes all back stands in the other's place", async () => {
  const off = await startApp({ "sw.js": "keep()", "no-sw.js": "forget()" }, { settings: { offline: false } });
  const answer = await rawRequest(
    off.port,
    "GET /sw.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  await off.stop();
  expect(answer).toContain("forget()");
  expect(headersOf(answer)).toContain("Cache-Control: no-cache");
});
