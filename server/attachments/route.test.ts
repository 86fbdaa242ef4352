import { afterEach, beforeEach, expect, test } from "vitest";
import { ATTACHMENTS_PATH, FILE_LIMITS } from "#contract/attachments.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { filesOf, readWhole } from "../store/files/attachment-rows.ts";
import { countFiles } from "../store/files/file-room.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";
import { postFile, sampleFile, storeFile } from "../testing/sample-files.ts";
import type { FileLimits } from "./file-limits.ts";

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

/** Restarts the app with these file limits. */
async function startWith(fileLimits: Partial<FileLimits>): Promise<void> {
  await app.stop();
  app = await startApp({}, { fileLimits });
}

async function sentenceFor(bytes: Uint8Array, name: string): Promise<string> {
  const response = await postFile(app.origin, bytes, name);
  const answer: unknown = await response.json();
  return `${response.status} ${JSON.stringify(answer)}`;
}

test("a file is stored before it is answered, and goes to the message that names it, byte for byte", async () => {
  const photo = sampleFile("jpeg", 2_500_000);
  const response = await postFile(app.origin, photo, "Halter “links”.jpeg");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    file: { id: expect.stringMatching(/^[0-9a-f]{32}$/), name: "Halter _links_.jpg", bytes: photo.length },
  });
  const drawing = await storeFile(app.origin, sampleFile("dxf"), "a.dxf");
  const first = await storeFile(app.origin, photo, "b.jpg");
  const sent = await postJson(app.origin, { ...WORDS, files: [drawing, first] }, { "Idempotency-Key": "k" });
  expect([sent.status, await sent.json()]).toMatchObject([200, { success: true }]);
  const files = (await filesOf(app.store.database)).get("k") ?? [];
  expect(files.map(({ name }) => name)).toEqual(["a.dxf", "b.jpg"]);
  expect((await readWhole(app.store.database, first)).equals(photo)).toBe(true);
});

test("a message without files is answered as ever, and one that names none too", async () => {
  expect(await (await postJson(app.origin, WORDS)).json()).toMatchObject({ success: true });
  expect(await (await postJson(app.origin, { ...WORDS, files: [] })).json()).toMatchObject({ success: true });
});

test("files that can't be taken are refused by name and reason, and nothing of them is kept", async () => {
  expect(await sentenceFor(Buffer.from("MZ\x90\0"), "photo.jpg")).toBe(
    '415 {"success":false,"error":"“photo.jpg” is a program. Programs can\'t be taken."}',
  );
  expect(await sentenceFor(Buffer.from("<svg><script/></svg>"), "a.png")).toContain("“a.png” is an SVG");
  expect(await sentenceFor(Buffer.from("PK\x03\x04"), "b.pdf")).toContain("“b.pdf” is an archive");
  expect(await sentenceFor(Buffer.alloc(0), "c.pdf")).toContain("“c.pdf” is empty");
  const cut = sampleFile("png", 3_000_000).subarray(0, 2_000_000);
  expect(await sentenceFor(cut, "../\u202ed.png")).toContain("“d.png” isn't a whole file");
  expect(await countFiles(app.store.database)).toEqual({ files: 0, room: 0 });
  const pieces = await app.store.database.selectFrom("attachment_pieces").selectAll().execute();
  expect(pieces).toEqual([]);
  expect(app.logText()).not.toMatch(/photo\.jpg|a\.png/);
});

test("a file of exactly the limit is taken, one byte more is refused, however its length is told", async () => {
  const most = sampleFile("pdf", FILE_LIMITS.bytes - sampleFile("pdf").length);
  expect((await postFile(app.origin, most, "a.pdf")).status).toBe(200);
  const more = Buffer.concat([sampleFile("pdf", 1).subarray(0, 20), most.subarray(19)]);
  expect(more).toHaveLength(FILE_LIMITS.bytes + 1);
  expect((await postFile(app.origin, more, "a.pdf")).status).toBe(413);
  const untold = new Blob([new Uint8Array(more)]).stream();
  expect((await postFile(app.origin, untold, "a.pdf")).status).toBe(413);
  expect((await countFiles(app.store.database)).files).toBe(1);
});

test("a message gets all of its files or isn't stored, and is told which are lost", async () => {
  const id = await storeFile(app.origin);
  const unknown = "0".repeat(32);
  const answer = await postJson(app.origin, { ...WORDS, files: [id, unknown] });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      success: false,
      error: "Files are no longer there: please add and send them again.",
      files: [unknown],
    },
  ]);
  expect(await app.store.list()).toEqual([]);
  expect((await postJson(app.origin, { ...WORDS, files: [id] })).status).toBe(200);
  // It belongs to the first message now.
  expect((await postJson(app.origin, { ...WORDS, files: [id] })).status).toBe(400);
  expect(await app.store.list()).toHaveLength(1);
});

