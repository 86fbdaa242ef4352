import { symlinkSync } from "node:fs";
import { createHash } from "node:crypto";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TemporarySite, makeTemporarySite } from "#server/testing/temporary-site.ts";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import type { PreparedSite } from "./prepared-site.ts";
import { changedPages } from "./changed-pages.ts";
import { createPublisher } from "./publisher.ts";

const STYLE = "@font-face{src:url(/assets/f.woff2)}";
const HOME = `<!doctype html><title>Home</title><head><link rel="manifest" href="/m.webmanifest"><style>${STYLE}</style><script src="/assets/boot.js"></script></head>
<body class="a"><a href="/">Home</a><a href="/#about">About</a><a href="//other.example">Other</a><a href="https://x.example/">X</a><a href="tel:+91">Call</a><img srcSet="/assets/a-1.png 1w, /assets/a-2.png 2w" src="/assets/a-2.png"/><script type="application/json">{"a":"<b>"}</script></body>`;

let site: TemporarySite;
let desk: RunningDesk;
let cookie: string;
let prepared: PreparedSite | undefined;
beforeAll(async () => {
  site = makeTemporarySite({
    "index.html": HOME,
    "product/a-1.html": "<title>A 1</title><body>A 1",
    "products/milling/index.html":
      '<title>Milling</title><body>Home<dialog id="menu"></dialog><dialog class="a" open="" data-b="">Milling',
    "404.html": "<title>No</title>",
    "assets/a.css": "b{background:url('/assets/a-1.png')}",
    "assets/f.woff2": "font",
    _redirects: "/product/old /product/a-1 308\n",
  });
  symlinkSync(join(site.root, ".build/manifest.json"), join(site.distDir, "link.txt"));
  const publisher = createPublisher({
    root: site.root,
    folder: site.root,
    clock: () => new Date(),
    onEnd: () => undefined,
  });
  desk = await startDesk([], { publisher: { ...publisher, prepared: () => prepared } });
  cookie = await desk.signIn();
  const pages = { changed: [], count: 0, lost: [], lostCount: 0 };
  const { distDir } = site;
  prepared = { id: "1", by: "A", at: new Date(), distDir, commit: "", isOvertaken: false, pages };
});
afterAll(async () => {
  await desk.stop();
  site.remove();
});

test("links, pictures, sheets and the font of a prepared page stay in the preview; other addresses are left alone", async () => {
  const html = await (await desk.ask("/preview/", cookie)).text();
  expect(html).toContain('<a href="/preview/">Home</a><a href="/preview/#about">About</a>');
  expect(html).toContain(
    'href="//other.example">Other</a><a href="https://x.example/">X</a><a href="tel:+91"',
  );
  expect(html).toContain('srcSet="/preview/assets/a-1.png 1w, /preview/assets/a-2.png 2w"');
  expect(html).toContain("src:url(/preview/assets/f.woff2)");
  expect(html).toMatch(
    /<body class="a">.*<a href="\/publish">Back to Publish<\/a>.*<a href="\/preview\/">Home/s,
  );
  const sheet = await desk.ask("/preview/assets/a.css", cookie);
  expect(await sheet.text()).toBe("b{background:url('/preview/assets/a-1.png')}");
  const font = await desk.ask("/preview/assets/f.woff2", cookie);
  expect([await font.text(), font.headers.get("Content-Type")]).toEqual(["font", "font/woff2"]);
});

test("the way back stands above the page, and above a list of tools that covers it", async () => {
  const list = await (await desk.ask("/preview/products/milling", cookie)).text();
  expect(list).toMatch(
    /<body>Home<dialog id="menu"><\/dialog><dialog class="a" open="" data-b=""><style>.*Back to Publish.*Milling/s,
  );
});

