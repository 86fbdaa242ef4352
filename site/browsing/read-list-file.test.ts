import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { LARGEST_FILE, readListFile } from "./read-list-file.ts";

function words(list: Awaited<ReturnType<typeof readListFile>>): string[] {
  return typeof list === "string"
    ? [list]
    : list.lines.map((line) => `${line.words} ${line.quantity ?? "?"}`);
}

test("a workbook is read by its first sheet", async () => {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve("#testing/list.xlsx")));
  expect(words(await readListFile(new Blob([new Uint8Array(bytes)])))).toEqual([
    "CNMG 120408 50",
    "M8 tap 2",
  ]);
});

test.each([
  ["UTF-8", new TextEncoder().encode("Ø10 end mill;5\nM8 tap;2")],
  ["UTF-16", Uint8Array.from([0xff, 0xfe, ...Buffer.from("Ø10 end mill;5\nM8 tap;2", "utf16le")])],
  ["an old Windows encoding", Uint8Array.from(Buffer.from("Ø10 end mill;5\nM8 tap;2", "latin1"))],
])("text saved as %s is read", async (_, bytes) => {
  expect(words(await readListFile(new Blob([bytes])))).toEqual(["Ø10 end mill 5", "M8 tap 2"]);
});

test("what is no list is refused, not guessed at", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  expect(await readListFile(new Blob(["PK\u0003\u0004 no workbook"]))).toBe("unreadable");
  expect(logged).toHaveBeenCalledOnce();
  expect(await readListFile(new Blob([Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2])]))).toBe(
    "unreadable",
  );
  expect(await readListFile(new Blob(["x".repeat(LARGEST_FILE + 1)]))).toBe("too large");
  logged.mockRestore();
});
