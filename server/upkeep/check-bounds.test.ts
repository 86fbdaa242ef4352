import { expect, test } from "vitest";
import { LARGEST_ON_DISK, checkBounds } from "./check-bounds.ts";

const PLENTY = 1e12;

async function namesOf(sizes: {
  stored?: number;
  unsent?: number;
  filesMb?: number;
  free?: number | undefined;
  mail?: object | undefined;
}) {
  const { stored = 0, unsent = 0, filesMb = 0, mail = {} } = sizes;
  // undefined: a remote database, whose disk can't be seen.
  const free = "free" in sizes ? sizes.free : PLENTY;
  const conditions = await checkBounds({
    store: {
      load: () => Promise.resolve({ stored, unsent }),
      measureFree: free === undefined ? undefined : () => Promise.resolve(free),
    },
    settings: {
      maxStored: 100,
      maxUnsent: 10,
      maxFilesMb: 1_000,
      mail: "mail" in sizes ? sizes.mail : mail,
    },
    measureFiles: () => Promise.resolve(filesMb * 1_048_576),
  });
  return conditions
    .filter(({ isOn }) => isOn)
    .map(({ name, isBlocking }) => `${name}${isBlocking ? "!" : ""}`);
}

test("an empty store on an empty disk is no news", async () => {
  expect(await namesOf({})).toEqual([]);
});

test("a bound is named from 80 % on, and again when it is met", async () => {
  expect(await namesOf({ stored: 79 })).toEqual([]);
  expect(await namesOf({ stored: 80 })).toEqual(["stored-near"]);
  expect(await namesOf({ stored: 100 })).toEqual(["stored-near", "stored-met!"]);
  expect(await namesOf({ unsent: 8 })).toEqual(["unsent-near"]);
  expect(await namesOf({ unsent: 10 })).toEqual(["unsent-near", "unsent-met!"]);
});

test("where no mail is sent, those that wait have no bound", async () => {
  expect(await namesOf({ unsent: 1_000, mail: undefined })).toEqual([]);
});

test("a disk is low when fewer than ten of the longest messages fit, and full when none does", async () => {
  expect(await namesOf({ free: 10 * LARGEST_ON_DISK })).toEqual([]);
  expect(await namesOf({ free: 10 * LARGEST_ON_DISK - 1 })).toEqual(["disk-low"]);
  expect(await namesOf({ free: LARGEST_ON_DISK - 1 })).toEqual(["disk-low", "disk-full!"]);
  expect(await namesOf({ free: undefined })).toEqual([]);
});

test("files that fill their bound are told, and keep no message out", async () => {
  expect(await namesOf({ filesMb: 799 })).toEqual([]);
  expect(await namesOf({ filesMb: 800 })).toEqual(["files-near"]);
  expect(await namesOf({ filesMb: 990 })).toEqual(["files-near"]);
  expect(await namesOf({ filesMb: 991 })).toEqual(["files-near", "files-met"]);
});
