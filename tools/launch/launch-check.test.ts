import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { drawWordmark, wordmarkFiles } from "#prerender/pictures/wordmark.ts";
import { checkLaunch } from "../launch-check.ts";
import { copyProject } from "../testing/project-copy.ts";
import { spawnTool } from "../testing/spawn-tool.ts";

const drawnName = "Calivane";

let content: ContentFolder;
let publicDir: string;
let art: string;
beforeEach(() => {
  content = makeContentFolder();
  publicDir = mkdtempSync(join(tmpdir(), "public-"));
  art = mkdtempSync(join(tmpdir(), "art-"));
  mkdirSync(join(art, "brand"));
  for (const [file, ground] of Object.entries(wordmarkFiles)) {
    writeFileSync(join(art, "brand", file), drawWordmark(drawnName, ground));
  }
});
afterEach(() => {
  content.dispose();
  rmSync(publicDir, { recursive: true });
  rmSync(art, { recursive: true });
});

function check(publicUrl: string | undefined = "https://www.calivane.in", year = 2026) {
  return checkLaunch(content.path, { publicUrl, publicDir, art, year });
}

const person = {
  name: "Meera Iyer",
  position: "Director",
  phone: "+91 124 400 1234",
  email: "meera@calivane.in",
};

/** Real values in all places for which the repository has invented ones. */
function makeReal(): void {
  const street = "12 Udyog Vihar, Gurugram 122016";
  content.set("company.json", ["sample"], undefined);
  content.set("company.json", ["phone"], "+91 124 400 1234");
  content.set("company.json", ["chat"], "+91 98100 12345");
  content.set("company.json", ["email"], "sales@calivane.in");
  content.set("company.json", ["address"], { lines: [street] });
  const query = encodeURIComponent(street);
  content.set("company.json", ["map", "embedUrl"], `https://www.google.com/maps?q=${query}&output=embed`);
  content.set(
    "company.json",
    ["map", "directionsUrl"],
    `https://www.google.com/maps/dir/?api=1&destination=${query}`,
  );
  content.set("privacy.json", ["sample"], undefined);
  content.set("worked-case.json", ["sample"], undefined);
  content.write("hsn.json", '{ "tap": { "code": "8207 40" } }');
  content.write("team.json", JSON.stringify([person]));
  content.write(
    "customers.json",
    JSON.stringify([{ name: "Real Motors", logo: "tavrin", description: "Cars" }]),
  );
  content.write(
    "partners.json",
    JSON.stringify([{ name: "Real Tools", url: "https://real-tools.in", logo: "nordkant" }]),
  );
}

describe("the sample values", () => {
  it("of the repository are found, file by file, and the site is not ready", () => {
    const { text, isReady } = check();
    expect(isReady).toBe(false);
    for (const line of [
      '    is marked "sample": true (Calivane). Put in the real values, then take the mark out.',
      '    phone: "+91 124 000 0000" is a number that can\'t be assigned.',
      '    email: "sales@calivane.example" is on an example domain, which nobody can own.',
      '    address: is marked "sample": true. Put in the real values, then take the mark out.',
      '    address.lines: "Gurugram, Haryana, India" is a placeholder: there is no street in it.',
      '    address.note: "Street address to follow" stands in for the address.',
      "    map.embedUrl: shows the city and not the street.",
      "    map.directionsUrl: shows the city and not the street.",
      '    [3].name: "K. Sample" is an invented name.',
      '    [0]: is marked "sample": true (Tavrin Motors). Put in the real values, then take the mark out.',
      '    [7].url: "https://vellkant.example" is on an example domain, which nobody can own.',
    ]) {
      expect(text.split("\n")).toContain(line);
    }
  });

  it("are gone once real ones stand in their places, and the site is ready", () => {
    makeReal();
    const { text, isReady } = check();
    expect(isReady).toBe(true);
    expect(text).not.toContain("Sample values");
    expect(text).toContain("No sample value is left.");
  });

  it.each([
    [
      "a number in a product's description",
      "range/pcd/pcd-al-ccgw09t304.csv",
      ["description"],
      "Call +91 124 000 0009.",
    ],
    ["an address in a text of the page", "page.json", ["about", "statement"], "See calivane.example."],
    ["a name in the team", "team.json", [0, "name"], "M. Sample"],
    ["a mark that was forgotten", "team.json", [0, "sample"], true],
  ])("keep the site from being ready as long as one is left: %s", (_, file, place, value) => {
    makeReal();
    if (file.startsWith("range/")) content.alter("pcd-al-ccgw09t304", place, value);
    else content.set(file, place, value);
    const { text, isReady } = check();
    expect(isReady).toBe(false);
    expect(text).toContain(`Sample values (must go before launch)\n  content/${file}\n`);
    expect(text).toContain("Not ready: 1 sample value is left.");
  });

  it("are not seen in the newsletter's hint, which is an example by intention", () => {
    expect(check().text).not.toContain("newsletterExample");
  });
});

