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
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
};

let server: Server;
afterEach(() => stopGracefully(server, 1_000));

async function start(): Promise<number> {
  server = createHttpServer(
    (request, response) => {
      request.on("error", () => undefined);
      if (request.url === "/at-once") return void response.end("taken");
      request.resume().on("end", () => response.end("taken"));
    },
    [["X-Frame-Options", "DENY"]],
    HURRY,
  );
  return Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
}

/** All that a server says to a client that sends `bytes`, keeps the line open and then says nothing more. */
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
  // Not by `once` of node:events, for which a reset is a failure: here it is how the end may come.
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
