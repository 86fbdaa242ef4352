import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { CONTACT_PATH } from "#contract/contact.ts";
import { PATIENCE } from "../http/create-http-server.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { countFiles } from "../store/files/file-room.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";
import { postFile, sampleFile } from "../testing/sample-files.ts";
import { UNITS_PER_MB } from "./file-limits.ts";

let app: RunningApp;
afterEach(() => app.stop());

const MB = 1_048_576;

/** Sends a head and then as many megabytes as the server accepts; returns the answer and how much was sent. */
async function pour(port: number, head: string, megabytes: number) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let isOpen = true;
  void closed.then(() => (isOpen = false));
  socket.write(Buffer.from(head, "latin1"));
  const piece = Buffer.alloc(MB, "7");
  let sent = 0;
  for (; sent < megabytes && isOpen; sent += 1) {
    if (!socket.write(piece))
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
  }
  socket.end();
  await closed;
  return { answer, sent };
}

test("bodies far beyond the limit are cut off, and memory stays level", async () => {
  app = await startApp();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const start = sampleFile("jpeg").toString("latin1").slice(0, 12);
  const common = `Host: x\r\nOrigin: http://x\r\nConnection: close\r\n`;
  const raw = `POST ${ATTACHMENTS_PATH} HTTP/1.1\r\n${common}Content-Type: application/octet-stream\r\n`;
  // The length is declared, or the body is sent in chunks whose first one claims 2 GB.
  const declared = await pour(app.port, `${raw}Content-Length: 2000000000\r\n\r\n${start}`, 2_000);
  const chunked = await pour(app.port, `${raw}Transfer-Encoding: chunked\r\n\r\n77359400\r\n${start}`, 2_000);
  const form =
    `POST ${CONTACT_PATH} HTTP/1.1\r\n${common}Content-Type: multipart/form-data; boundary=b\r\n` +
    'Content-Length: 2000000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n' +
    start;
  const posted = await pour(app.port, form, 2_000);
  clearInterval(watch);
  // A client that keeps sending after the answer may lose it with the connection.
  for (const { answer } of [declared, chunked, posted]) expect(answer).toMatch(/^(?:HTTP\/1\.1 413 |$)/);
  expect(Math.max(declared.sent, chunked.sent)).toBeLessThan(200);
  expect(posted.sent).toBeLessThan(400);
  expect((peak - before) / MB).toBeLessThan(150);
  expect(await countFiles(app.store.database)).toEqual({ files: 0, room: 0 });
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
});

test("who sends a file slowly and then falls silent is not waited for, and holds up no message", async () => {
  app = await startApp({}, {}, { ...PATIENCE, stallTimeout: 2_500 });
  const head =
    `POST ${ATTACHMENTS_PATH} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n` +
    "Content-Type: application/octet-stream\r\nContent-Length: 5000000\r\n\r\n";
  const slow = Array.from({ length: 10 }, async () => {
    const socket = connect(app.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.write(head);
    socket.write(sampleFile("jpeg", 1_200_000));
    await new Promise((resolve) => socket.once("close", resolve));
    return answer;
  });
  // The eleventh upload at the same time from the same network.
  await expect.poll(async () => (await countFiles(app.store.database)).files).toBe(10);
  expect((await postFile(app.origin, sampleFile("jpeg"))).status).toBe(429);
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => countFiles(app.store.database)).toEqual({ files: 0, room: 0 });
  expect((await postFile(app.origin, sampleFile("jpeg"))).status).toBe(200);
});

test("a flood of small files meets the bounds: each counts as 64 KB of an hour's, and the requests are counted too", async () => {
  app = await startApp(
    {},
    {
      fileLimits: { units: createMemoryRateLimiter(2 * UNITS_PER_MB), posts: createMemoryRateLimiter(60) },
    },
  );
  const statuses = new Map<number, number>();
  for (let i = 0; i < 80; i += 1) {
    const { status } = await postFile(app.origin, sampleFile("png", 1));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 2 * UNITS_PER_MB, 429: 80 - 2 * UNITS_PER_MB });
  // On disk each counts its real size.
  expect((await countFiles(app.store.database)).room).toBeLessThan(50_000);
});

test("one host with 256 networks of IPv6 stores no more than twice what an address may", async () => {
  app = await startApp(
    {},
    {
      settings: { trustedProxies: 1 },
      fileLimits: { units: createMemoryRateLimiter(2 * UNITS_PER_MB) },
    },
  );
  const statuses = [];
  for (let i = 0; i < 8; i += 1) {
    const headers = { "X-Forwarded-For": `2001:db8:1:${(0xa00 + i).toString(16)}::1` };
    statuses.push((await postFile(app.origin, sampleFile("jpeg", MB - 100), "a.jpg", headers)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
});
