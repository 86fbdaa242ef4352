import { once } from "node:events";
import { type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listen } from "../listen.ts";
import { stopGracefully } from "../stop-gracefully.ts";
import { createHttpServer } from "./create-http-server.ts";

const HURRY = {
  headersTimeout: 100,
  requestTimeout: 200,
  fileTimeout: 60_000,
  stallTimeout: 150,
  leastPace: 1_000,
  unreadTimeout: 500,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
};

let server: Server;
afterEach(() => stopGracefully(server, 1_000));

async function start(patience = HURRY): Promise<number> {
  server = createHttpServer(
    (request, response) => {
      request.on("error", () => undefined);
      if (request.url === "/at-once") return void response.end("taken");
      request.resume().on("end", () => response.end("taken"));
    },
    () => [["X-Frame-Options", "DENY"]],
    patience,
  );
  return Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
}

/** The server's whole answer to a client that sends `bytes` and then stays silent with the connection open. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

const REFUSED =
  /^HTTP\/1\.1 408 [^]*X-Frame-Options: DENY\r\n[^]*\{"success":false,"error":"Request Timeout\."\}$/;

test("a client that never finishes its headers is refused, not waited for", async () => {
  const port = await start();
  expect(await answerTo(port, "POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")).toMatch(REFUSED);
});

test("while the server could read nothing no client was slow; one that stays so is refused after all", async () => {
  const port = await start({ ...HURRY, headersTimeout: 400, unreadTimeout: 5_000 });
  server.once("connection", () => {
    const end = performance.now() + 1_500;
    while (performance.now() < end);
  });
  const [answer, refusal] = await Promise.all([
    fetch(`http://127.0.0.1:${port}/at-once`).then((got) => got.text()),
    answerTo(port, "POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "),
  ]);
  expect(answer).toBe("taken");
  expect(refusal).toMatch(REFUSED);
});

test("a client that never finishes its message is refused, not waited for", async () => {
  const port = await start();
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n";
  expect(await answerTo(port, `${head}only this much`)).toMatch(REFUSED);
});

test("a client that trickles on after its answer is cut off, not listened to for ever", async () => {
  const port = await start();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /at-once HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n");
  const trickle = setInterval(() => socket.write("x"), 20);
  // Not `once` of node:events, which treats a reset as a failure: here a reset is a valid end.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const [answer] = await once(socket, "data");
  await closed;
  clearInterval(trickle);
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a connection that is kept and not used is closed", async () => {
  const port = await start();
  expect(await answerTo(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 [^]*taken/,
  );
});

test("a connection on which nothing is ever said is closed", async () => {
  const port = await start();
  expect(await answerTo(port, "")).toMatch(REFUSED);
});

test("slow clients hold up nobody else", async () => {
  const port = await start();
  const slow = Array.from({ length: 200 }, () => answerTo(port, "GET / HTTP/1.1\r\n"));
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: "close" } });
  expect(await answer.text()).toBe("taken");
  await Promise.all(slow);
});

const FORM = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n";

/** Sends this many bytes every 20 ms until the connection closes, at most 50 times; returns everything received. */
async function trickle(port: number, bytes: number): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(`${FORM}Content-Length: ${50 * bytes}\r\n\r\n`);
  let left = 50;
  const timer = setInterval(() => {
    if (left > 0) socket.write("x".repeat(bytes));
    left -= 1;
  }, 20);
  await once(socket, "close");
  clearInterval(timer);
  return answer;
}

test("who sends files slower than the slowest phone is refused, who is slow is waited for", async () => {
  const port = await start({ ...HURRY, stallTimeout: 1_000 });
  const [idle, slow] = await Promise.all([trickle(port, 1), trickle(port, 200)]);
  expect(idle).toMatch(REFUSED);
  expect(slow).toMatch(/^HTTP\/1\.1 200 /);
});

test("pages that are asked for in one go and not read are answered one after the other, and not for ever", async () => {
  let answered = 0;
  server = createHttpServer(
    (_request, response) => {
      answered += 1;
      response.end(Buffer.alloc(8_000_000));
    },
    () => [],
    HURRY,
  );
  const port = Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
  const socket = connect(port, "127.0.0.1")
    .on("error", () => undefined)
    .pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(5));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await expect.poll(() => answered).toBe(1);
  const countLines = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(countLines).toBe(0);
  expect(answered).toBe(1);
  socket.destroy();
  await closed;
});

test("pages that are asked for in one go and read come all, in their order", async () => {
  const port = await start();
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const answer = await answerTo(port, get("/a") + get("/at-once") + get("/b"));
  expect(answer.match(/200 OK/g)).toHaveLength(3);
});

test("a connection that asks for thousands of pages in one go is ended", async () => {
  const port = await start();
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2_000));
  await new Promise((resolve) => socket.once("close", resolve));
  expect((answer.match(/200 OK/g) ?? []).length).toBeLessThan(20);
});

test("a body is asked for only when it is wanted, and else the connection ends", async () => {
  const port = await start({ ...HURRY, requestTimeout: 10_000 });
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`;
  expect(await answerTo(port, head("/at-once"))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close/);
  expect(await answerTo(port, `${head("/")}words`)).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/,
  );
});
