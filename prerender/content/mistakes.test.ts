import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messageOf } from "../testing/spoiled-product.ts";
import { type ContentFolder, makeContentFolder } from "../testing/content-folder.ts";
import { companyMistakes } from "../testing/mistakes/company-mistakes.ts";
import { listMistakes } from "../testing/mistakes/people-mistakes.ts";
import { heroMistakes } from "../testing/mistakes/hero-mistakes.ts";
import { linkMistakes } from "../testing/mistakes/link-mistakes.ts";
import type { Mistake, Slip } from "../testing/mistakes/mistake.ts";
import { pageMistakes } from "../testing/mistakes/page-mistakes.ts";
import { reachMistakes } from "../testing/mistakes/reach-mistakes.ts";
import { rangeMistakes } from "../testing/mistakes/range-mistakes.ts";
import { wordsMistakes } from "../testing/mistakes/words-mistakes.ts";
import { writingMistakes } from "../testing/mistakes/writing-mistakes.ts";

let content: ContentFolder;
beforeEach(() => {
  content = makeContentFolder();
});
afterEach(() => content.dispose());

function make(file: string, slip: Slip): void {
  if (file.startsWith("range/") && "set" in slip)
    for (const [place, value] of slip.set) content.alter(basename(file), place, value);
  else if ("text" in slip) content.write(file, slip.text);
  else if ("set" in slip) for (const [place, value] of slip.set) content.set(file, place, value);
  else {
    const [first]: unknown[] = Object.values(JSON.parse(readFileSync(join(content.path, file), "utf8")));
    content.write(file, JSON.stringify(Array.from({ length: slip.records }, () => first)));
  }
}

/** All sentences, without the numbers of lines where a field is named. */
function told(says: string): string {
  const message = messageOf(content);
  return says.startsWith("line ") ? message : message.replaceAll(/, line \d+(?=:)/g, "");
}

const all: [group: string, mistakes: Mistake[]][] = [
  ["of company.json", companyMistakes],
  ["of its numbers and addresses", reachMistakes],
  ["of its links", linkMistakes],
  ["of the first screen", heroMistakes],
  ["of page.json", pageMistakes],
  ["of a list", listMistakes],
  ["of the range", rangeMistakes],
  ["of its words", wordsMistakes],
  ["of writing", writingMistakes],
];

describe.each(all)("a slip %s is told with its file, field and way out", (_, mistakes) => {
  it.each(mistakes)("%s", (_what, file, slip, says) => {
    make(file, slip);
    const message = told(says);
    expect(message).toContain(says);
    expect(message).toMatch(new RegExp(`^content/${file.replaceAll(".", String.raw`\.`)}`, "m"));
  });
});

describe("what stands where a file or folder is expected is told without a stack", () => {
  it.each(["company.json", "page.json", "hsn.json"])("a folder %s", (name) => {
    rmSync(join(content.path, name));
    mkdirSync(join(content.path, name));
    expect(messageOf(content)).toContain(
      `content/${name}: this is a folder; a file of that name is expected.`,
    );
  });

  it.each(["pictures", "range", "legal"])("a file %s", (name) => {
    rmSync(join(content.path, name), { recursive: true, force: true });
    writeFileSync(join(content.path, name), "");
    expect(messageOf(content)).toContain("this is a file; a folder of that name is expected.");
  });

  it("a link that leads to itself", () => {
    rmSync(join(content.path, "team.json"));
    symlinkSync("team.json", join(content.path, "team.json"));
    expect(messageOf(content)).toContain("content/team.json: it is a link that leads to itself.");
  });
});

it("slips of every file are told at once, also those of rules about the whole range", () => {
  content.set("company.json", ["phone"], "+91 1");
  content.set("page.json", ["hero", "headline", 0], "a".repeat(40));
  content.alter("dri-sd-85-3d", ["item"], "reamers");
  content.set("team.json", [1, "name"], "R. Sample");
  const message = messageOf(content);
  for (const file of ["company.json", "page.json", "range/drilling/dri-sd-85-3d.csv", "team.json"])
    expect(message).toContain(`content/${file}, line `);
});
