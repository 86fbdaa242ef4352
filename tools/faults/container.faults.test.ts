import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WORDS, postJson } from "#server/testing/contact-post.ts";
import { type MailServer, startMailServer } from "#testing/mail-server.ts";
import {
  type ContainerBuilder,
  makeContainerBuilder,
  missingForContainers,
} from "../testing/container-builder.ts";

const missing = missingForContainers();
const MB = 1_000_000;
const MOST = 250 * MB;
const MESSAGES = 20;
const LOCKED = ["--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"];
/** Tests that run in a container themselves can't set limits above its own. */
const BOUNDS = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=500:500"];
const PLACE = ["--network", "host", "--log-driver", "k8s-file", "--volume", "messages:/messages"];

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe.skipIf(missing.length > 0)(
  `the container (left out where buildah, podman, runc, mmdebstrap or root are missing; here: ${missing.join(", ") || "none"})`,
  () => {
    let containers: ContainerBuilder;
    let mailServer: MailServer;
    let origin = "";
    const podman = (...args: string[]) => containers.podman(...args);
    const inspect = (what: "image" | "container", format: string) =>
      podman(what, "inspect", "--format", format, "site");
    const node = (code: string) => podman("exec", "site", "/site/node", "-e", code);
    const answers = async () => {
      while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
        expect(await inspect("container", "{{.State.Status}}")).toBe("running");
        await sleep(100);
      }
    };

    beforeAll(async () => {
      containers = makeContainerBuilder();
      mailServer = await startMailServer();
      await containers.makeBases();
      await containers.build(join(import.meta.dirname, "../.."), "site");
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const settings = {
        PORT: String(port),
        HOST: "127.0.0.1",
        RATE_LIMIT: "0",
        SMTP_URL: mailServer.url,
        MAIL_FROM: "website@example.com",
        MAIL_TO: "sales@example.com",
        MAIL_AT_START: "no",
        MAIL_DIGEST: "no",
      };
      const env = Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
      await podman("run", "--detach", "--name", "site", ...LOCKED, ...BOUNDS, ...PLACE, ...env, "site");
      await answers();
    }, 1_500_000);
    afterAll(async () => {
      await containers.dispose();
      await mailServer.stop();
    });

    test("the image has 250 MB at most", async () => {
      const size = Number(await inspect("image", "{{.Size}}"));
      console.log(`Container: an image of ${Math.round(size / MB)} MB`);
      expect(size).toBeGreaterThan(MB);
      expect(size).toBeLessThanOrEqual(MOST);
    });

    test("it runs as a user without rights, and can write nowhere but among its messages", async () => {
      expect(await inspect("image", "{{.Config.User}}")).toBe("10001:10001");
      expect(await node("console.log(process.getuid(), process.getgid())")).toBe("10001 10001");
      expect(
        await node('console.log(fs.readFileSync("/proc/1/status","utf8").match(/CapEff.*/)[0])'),
      ).toMatch(/\s0+$/);
      await node('fs.writeFileSync("/messages/try","");fs.rmSync("/messages/try")');
      for (const place of ["/try", "/site/try", "/site/dist/try"]) {
        await expect(node(`fs.writeFileSync("${place}","")`)).rejects.toThrow(/EROFS|EACCES/);
      }
    });

    test("its pages are served and its check of health says so", async () => {
      expect(await (await fetch(origin)).text()).toContain("</html>");
      expect(await podman("healthcheck", "run", "site")).not.toContain("unhealthy");
    });

    test("messages are stored and mailed; killed and started anew it has lost none of them", async () => {
      const keys = Array.from({ length: MESSAGES }, () => randomUUID());
      const statuses = [];
      for (const key of keys) {
        const words = { ...WORDS, message: `Ten pieces of ${key}, please.` };
        statuses.push((await postJson(origin, words)).status);
      }
      await podman("kill", "--signal", "KILL", "site");
      await podman("wait", "site");
      expect(await inspect("container", "{{.State.ExitCode}}")).toBe("137");
      await podman("start", "site");
      await answers();
      await mailServer.holds(MESSAGES);
      const exported = await podman("exec", "site", "/site/node", "server/messages.ts", "export", "--json");
      const stored = [...exported.matchAll(/Ten pieces of ([0-9a-f-]{36}), please/g)].map(
        ([, key = ""]) => key,
      );
      const mailed = mailServer.raw.map((mail) => mail.toString().replaceAll("=\r\n", "")).join("\n");
      console.log(`Container: ${statuses.length} acknowledged, ${stored.length} stored after the kill`);
      expect(statuses).toEqual(keys.map(() => 200));
      expect(stored.toSorted()).toEqual(keys.toSorted());
      expect(keys.filter((key) => !mailed.includes(key))).toEqual([]);
    });

    test("told to stop, it ends with 0", async () => {
      await podman("stop", "--time", "20", "site");
      expect(await inspect("container", "{{.State.ExitCode}}")).toBe("0");
      expect(await podman("logs", "site")).toContain('"server.stopping","reason":"SIGTERM"');
    });
  },
);
