import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { CONTACT_PATH } from "#contract/contact.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";
import { postFile, sampleFile } from "../testing/sample-files.ts";

/** Ninety unfinished forms of this size fill a little less than 64 MiB. */
const UNFINISHED = Math.floor((64 * 1_048_576 - 40) / 90);

let app: RunningApp;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.stop();
});

/** Starts a request from a network and sends part of its body. */
async function begin(network: string, head: string, body: Buffer): Promise<void> {
  const socket = connect(app.port, "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  socket.resume().write(`POST ${head}\r\nHost: x\r\nOrigin: http://x\r\nX-Forwarded-For: ${network}\r\n\r\n`);
  socket.write(body);
}

/** Waits until the server stops reading. */
async function untilSettled(): Promise<void> {
  while (!sockets.every((socket) => socket.closed || socket.writableLength === 0)) await sleep(20);
  await sleep(200);
}

/** The answers to one visitor's three posts: a file, a form without script, a message. */
async function answersTo(network: string): Promise<number[]> {
  const headers = { "X-Forwarded-For": network };
  const form = new FormData();
  for (const [name, value] of Object.entries(WORDS)) form.append(name, value);
  const post = { method: "POST", body: form, headers: { ...headers, Origin: app.origin } };
  const answers = [
    await postFile(app.origin, sampleFile("jpeg", 3_000_000), "photo.jpg", headers),
    await fetch(app.origin + CONTACT_PATH, { ...post, redirect: "manual" }),
    await postJson(app.origin, WORDS, headers),
  ];
  return answers.map(({ status }) => status);
}

test("idle uploads from four networks keep nobody's files, forms and messages out", async () => {
  app = await startApp({}, { settings: { trustedProxies: 1 } });
  for (let i = 0; i < 36; i += 1) {
    const head = `${ATTACHMENTS_PATH} HTTP/1.1\r\nContent-Type: application/octet-stream\r\nContent-Length: 5000000`;
    await begin(`203.0.113.${i % 4}`, head, sampleFile("jpeg", 2_000));
  }
  await untilSettled();
  expect(await answersTo("198.51.100.1")).toEqual([200, 303, 200]);
});

test("unfinished forms of networks that are over their limit keep nobody's messages out", async () => {
  app = await startApp({}, { settings: { trustedProxies: 1 }, limiter: createMemoryRateLimiter(3) });
  const networks = Array.from({ length: 5 }, (_, i) => `203.0.113.${i}`);
  for (const network of networks)
    for (let i = 0; i < 3; i += 1) await postJson(app.origin, "{", { "X-Forwarded-For": network });
  for (let i = 0; i < 90; i += 1) {
    const head = `${CONTACT_PATH} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 780000`;
    await begin(networks[i % 5] ?? "", head, Buffer.alloc(UNFINISHED, "x"));
  }
  await untilSettled();
  expect(await answersTo("198.51.100.1")).toEqual([200, 303, 200]);
});

test("unfinished forms of many networks within their limits leave room for short messages", async () => {
  app = await startApp({}, { settings: { trustedProxies: 1 } });
  for (let i = 0; i < 90; i += 1) {
    const head = `${CONTACT_PATH} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 780000`;
    await begin(`203.0.113.${i}`, head, Buffer.alloc(UNFINISHED, "x"));
  }
  await untilSettled();
  expect(await answersTo("198.51.100.1")).toEqual([200, 303, 200]);
});
