import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RangeDeskTest, startRangeDesk, toldIn } from "../testing/range-desk.ts";

let range: RangeDeskTest;
beforeAll(async () => (range = await startRangeDesk()));
afterEach(() => range.reset());
afterAll(() => range.stop());

const MILL = "/range/tools/mil-em-4f-10";
const SERIES = "/range/series/milling/end-mills-4-flute-long";
const FILES = "range/milling/end-mills-4-flute-long";
const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;

const location = (answer: Response) => answer.headers.get("Location");

describe("a picture", () => {
  const send = async (bytes: Uint8Array, name = "photo.jpg") => {
    const cookie = await range.desk.signIn(`P. ${Math.random()}`);
    const form = new FormData();
    form.set("photo", new File([new Uint8Array(bytes)], name));
    return fetch(`${range.desk.origin}${MILL}/picture`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, Origin: range.desk.origin },
      body: form,
    });
  };
  const photo = (width: number, format: "jpeg" | "png" | "webp" | "avif") =>
    sharp({ create: { width, height: width, channels: 3, background: "#999" } })
      .toFormat(format)
      .toBuffer();

  test("is stored under the tool's id, whatever its file is called, in place of the last one", async () => {
    expect(location(await send(await photo(420, "jpeg"), "../../.git/hooks/x.png"))).toBe(
      `${MILL}?said=range-saved`,
    );
    const stored = await sharp(join(range.repository.folder, "pictures/mil-em-4f-10.jpg")).metadata();
    expect(stored.width).toBe(420);
    expect(range.text(`${FILES}.csv`)).toContain("mil-em-4f-10,EM-1001,mil-em-4f-10,10,");
    await send(await photo(500, "png"));
    expect(range.repository.git("ls-files", "texts/pictures").trim()).toBe("texts/pictures/mil-em-4f-10.png");
  });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ["that is a PDF", async () => Buffer.from("%PDF-1.7"), "this is a PDF"],
    ["that is an AVIF", () => photo(420, "avif"), "this is an AVIF"],
    ["that is too small", () => photo(120, "png"), "120 × 120 pixels are too few"],
    ["that is empty", async () => Buffer.alloc(0), "the file is empty"],
    ["that is cut off", async () => (await photo(420, "jpeg")).subarray(0, 600), "damaged or not complete"],
    ["that is a page with script", async () => Buffer.from(HOSTILE), "this is a web page or an SVG"],
  ])("%s is refused with its sentence", async (_, bytes, says) => {
    const answer = await send(await bytes());
    expect(answer.status).toBe(422);
    expect(toldIn(await answer.text())).toContain(says);
    expect(range.difference()).toEqual([]);
  });
});

test("what visitors asked for in vain leads to a series with their words beside the form, as text", async () => {
  const words = encodeURIComponent(`TNGA 160404 ${HOSTILE}`);
  const list = await range.open(`/range?add=${words}`);
  expect(list).toContain('To be added: <b dir="auto">TNGA 160404 &lt;script&gt;');
  const [, href = ""] = /href="(\/range\/series\/[^"]*)"/.exec(list) ?? [];
  const page = await range.open(href.replaceAll("&amp;", "&"));
  expect(page).toContain("TNGA 160404 &lt;script&gt;");
  expect(page).not.toContain("<script>alert");
});

test("hostile words are text wherever they are shown again, and names that lead elsewhere name nothing", async () => {
  const refused = await (
    await range.send(await range.open(MILL), MILL, { "c:Description": HOSTILE, "c:Order code": HOSTILE })
  ).text();
  expect(refused).not.toMatch(/<script>alert|<img src=x/);
  for (const name of ["..%2f..%2fsecret", "%2e%2e", ".git", "x%00y", "__proto__", "constructor"])
    for (const path of [
      `/range/tools/${name}`,
      `/range/series/milling/${name}`,
      `/range/series/${name}/x/copy`,
    ])
      expect(await range.open(path), path).toMatch(/not there any more|There is no such series|nothing here/);
  const copy = `${SERIES}/copy`;
  for (const title of ["../../x", "/etc/x", ".git", "a\u0000b", "नया"])
    expect((await range.send(await range.open(copy), copy, { title })).status, title).toBe(422);
  expect(range.difference()).toEqual([]);
  expect(readFileSync(join(range.repository.root, ".git/config"), "utf8")).toContain("[core]");
});

test("nothing is taken from another origin, or of somebody who isn't signed in", async () => {
  const { desk } = range;
  expect((await desk.ask(MILL, await desk.signIn("X"), {}, { Origin: "https://evil.example" })).status).toBe(
    403,
  );
  for (const path of ["/range", MILL, SERIES, `${MILL}/delete`])
    expect(location(await desk.ask(path)), path).toBe("/sign-in");
  for (const path of [
    MILL,
    `${MILL}/judge`,
    `${MILL}/delete`,
    `${MILL}/picture`,
    SERIES,
    `${SERIES}/sizes`,
    `${SERIES}/copy`,
  ])
    expect(location(await desk.ask(path, "", {})), path).toBe("/sign-in");
});