test("a prepared page runs no script, sends no form, stands in no frame, and is kept and found nowhere", async () => {
  const answer = await desk.ask("/preview/", cookie);
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  for (const rule of ["script-src 'none'", "form-action 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule);
  expect(policy).toMatch(/sandbox (?!.*allow-(?:scripts|forms))/);
  const html = await answer.text();
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = ""]) => sheet);
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets)
    expect(policy).toContain(`'sha256-${createHash("sha256").update(sheet).digest("base64")}'`);
  expect(html).not.toMatch(/<script|manifest/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  expect((await desk.ask("/enquiries", cookie)).headers.get("Content-Security-Policy")).toContain(
    "script-src 'self'",
  );
});

test("the addresses are the site's: pages without an ending, moved ones lead on, others are not there", async () => {
  for (const path of ["product/a-1", "products/milling"])
    expect((await desk.ask(`/preview/${path}`, cookie)).status, path).toBe(200);
  const moved = await desk.ask("/preview/product/old", cookie);
  expect(moved.headers.get("Location")).toBe("/preview/product/a-1");
  expect((await desk.ask("/preview", cookie)).headers.get("Location")).toBe("/preview/");
  expect((await desk.ask("/preview/product/none", cookie)).status).toBe(404);
});

test("no path leads out of the prepared site, nor to what the site itself doesn't show", async () => {
  const { port } = new URL(desk.origin);
  const status = (path: string) =>
    new Promise((resolve, reject) => {
      const headers = { Cookie: cookie, Host: `localhost:${port}` };
      request({ host: "127.0.0.1", port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on("error", reject)
        .end();
    });
  const paths = ["../.build/manifest.json", "..%2f.build%2fmanifest.json", "%2e%2e/.build/manifest.json"];
  const more = ["link.txt", "_headers", "_redirects", "404", "index.html%00.css", String.raw`..\.build`, "%"];
  for (const path of [...paths, ...more, "/etc/passwd", "//"])
    expect([400, 404], path).toContain(await status(`/preview/${path}`));
});

test("nobody sees it who isn't signed in, nor anybody while none is prepared", async () => {
  const answer = await desk.ask("/preview/product/a-1");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/sign-in"]);
  const waiting = prepared;
  prepared = undefined;
  expect((await desk.ask("/preview/", cookie)).status).toBe(404);
  prepared = waiting;
});

test("pages that differ are found by what they show, those with most of their own after the home page, and those that are gone", async () => {
  const page = (words: string, data = "1") =>
    `<title>T &amp; ${words} | Firm</title><script src="/a.${data}.js"></script><body data-x="${data}"><p>${words}</p>`;
  const before = makeTemporarySite({
    "index.html": page("home"),
    "same.html": page("same"),
    "little.html": page("little"),
    "much.html": page("much"),
    "alike-1.html": page("alike"),
    "alike-2.html": page("alike"),
    "alike-3.html": page("alike"),
    "gone.html": page("gone"),
    "moved.html": page("moved"),
  });
  const after = makeTemporarySite({
    "index.html": page("home now", "2"),
    "same.html": page("same", "2"),
    "little.html": page("a little", "2"),
    "much.html": page("much<b>1</b><b>2</b>", "2"),
    "alike-1.html": page("alike<i>1</i><i>2</i><i>3</i>"),
    "alike-2.html": page("alike<i>1</i><i>2</i><i>3</i>"),
    "alike-3.html": page("alike<i>1</i><i>2</i><i>3</i>"),
    "products/404.html": page("no"),
    _redirects: "/moved /same 308\n",
  });
  const { changed, count, lost, lostCount } = await changedPages(before.distDir, after.distDir);
  expect(changed.map(({ address }) => address)).toEqual([
    "/",
    "/much",
    "/little",
    "/alike-1",
    "/alike-2",
    "/alike-3",
  ]);
  expect([changed[0]?.title, count]).toEqual(["T & home now", 6]);
  expect([lost, lostCount]).toEqual([[{ address: "/gone", title: "T & gone" }], 1]);
  for (const each of [before, after]) each.remove();
});
