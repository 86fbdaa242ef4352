import { once } from "node:events";
import { type RequestListener, createServer } from "node:http";
import { type Socket, connect } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";
import { stopGracefully } from "./stop-gracefully.ts";

/** Long enough that a stop which needs it doesn't end within a test. Milliseconds. */
const ENDLESS = 600_000;

/** A server whose idle connections stay open, and a connection that has sent its first request. */
async function startServer(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  const port = Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return { server, socket, answer: () => text };
}

async function isClosed(socket: Socket): Promise<boolean> {
  if (!socket.closed) await once(socket, "close");
  return true;
}

test("a connection that a browser keeps open doesn't hold up the end", async () => {
  const { server, socket } = await startServer((_request, response) => response.end("taken"));
  await once(socket, "data");
  await stopGracefully(server, ENDLESS);
  expect(await isClosed(socket)).toBe(true);
});

test("a request in hand is answered before the end, and its connection held no longer", async () => {
  const inHand = Promise.withResolvers<() => void>();
  const { server, socket, answer } = await startServer((_request, response) =>
    inHand.resolve(() => response.end("taken")),
  );
  const finish = await inHand.promise;
  const stopped = stopGracefully(server, ENDLESS);
  finish();
  await stopped;
  await isClosed(socket);
  expect(answer()).toContain("taken");
});

test("a request that never ends is given up", async () => {
  const inHand = Promise.withResolvers<void>();
  const { server, socket, answer } = await startServer(() => inHand.resolve());
  await inHand.promise;
  await stopGracefully(server, 0);
  await isClosed(socket);
  expect(answer()).toBe("");
});
