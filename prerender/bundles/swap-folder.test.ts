import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SwapFolders, mendSwap, swapFolder } from "./swap-folder.ts";

let root: string;
let folders: SwapFolders;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "swap-"));
  folders = { current: join(root, "dist"), next: join(root, "next"), previous: join(root, "previous") };
});
afterEach(() => rmSync(root, { recursive: true }));

/** Makes a folder with a page that names its build. */
function write(folder: string, build: string): void {
  mkdirSync(join(folder, "products"), { recursive: true });
  writeFileSync(join(folder, "products", "page.html"), build);
}

/** The page that a visitor gets; undefined if there is no site. */
function served(): string | undefined {
  const page = join(folders.current, "products", "page.html");
  return existsSync(page) ? readFileSync(page, "utf8") : undefined;
}

/** Pages of the site in its place. The folder may be moved away at any moment. */
function pageCount(): number {
  try {
    return readdirSync(folders.current).length;
  } catch {
    return 0;
  }
}

test("a new build takes the place of the old one, which stays beside it until the next takes its place", async () => {
  for (const build of ["oldest", "old", "new"]) {
    write(folders.next, build);
    await mendSwap(folders);
    await swapFolder(folders);
  }
  expect(served()).toBe("new");
  expect(readdirSync(root).toSorted()).toEqual(["dist", "previous"]);
  expect(readFileSync(join(folders.previous, "products/page.html"), "utf8")).toBe("old");
});

test("the first build of all needs no old one", async () => {
  write(folders.next, "new");
  await swapFolder(folders);
  expect(served()).toBe("new");
});

test("whoever reads while builds are swapped never meets half a site", async () => {
  write(folders.current, "old");
  for (let page = 0; page < 300; page += 1) writeFileSync(join(folders.current, `${page}.html`), "old");
  write(folders.next, "new");
  const found = new Set<string>();
  let isOver = false;
  const swap = swapFolder(folders).finally(() => (isOver = true));
  while (!isOver) {
    const pages = pageCount();
    found.add(pages === 0 ? "none" : pages === 301 ? "old" : pages === 1 ? "new" : "half");
    await new Promise((resolve) => setImmediate(resolve));
  }
  await swap;
  expect(found).not.toContain("half");
});

test("a swap that fails half-way leaves the old site in its place", async () => {
  write(folders.current, "old");
  await expect(swapFolder(folders)).rejects.toThrow("ENOENT");
  expect(served()).toBe("old");
});

test("after a build that was killed between the two renames the next one brings the old site back", async () => {
  write(folders.previous, "old");
  write(folders.next, "new");
  await mendSwap(folders);
  expect(served()).toBe("old");
});
