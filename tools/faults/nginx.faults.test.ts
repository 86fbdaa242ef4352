import { once } from "node:events";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConnectionOptions, connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTACT_PATH, FILLING_TIME_HEADER } from "#contract/contact.ts";
import { nginxHeaders } from "#contract/host-headers.ts";
import { securityHeaders } from "#contract/security-headers.ts";
import { WORDS } from "#server/testing/contact-post.ts";
import { spawnServer } from "#server/testing/spawned-server.ts";
import { STYLE_HASH, makeTemporarySite } from "#server/testing/temporary-site.ts";
import { type RunningNginx, findNginx, startNginx } from "../testing/running-nginx.ts";

const program = findNginx() ?? "";
const configuration = readFileSync(join(import.meta.dirname, "../../docs/deployment/nginx.conf"), "utf8");
const host = "www.example.com";
const publicUrl = `https://${host}`;
const settings = { publicUrl, apiHost: undefined };
const sent = securityHeaders({ styleHashes: [STYLE_HASH], settings });
/** A file has no inline style. */
const sentWithFiles = securityHeaders({ styleHashes: [], settings });

describe.skipIf(program === "")("nginx and the real server (left out where nginx isn't installed)", () => {
  const site = makeTemporarySite({
    "assets/a.js": "1;",
    "product/a.html": "tool",
    "ahead.speculationrules": "{}",
  });
  let server: Awaited<ReturnType<typeof spawnServer>>;
  let nginx: RunningNginx;
  beforeAll(async () => {
    const settings = { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: "1", RATE_LIMIT: "2" };
    server = await spawnServer(site.root, settings);
    nginx = await startNginx(program, configuration, server.port, { onPorts: true });
  });
  afterAll(async () => {
    await nginx.stop();
    server.signal("SIGTERM");
    await server.ended;
    site.remove();
  });

  const get = (path: string) => nginx.ask({ path, host });
  const post = (from: string, claimed: string) =>
    nginx.ask({
      path: CONTACT_PATH,
      host,
      method: "POST",
      from,
      headers: {
        "Content-Type": "application/json",
        Origin: publicUrl,
        [FILLING_TIME_HEADER]: "60000",
        "X-Forwarded-For": claimed,
      },
      body: JSON.stringify(WORDS),
    });

  test.each([
    ["/", sent],
    ["/assets/a.js", sentWithFiles],
    ["/none", sent],
    ["/healthz", sent],
  ])("all headers arrive with %s", async (path, wanted) => {
    const { headers } = await get(path);
    expect(wanted.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(wanted);
  });

  test("files that nginx serves by itself have the same headers, by the lines that the build writes", async () => {
    chmodSync(site.root, 0o755);
    const certificate = configuration.match(/^ *ssl_certificate.*;$/gm)?.slice(0, 2) ?? [];
    const lines = nginxHeaders({ styleHashes: [STYLE_HASH], settings: { publicUrl, apiHost: undefined } });
    const files = `root ${site.distDir}; try_files $uri $uri.html $uri/index.html =404;`;
    const alone = `server { listen 443 ssl; ${certificate.join(" ")} ${files}\n${lines}\n}`;
    const hosting = await startNginx(program, alone, server.port, { onPorts: true });
    const answers = [];
    for (const path of ["/", "/assets/a.js", "/none", "/product/a", "/ahead.speculationrules"])
      answers.push(await hosting.ask({ path, host }));
    await hosting.stop();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200]);
    for (const { headers } of answers) {
      expect(sent.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(sent);
    }
    const ahead = answers.map(({ headers }) => headers["speculation-rules"]);
    expect(ahead).toEqual([undefined, undefined, undefined, '"/ahead.speculationrules"', undefined]);
    expect(answers.at(-1)?.headers["content-type"]).toBe("application/speculationrules+json");
  });

  test.each(["/readyz", "/metrics"])("nobody outside is told %s", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/"status"|messages_/);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  test("messages are taken, and counted by the visitor's real address, whatever is claimed", async () => {
    const answers = [];
    for (const claimed of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      answers.push((await post("127.0.0.2", claimed)).status);
    }
    answers.push((await post("127.0.0.3", "203.0.113.1")).status);
    expect(answers).toEqual([200, 200, 429, 200]);
  });

  /** Name of the negotiated cipher; undefined if there is none. */
  const cipherOf = async (options: ConnectionOptions) => {
    const own = { port: nginx.securePort, host: "127.0.0.1", servername: host, rejectUnauthorized: false };
    const socket = connect({ ...own, ...options });
    const isAgreed = await once(socket, "secureConnect").then(
      () => true,
      () => false,
    );
    const name = isAgreed ? socket.getCipher().name : undefined;
    socket.destroy();
    return name;
  };

  test("TLS 1.2 is spoken with the ciphers that are named, with no other, and TLS 1.3 as well", async () => {
    const named = /ssl_ciphers ([^;]*);/.exec(configuration)?.[1]?.split(":") ?? [];
    // The test's key is an elliptic-curve key.
    const suitable = named.filter((name) => name.includes("ECDSA"));
    const agreed = [];
    for (const ciphers of suitable) agreed.push(await cipherOf({ ciphers, maxVersion: "TLSv1.2" }));
    expect(agreed).toEqual(suitable);
    expect(suitable.length).toBeGreaterThan(1);
    const weak = "ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES256-SHA:@SECLEVEL=0";
    expect(await cipherOf({ ciphers: weak, maxVersion: "TLSv1.2" })).toBeUndefined();
    expect(await cipherOf({ minVersion: "TLSv1.3" })).toMatch(/^TLS_/);
  });
});
