import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, createServer as createSilentServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CONTACT_PATH } from "#contract/contact.ts";
import { openStore } from "./store/store.ts";
import { WORDS, postJson } from "./testing/contact-post.ts";
import { spawnProgram, spawnServer } from "./testing/spawned-server.ts";
import { STYLE_HASH, type TemporarySite, makeTemporarySite } from "./testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

async function storedRows() {
  const store = await openStore({ dataDir: site.dataDir });
  const rows = await store.list();
  await store.close();
  return rows;
}

/** Starts a server that is expected to fail. */
function failedStart(settings: Record<string, string>) {
  return spawnProgram("main.ts", ["--root", site.root], { PORT: "0", ...settings }).ended;
}

test("a start prints the address, and the site is there", async () => {
  const server = await spawnServer(site.root);
  expect(await server.line("Listening")).toBe(`Listening on http://localhost:${server.port}`);
  expect(await (await fetch(server.origin)).text()).toContain("<title>Home</title>");
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test("an answered message survives kill -9 right after the answer", async () => {
  const keys: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const server = await spawnServer(site.root);
    const burst = Array.from({ length: 4 }, () => randomUUID());
    const send = async (key: string) => {
      const response = await postJson(server.origin, WORDS, { "Idempotency-Key": key });
      if (response.status === 200) keys.push(key);
    };
    await Promise.race(burst.map(send));
    server.signal("SIGKILL");
    expect((await server.ended).code).toBeNull();
  }
  expect(keys.length).toBeGreaterThanOrEqual(5);
  expect((await storedRows()).map((row) => row.key)).toEqual(expect.arrayContaining(keys));
});

test("SIGTERM lets a request in hand finish, ends with 0 and leaves a closed store", async () => {
  const server = await spawnServer(site.root);
  const body = JSON.stringify(WORDS);
  const socket = connect(server.port, "127.0.0.1");
  socket.write(
    `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  // The server's "100 Continue" shows that it is handling the request.
  await once(socket, "data");
  socket.write(body.slice(0, 20));
  server.signal("SIGTERM");
  server.signal("SIGINT");
  await server.line("server.stopping");
  socket.write(body.slice(20));
  await once(socket, "close");
  expect(answer).toContain("HTTP/1.1 200 OK");
  expect(answer).toMatch(/\r\n\{"success":true,"enquiry":"[^"]+"\}$/);
  const { code, stdout, stderr } = await server.ended;
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.match(/server\.stopping/g)).toHaveLength(1);
  expect(await storedRows()).toHaveLength(1);
});

test("told to stop in the first moments of its start, it ends with 0 and has opened neither store nor port", async () => {
  // Runs before the server's own code and sends the signal as soon as the server listens for it.
  const signalAtOnce =
    'process.on("newListener",n=>n==="SIGTERM"&&queueMicrotask(()=>process.kill(process.pid,n)))';
  const { code, stdout, stderr } = await spawnProgram("main.ts", ["--root", site.root], {
    PORT: "0",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(signalAtOnce)}`,
  }).ended;
  expect([code, stdout, stderr]).toEqual([0, "", ""]);
  expect(existsSync(site.dataDir)).toBe(false);
});

test("told to stop while it waits for its database, it ends with 0", async () => {
  const silent = createSilentServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const connected = once(silent, "connection");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const server = spawnProgram("main.ts", ["--root", site.root], {
    PORT: "0",
    DATABASE_URL: `postgres://site:word@127.0.0.1:${port}/site`,
  });
  await connected;
  server.signal("SIGTERM");
  const { code, stdout } = await server.ended;
  silent.close();
  expect([code, stdout]).toEqual([0, ""]);
});

test("the server ends with the program that started it", async () => {
  const server = await spawnServer(site.root);
  server.disconnect();
  expect((await server.ended).code).toBe(0);
});

test("a wrong setting stops the start with a sentence and no stack trace", async () => {
  expect(await failedStart({ PORT: "abc" })).toEqual({
    code: 1,
    stdout: "",
    stderr: 'PORT: expected a whole number from 0 to 65535, found "abc".\n',
  });
});

