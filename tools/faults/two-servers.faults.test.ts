import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { CONTACT_PATH, FILLING_TIME_HEADER } from "#contract/contact.ts";
import { WORDS } from "#server/testing/contact-post.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { startPostgres } from "#server/testing/running-postgres.ts";
import { spawnProgram, spawnServer } from "#server/testing/spawned-server.ts";
import { makeTemporarySite } from "#server/testing/temporary-site.ts";
import { type RunningNginx, findNginx, startNginx } from "../testing/running-nginx.ts";

const program = findNginx() ?? "";
const host = "www.example.com";
const MESSAGES = 200;

/** The shipped configuration with the second server, as in docs/operations.md. */
function forTwo(secondPort: number): string {
  return readFileSync(join(import.meta.dirname, "../../docs/deployment/nginx.conf"), "utf8")
    .replace("server 127.0.0.1:3000 max_fails=0;", `$& server 127.0.0.1:${secondPort} max_fails=0;`)
    .replace("proxy_next_upstream off;", "proxy_next_upstream error;");
}

/** Posts with one key until the answer is success, as the page does. Returns the other answers. */
async function send(nginx: RunningNginx, key: string): Promise<number[]> {
  const others: number[] = [];
  for (;;) {
    const { status = 0 } = await nginx.ask({
      path: CONTACT_PATH,
      host,
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: `https://${host}`,
        [FILLING_TIME_HEADER]: "60000",
        "Idempotency-Key": key,
      },
      body: JSON.stringify({ ...WORDS, message: `Ten pieces of ${key}, please.` }),
    });
    if (status === 200) return others;
    others.push(status);
    await sleep(20);
  }
}

describe.skipIf(program === "")("two servers (left out where nginx isn't installed)", () => {
  test("behind nginx on one PostgreSQL: one is killed in the middle, no message is lost, doubled or unmailed", async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newUrl();
    const mailServer = await startMailServer();
    const site = makeTemporarySite();
    const settings = {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: `https://${host}`,
      TRUSTED_PROXIES: "1",
      RATE_LIMIT: "0",
      SMTP_URL: mailServer.url,
      MAIL_FROM: "website@example.com",
      MAIL_TO: "sales@example.com",
      MAIL_AT_START: "no",
      MAIL_DIGEST: "no",
    };
    const servers = [await spawnServer(site.root, settings), await spawnServer(site.root, settings)] as const;
    const nginx = await startNginx(program, forTwo(servers[1].port), servers[0].port, { onPorts: true });

    const keys = Array.from({ length: MESSAGES }, () => randomUUID());
    const acknowledged: string[] = [];
    const others: number[] = [];
    const open = [...keys];
    const visit = async () => {
      for (let key = open.pop(); key !== undefined; key = open.pop()) {
        others.push(...(await send(nginx, key)));
        acknowledged.push(key);
      }
    };
    const visits = Promise.all([visit(), visit(), visit(), visit()]);
    while (acknowledged.length < MESSAGES / 2) await sleep(5);
    servers[0].signal("SIGKILL");
    const byFirst = (await servers[0].ended).stdout.split('"contact.stored"').length - 1;
    await visits;
    await mailServer.holds(MESSAGES);

    const { stdout } = await spawnProgram("messages.ts", ["export", "--json"], settings).ended;
    const stored = [...stdout.matchAll(/Ten pieces of ([0-9a-f-]{36}), please/g)].map(([, key = ""]) => key);
    await nginx.stop();
    servers[1].signal("SIGTERM");
    const bySecond = (await servers[1].ended).stdout.split('"contact.stored"').length - 1;
    const mailed = mailServer.raw.map((mail) => {
      const text = mail.toString().replaceAll("=\r\n", "");
      return /pieces of ([0-9a-f-]{36})/.exec(text)?.[1] ?? "";
    });
    await mailServer.stop();
    await postgres.stop();
    site.remove();
    console.log(
      `Two servers: ${acknowledged.length} acknowledged, ${byFirst} stored by the killed one, ${bySecond} by the other; ` +
        `${others.length} tries answered otherwise (${[...new Set(others)].join(", ")}); ${mailServer.raw.length} mails`,
    );
    expect(stored.toSorted()).toEqual(keys.toSorted());
    expect([...new Set(mailed)].toSorted()).toEqual(keys.toSorted());
    expect(Math.min(byFirst, bySecond)).toBeGreaterThan(MESSAGES / 10);
    expect(others.filter((status) => status !== 503)).toEqual([]);
  });

  test("are restarted one after the other, a second and a half apart: pages are served all the time", async () => {
    const postgres = await startPostgres();
    const site = makeTemporarySite();
    const settings = {
      DATABASE_URL: await postgres.newUrl(),
      PUBLIC_URL: `https://${host}`,
      TRUSTED_PROXIES: "1",
      RATE_LIMIT: "0",
    };
    const servers = [await spawnServer(site.root, settings), await spawnServer(site.root, settings)] as const;
    const nginx = await startNginx(program, forTwo(servers[1].port), servers[0].port, { onPorts: true });
    const pages: (number | undefined)[] = [];
    const tries: number[] = [];
    let acknowledged = 0;
    let isOver = false;
    const browse = async () => {
      while (!isOver) pages.push((await nginx.ask({ path: "/", host })).status);
    };
    const write = async () => {
      for (; !isOver; acknowledged += 1) tries.push(...(await send(nginx, randomUUID())));
    };
    const visits = Promise.all([browse(), write(), write()]);
    await sleep(500);
    const again = [];
    for (const server of servers) {
      server.signal("SIGTERM");
      await server.ended;
      await sleep(1_000);
      again.push(await spawnServer(site.root, { ...settings, PORT: String(server.port) }));
      await sleep(1_500);
    }
    isOver = true;
    await visits;
    await nginx.stop();
    for (const server of again) {
      server.signal("SIGTERM");
      await server.ended;
    }
    await postgres.stop();
    site.remove();
    const refused = pages.filter((status) => status !== 200).length;
    console.log(
      `Rolling restart: ${pages.length} pages, ${refused} refused; ${acknowledged} messages, ${tries.length} tries refused`,
    );
    expect(refused).toBe(0);
    // The page may resend a message that was under way when a server stopped.
    expect(tries.length).toBeLessThan(20);
  });
});