describe("contradictions and gaps", () => {
  beforeEach(makeReal);

  it("keep nothing from being launched", () => {
    const { text, isReady } = check();
    expect(text).toContain("Contradictions and gaps (for the owner to decide)\n");
    expect(isReady).toBe(true);
  });

  it("name the years of experience beside the year of foundation", () => {
    expect(check().text).toContain(
      'hero.stats[1]: says "13+ years experience"; established 2010 makes 16 in 2026.',
    );
  });

  it("say nothing of the years once they agree", () => {
    content.set("page.json", ["hero", "stats", 1, "value"], "16+");
    expect(check().text).not.toContain("hero.stats[1]");
    expect(check(undefined, 2027).text).toContain("established 2010 makes 17 in 2027.");
  });

  it("name the two readings of the hours", () => {
    expect(check().text).toContain(
      'workingHours: says "10:00 AM - 6:00 PM"; businessHours say "Monday-Friday 9:00 AM - 6:00 PM, Saturday 10:00 AM - 2:00 PM, Sunday closed".',
    );
  });

  it("name support at all hours beside limited hours, wherever it is promised", () => {
    const { text } = check();
    expect(text).toContain('hero.stats[2]: "24/7" promises support at all hours; businessHours are limited.');
    expect(text).toContain('footer.support: "24/7 support" promises support at all hours');
  });

  it("say nothing of support where the firm never closes", () => {
    content.set("company.json", ["businessHours"], [{ days: "Every day", hours: "Always open" }]);
    expect(check().text).not.toContain("24/7");
  });

  it("say that the newsletter stores nothing", () => {
    expect(check().text).toContain("  The newsletter\n    stores nothing and asks no server");
  });

  it("name social links and legal pages that go nowhere, and not those that lead somewhere", () => {
    content.set("company.json", ["legalPages", 0, "url"], "https://www.calivane.in/terms");
    const { text } = check();
    expect(text).toContain("social: no address yet for Professional network, Video channel, Photo feed");
    expect(text).toContain("legalPages: no address yet for Privacy, Compliances: the links go nowhere.");
  });

  it("name partners whose links lead nowhere", () => {
    content.set("partners.json", [0, "url"], "https://partner.example");
    expect(check().text).toContain("1 of 1 links lead to example domains, where nobody answers.");
  });

  it("say that there is no catalogue to download", () => {
    expect(check().text).toContain("catalogue.file: there is no file to download");
  });

  it("say that the catalogue's file isn't there, and nothing once it is", () => {
    content.set("page.json", ["catalogue", "file"], "/catalogue.pdf");
    expect(check().text).toContain('catalogue.file: "/catalogue.pdf" is not in public/');
    writeFileSync(join(publicDir, "catalogue.pdf"), "");
    expect(check().text).not.toContain("catalogue.file");
  });

  it("say that the wordmark has another name than the company, and how to draw it", () => {
    content.set("company.json", ["name"], "Another");
    expect(check().text).toContain(
      '  art/brand/wordmark.svg\n    doesn\'t say "Another", so the site shows that in plain letters: npm run wordmark\n',
    );
    content.set("company.json", ["name"], drawnName);
    expect(check().text).not.toContain("npm run wordmark");
  });

  it("say that nobody has told where the site will live", () => {
    expect(checkLaunch(content.path, { publicUrl: undefined, publicDir, art, year: 2026 }).text).toContain(
      "  PUBLIC_URL\n    is not set",
    );
    expect(check("http://localhost:3000").text).toContain('"http://localhost:3000" is not an address');
    expect(check().text).not.toContain("PUBLIC_URL");
  });
});

describe("npm run launch-check", () => {
  const { root, dispose } = copyProject();
  afterAll(dispose);

  it("ends with 1 while the repository's samples are in place", async () => {
    const env = { ...process.env, PUBLIC_URL: "", API_HOST: "", PORT: "", HOST: "", DATA_DIR: "" };
    const args = ["run", "--silent", "launch-check"];
    const { code, text } = await spawnTool("npm", args, { cwd: root, env }).ended;
    expect(text).toContain("Sample values (must go before launch)");
    expect(text.trimEnd().split("\n").at(-1)).toMatch(/^Not ready: \d+ sample values are left\.$/);
    expect(code).toBe(1);
  });
});

describe("what ordering needs", () => {
  it("is not ready while an HSN code is a proposal, and says for which families", () => {
    makeReal();
    content.write("hsn.json", '{ "tap": { "code": "8207 40", "toBeConfirmed": true } }');
    const { text, isReady } = check();
    expect(isReady).toBe(false);
    expect(text).toContain(
      "content/hsn.json\n    proposals, to be confirmed by whoever answers for taxes: tap.",
    );
  });

  it("lists promised stock and what products lack, without stopping a launch", () => {
    makeReal();
    content.alter("pcd-al-ccgw09t304", ["orderCode"], undefined);
    content.alter("tur-ho-pclnr2525m12", ["spares"], undefined);
    const { text, isReady } = check();
    expect(isReady).toBe(true);
    expect(text).toMatch(/leadTime: \d+ of \d+ say "stock": see that they are kept\./);
    expect(text).toMatch(/1 of \d+ have no order code, such as "pcd-al-ccgw09t304"\./);
    expect(text).toMatch(
      /1 of \d+ have no spare parts though they hold inserts, such as "tur-ho-pclnr2525m12"\./,
    );
    expect(text).toMatch(/\d+ of \d+ have no HSN code, such as /);
  });
});