test("the .env file of the project is read, and the environment wins over it", async () => {
  writeFileSync(join(site.root, ".env"), "PORT=abc\nHOST=a b\n");
  const { stderr } = await failedStart({});
  expect(stderr).toBe('HOST: expected a host name or an IP address, found "a b".\n');
});

test("a settings file that leads nowhere stops the start with a sentence, and no store is made", async () => {
  symlinkSync(join(site.root, "moved.env"), join(site.root, ".env"));
  const { code, stdout, stderr } = await failedStart({});
  expect([code, stdout, existsSync(site.dataDir)]).toEqual([1, "", false]);
  expect(stderr).toMatch(
    /^The settings file ".*\.env" is there but can't be read \(ENOENT.*\)\. The user.*\.\n$/,
  );
});

test("a port in use stops the start with a sentence naming PORT", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { code, stderr } = await failedStart({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(stderr).toBe(
    `PORT: ${port} is already in use on 127.0.0.1. Stop the other program or set PORT to a free one.\n`,
  );
});

test("a host that isn't this machine's stops the start with a sentence naming HOST", async () => {
  const { code, stderr } = await failedStart({ HOST: "192.0.2.1" });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^HOST: can't listen on "192\.0\.2\.1" \(.*\)\.\n$/);
});

test("a site that isn't built stops the start with the command to run", async () => {
  rmSync(site.distDir, { recursive: true });
  const { code, stderr } = await failedStart({});
  expect(code).toBe(1);
  expect(stderr).toBe("dist/ is missing: the site isn't built yet. Run npm start, or npm run build.\n");
});

test("a damaged note of the build stops the start", async () => {
  writeFileSync(join(site.root, ".build/manifest.json"), '{"styleHashes":["*"]}');
  const { code, stderr } = await failedStart({});
  expect(code).toBe(1);
  expect(stderr).toMatch(/manifest\.json is missing or damaged\. Run npm run build\.\n$/);
});

test("a second server on the same folder stops at once, and one after kill -9 starts", async () => {
  const server = await spawnServer(site.root);
  const { code, stderr } = await failedStart({});
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^DATA_DIR: a server is running on ".*" already\./),
  ]);
  server.signal("SIGKILL");
  await server.ended;
  const next = await spawnServer(site.root);
  next.signal("SIGTERM");
  expect((await next.ended).code).toBe(0);
});

test("a new, empty store is made with a word in the log, and only the first time", async () => {
  for (const times of [1, 0]) {
    const server = await spawnServer(site.root);
    server.signal("SIGTERM");
    const { stdout } = await server.ended;
    expect(stdout.match(/"store\.made"/g) ?? []).toHaveLength(times);
  }
});

test("a server whose settings aren't those its pages were built with says so, in the log and for a monitor", async () => {
  const manifest = { styleHashes: [STYLE_HASH], settings: { PUBLIC_URL: "https://www.example.com" } };
  writeFileSync(join(site.root, ".build/manifest.json"), JSON.stringify(manifest));
  const server = await spawnServer(site.root, { PUBLIC_URL: "https://other.example.com" });
  const output =
    "PUBLIC_URL is https://other.example.com, but the pages were built with https://www.example.com.";
  expect(await server.line("server.other-settings")).toContain(output);
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({
    status: "warning",
    problems: [{ name: "settings-differ", text: expect.stringContaining(output) }],
  });
  server.signal("SIGTERM");
  await server.ended;
});

test("the very first start alarms nobody", async () => {
  const server = await spawnServer(site.root, { ALARM_COMMAND: "true" });
  await server.line('"store-new"');
  server.signal("SIGTERM");
  const { stdout } = await server.ended;
  const levels = [...stdout.matchAll(/"level":(\d+).*"event":"(?!mail\.off)/g)].map(([, level]) =>
    Number(level),
  );
  expect(Math.max(...levels)).toBe(30);
  expect(stdout).not.toMatch(/restore|"alarm"/);
});

test("a data folder that can't be used stops the start with a sentence", async () => {
  const { code, stderr } = await failedStart({ DATA_DIR: join(site.distDir, "index.html") });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^DATA_DIR: the store in ".*" can't be opened \(.*\)\.\n$/);
});
