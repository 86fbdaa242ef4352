import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettingsFile } from "./settings-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
  file = join(folder, ".env");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("where there is no settings file, nothing is set", () => {
  expect(readSettingsFile(file)).toEqual({});
});

test.each<[string, () => void]>([
  ["is a link that leads nowhere", () => symlinkSync(join(folder, "moved"), file)],
  ["is a link to itself", () => symlinkSync(file, file)],
  ["is a folder", () => mkdirSync(file)],
  ["is UTF-16, as an editor's Unicode", () => writeFileSync(file, "\ufeffPORT=0\n", "utf16le")],
  ["is UTF-16 without a mark", () => writeFileSync(file, "PORT=0\n", "utf16le")],
  ["is in an old encoding", () => writeFileSync(file, "MAIL_FROM=b\xfcro@example.com\n", "latin1")],
])("a settings file that %s is told in a sentence, never taken for none", (_, spoil) => {
  spoil();
  expect(() => readSettingsFile(file)).toThrow(
    /^The settings file ".*\.env" is there but can't be read \(.+\)\. The/,
  );
});

test("the first line counts, though an editor has put a mark before it, and lines of Windows", () => {
  writeFileSync(file, "\ufeffPORT=4000\r\nHOST=0.0.0.0\r\n");
  expect(readSettingsFile(file)).toEqual({ PORT: "4000", HOST: "0.0.0.0" });
});
