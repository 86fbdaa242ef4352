import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Assets } from "../../bundles/assets.ts";
import { loadContent } from "../../content/content.ts";
import { renderOutputs } from "../../pages/outputs.tsx";
import { type ContentFolder, makeContentFolder } from "../../testing/content-folder.ts";
import { jpeg, png } from "../../testing/photos.ts";
import { messageOf } from "../../testing/spoiled-product.ts";
import { makeOwnPictures } from "./own-pictures.ts";

let content: ContentFolder;
let cache: string;
beforeEach(() => {
  content = makeContentFolder();
  cache = mkdtempSync(join(tmpdir(), "own-pictures-"));
});
afterEach(() => {
  content.dispose();
  rmSync(cache, { recursive: true });
});

function put(file: string, bytes: Uint8Array): void {
  mkdirSync(join(content.path, "pictures"), { recursive: true });
  content.write(`pictures/${file}`, bytes);
}

const make = () => makeOwnPictures(content.path, loadContent(content.path), cache);

describe("photos and logos that the owner puts beside the content", () => {
  it("are shown where the content names them, with or without their ending", async () => {
    put("Our Drill.JPG", await jpeg(420, 300));
    put("office.png", await png(1000, 700));
    put("boss.jpg", await jpeg(200, 200));
    put("customer.png", await png(300, 100));
    put("partner.svg", Buffer.from('<svg width="160" height="40" xmlns="http://www.w3.org/2000/svg"/>'));
    content.alter("pcd-al-ccgw09t304", ["picture"], "Our Drill.JPG");
    content.set("page.json", ["products", "tiles", 0, "picture"], "Our Drill");
    content.set("page.json", ["about", "picture", "name"], "office");
    content.set("team.json", [0, "picture"], "boss");
    content.set("customers.json", [0, "logo"], "customer");
    content.set("partners.json", [0, "logo"], "partner");
    const ownPictures = await make();
    const assets = new Assets();
    const pages = await renderOutputs({
      style: "",
      ownStyle: "",
      script: "/assets/boot.js",
      apiHost: "",
      publicUrl: undefined,
      retentionDays: 730,
      content: loadContent(content.path),
      art: join(import.meta.dirname, "../../../art"),
      ownPictures,
      assets,
      now: new Date("2026-01-02T03:04:05Z"),
      only: ["index.html", "products/pcd/index.html"],
    });
    const home = pages.get("index.html") ?? "";
    for (const name of ["office-960", "boss-128", "customer-300", "partner-160", "our-drill-400"]) {
      const [address = ""] =
        new RegExp(`/assets/pictures/own-${name}\\.[\\w-]+\\.(?:webp|svg)`).exec(home) ?? [];
      expect(assets.files.get(address)?.length, name).toBeGreaterThan(0);
    }
    // Not toMatch: its message would contain the page.
    const shown = /own-our-drill-400\.[\w-]+\.webp" width="400" height="286" alt="Photo: /;
    expect(shown.test(pages.get("products/pcd/index.html") ?? "")).toBe(true);
    // The scale of a photo is unknown: six of the seven tiles keep their bar.
    expect([...home.matchAll(/<svg viewBox="0 0 \d+ [\d.]+" aria-hidden="true">/g)]).toHaveLength(6);
    expect(ownPictures.unused).toEqual([]);
  });

  it("are converted once and then read from the earlier build", async () => {
    put("drill.jpg", await jpeg(420, 300));
    content.alter("pcd-al-ccgw09t304", ["picture"], "drill");
    const first = (await make()).find("tool", "drill");
    const [made = ""] = readdirSync(cache);
    const before = new Date("2020-01-01");
    utimesSync(join(cache, made, "list.json"), before, before);
    // Another photo under the old name would be noticed: the bytes count, not the name.
    writeFileSync(join(cache, made, "400.webp"), "kept");
    const again = (await make()).find("tool", "drill");
    expect(Buffer.from(again?.files.at(-1)?.bytes ?? []).toString()).toBe("kept");
    expect(again?.files.slice(0, -1)).toEqual(first?.files.slice(0, -1));
    put("drill.jpg", await jpeg(500, 300));
    expect((await make()).find("tool", "drill")?.files.at(-1)?.bytes.length).toBeGreaterThan(100);
    expect(readdirSync(cache)).toHaveLength(2);
  });

  it("cost nothing where there are none", async () => {
    rmSync(cache, { recursive: true });
    expect(await make()).toMatchObject({ unused: [] });
    expect(existsSync(cache)).toBe(false);
    mkdirSync(cache);
  });

  it("are named when nothing shows them", async () => {
    put("shop.jpg", await jpeg(300, 300));
    put("README.md", Buffer.from("Our photos"));
    put("Thumbs.db", Buffer.from("x"));
    put(".DS_Store", Buffer.from("x"));
    expect((await make()).unused).toEqual(["shop.jpg"]);
  });

  it("are all judged before the build stops", async () => {
    put("drill.jpg", await jpeg(300, 300));
    put("boss.jpg", Buffer.from("x"));
    content.alter("pcd-al-ccgw09t304", ["picture"], "drill");
    content.set("team.json", [0, "picture"], "boss");
    await expect(make()).rejects.toThrow(
      /^content\/pictures\/drill\.jpg: 300 × 300 pixels are too few.+\ncontent\/pictures\/boss\.jpg: this is no picture/,
    );
  });

  it.each<[what: string, file: string, words: string]>([
    ["another kind of file", "drill.heic", "a photo is a JPEG, PNG or WebP file. Save it as one of these."],
    ["a name that another has", "Drill.png", "has the same name but for its ending. Rename one of them."],
  ])("stop the build where the folder holds %s", async (_, file, words) => {
    put("drill.jpg", await jpeg(400, 300));
    put(file, await png(400, 300));
    expect(messageOf(content)).toMatch(/^content\/pictures\/[dD]rill\.\w+: /);
    expect(messageOf(content)).toContain(words);
  });
});