test("a message that is sent again under its key is stored once with its files; other files are another message", async () => {
  const [one, other] = [await storeFile(app.origin), await storeFile(app.origin)];
  const send = (files: string[]) => postJson(app.origin, { ...WORDS, files }, { "Idempotency-Key": "k" });
  expect([(await send([one])).status, (await send([one])).status, (await send([other])).status]).toEqual([
    200, 200, 422,
  ]);
  expect((await filesOf(app.store.database)).get("k")).toHaveLength(1);
});

test("a file that is sent again under its key is stored once", async () => {
  const send = async (bytes: Uint8Array) =>
    (await postFile(app.origin, bytes, "a.jpg", { "Idempotency-Key": "k" })).json();
  const first = await send(sampleFile("jpeg"));
  expect(await send(sampleFile("jpeg"))).toEqual(first);
  expect(await send(sampleFile("jpeg", 3))).toMatchObject({ success: false });
  expect((await countFiles(app.store.database)).files).toBe(1);
});

test("six files, one named twice, 21 MB together, or what can be no id: none makes a message", async () => {
  const large = sampleFile("pdf", FILE_LIMITS.bytes - 100);
  const ids = [await storeFile(app.origin, large), await storeFile(app.origin, large)];
  const small = await storeFile(app.origin, sampleFile("pdf", 5_000));
  const together = await postJson(app.origin, { ...WORDS, files: [...ids, small] });
  expect([together.status, await together.json()]).toEqual([
    413,
    { success: false, error: "Together the files are larger than 20 MB." },
  ]);
  const wrong = [Array.from({ length: 6 }, () => small), [small, small], ["../../x"], "x", [1], null, {}];
  for (const files of wrong) expect((await postJson(app.origin, { ...WORDS, files })).status).toBe(400);
  expect(await app.store.list()).toEqual([]);
  expect((await postJson(app.origin, { ...WORDS, files: ids })).status).toBe(200);
});

test("files come from our own pages only, and what came is served to nobody", async () => {
  const foreign = await postFile(app.origin, sampleFile("jpeg"), "a.jpg", { Origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const id = await storeFile(app.origin);
  for (const path of [ATTACHMENTS_PATH, `${ATTACHMENTS_PATH}/${id}`, `/attachments/${id}`, `/data/${id}`]) {
    const response = await fetch(app.origin + path);
    expect([404, 405]).toContain(response.status);
  }
});

test("the bound of all files holds, room that is set aside counts, and refused files use none of it", async () => {
  await startWith({ maxRoom: 1_000_000 });
  for (let i = 0; i < 5; i += 1) {
    expect((await postFile(app.origin, Buffer.from("MZ"))).status).toBe(415);
    expect((await postFile(app.origin, sampleFile("png", 500_000).subarray(0, 400_000))).status).toBe(415);
  }
  expect((await postFile(app.origin, sampleFile("jpeg", 700_000))).status).toBe(200);
  const full = await postFile(app.origin, sampleFile("jpeg", 400_000));
  expect([full.status, await full.json()]).toEqual([
    503,
    { success: false, error: "No more files can be taken here for now. Please send them by e-mail." },
  ]);
  // Text is accepted all the same.
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
});

test("a network that has sent its share waits, and what was refused is no part of it", async () => {
  await startWith({ units: createMemoryRateLimiter(32) });
  for (let i = 0; i < 4; i += 1) {
    expect((await postFile(app.origin, sampleFile("png", 900_000).subarray(0, 800_000))).status).toBe(415);
  }
  expect((await postFile(app.origin, sampleFile("jpeg", 1_000_000))).status).toBe(200);
  const late = await postFile(app.origin, sampleFile("jpeg", 1_500_000));
  expect([late.status, late.headers.has("Retry-After")]).toEqual([429, true]);
  expect((await postFile(app.origin, sampleFile("jpeg", 500_000))).status).toBe(200);
});

test("on a disk that fills up files are refused before messages are", async () => {
  await startWith({ measureFree: () => Promise.resolve(64 * 1_048_576 + 1_000) });
  expect((await postFile(app.origin, sampleFile("jpeg", 10_000))).status).toBe(503);
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
});

test("a file that breaks off on its way leaves nothing", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(sampleFile("jpeg", 2_000_000)));
      setTimeout(() => controller.error(new Error("gone")), 50);
    },
  });
  await expect(postFile(app.origin, body)).rejects.toThrow();
  await expect.poll(() => countFiles(app.store.database)).toEqual({ files: 0, room: 0 });
});
