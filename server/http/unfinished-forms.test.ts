import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type Socket, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CONTACT_PATH } from "#contract/contact.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

const PART = Buffer.alloc(700_000, "x");
const HEAD =
  `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
  "Content-Length: 786000\r\n\r\n";

/** Peak memory of a process in bytes; only Linux reports it. */
function peakOf(pid: number): number {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

test.runIf(process.platform === "linux")(
  "1,200 unfinished forms from one address take less than 256 MB, and visitors are served meanwhile",
  async () => {
    const server = await spawnServer(site.root);
    const sockets: Socket[] = [];
    for (let i = 0; i < 1_200; i += 1) {
      const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
      socket.resume().write(HEAD);
      socket.write(PART);
      sockets.push(socket);
      if (i % 50 === 0) await once(socket, "connect");
    }
    // Each is refused, or has been read as far as it was sent.
    const isSettled = (socket: Socket) => socket.closed || socket.writableLength === 0;
    while (!sockets.every(isSettled)) await sleep(50);
    expect((await fetch(server.origin)).status).toBe(200);
    expect(peakOf(server.pid) / 1e6).toBeLessThan(256);
    for (const socket of sockets) socket.destroy();
    server.signal("SIGKILL");
    await server.ended;
  },
);