describe("a picture that isn't there stops the build with file, line, record and field:", () => {
  it("a tool", async () => {
    put("mine.png", await png(10, 10));
    content.alter("pcd-al-ccgw09t304", ["picture"], "nobody");
    expect(messageOf(content)).toMatch(
      /^content\/range\/pcd\/pcd-al-ccgw09t304\.csv, line 2: product "pcd-al-ccgw09t304": Picture: expected the name of a picture in content\/pictures or art\/pictures, found "nobody"\. There are: mine, ball, /,
    );
  });

  it.each<[file: string, place: (string | number)[], words: RegExp]>([
    [
      "categories.json",
      [1, "subCategories", 0, "picture"],
      /^content\/categories\.json, line \d+: \[1\]\.subCategories\[0\]\.picture: expected .+ There are: mine, ball, /,
    ],
    [
      "page.json",
      ["products", "tiles", 2, "picture"],
      /^content\/page\.json, line \d+: products\.tiles\[2\]\.picture: expected /,
    ],
    [
      "page.json",
      ["about", "picture", "name"],
      /^content\/page\.json, line \d+: about\.picture\.name: expected .+ There are: mine, drilling, milling, turning\.$/,
    ],
    [
      "team.json",
      [1, "picture"],
      /^content\/team\.json, line \d+: \[1\]\.picture: expected the name of a picture in content\/pictures, found "nobody"\. There are: mine\.$/,
    ],
    [
      "customers.json",
      [0, "logo"],
      /^content\/customers\.json, line \d+: \[0\]\.logo: expected the name of a logo in content\/pictures or art\/logos\/customers, found /,
    ],
    [
      "partners.json",
      [3, "logo"],
      /^content\/partners\.json, line \d+: \[3\]\.logo: expected .+ There are: mine, /,
    ],
  ])("%s, %j", async (file, place, words) => {
    put("mine.png", await png(10, 10));
    content.set(file, place, "nobody");
    expect(messageOf(content)).toMatch(words);
  });
});
