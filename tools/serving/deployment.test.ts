import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "#contract/contact.ts";
import { parseSettings } from "#contract/settings.ts";
import { parseCommand } from "#server/commands/parse-command.ts";
import { PATIENCE } from "#server/http/create-http-server.ts";
import { type RunningNginx, findNginx, startNginx } from "../testing/running-nginx.ts";

const root = join(import.meta.dirname, "../..");

function read(name: string): string {
  return readFileSync(join(root, "docs/deployment", name), "utf8");
}

const configuration = read("nginx.conf");
const unit = read("cutting-tools.service");
const settings = read("cutting-tools.env");

/** The number of a setting in the configuration. */
function numberOf(name: string): number {
  return Number(new RegExp(`\\b${name} (\\d+)`).exec(configuration)?.[1]);
}

describe("the settings of the service", () => {
  it("can be read, with the lines about mail and without", () => {
    expect(parseSettings(parseEnv(settings)).mail).toBeUndefined();
    const withMail = parseSettings(parseEnv(settings.replaceAll(/^# (?=\w+=)/gm, "")));
    expect(withMail.mail?.to).toEqual(["sales@example.com"]);
  });

  it("believe exactly the one proxy that there is, which says one address and no more", () => {
    expect(parseSettings(parseEnv(settings)).trustedProxies).toBe(1);
    expect(configuration.match(/X-Forwarded-For .*/g)).toEqual(["X-Forwarded-For $remote_addr;"]);
  });

  it("keep the messages where the service may write", () => {
    const state = /^StateDirectory=(.*)$/m.exec(unit)?.[1];
    expect(parseSettings(parseEnv(settings)).dataDir).toBe(`/var/lib/${state}`);
    // The folder may be missing at the start.
    const { backupDir } = parseSettings(parseEnv(settings));
    expect(unit).toContain(`\nReadWritePaths=-${backupDir}\n`);
    expect(read("cutting-tools-backup.service")).toContain(`nightly ${backupDir} `);
  });
});

describe("the service", () => {
  it("starts a program that there is", () => {
    const [, program = ""] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(root, program))).toBe(true);
  });

  it("is given the time that the server needs to stop", () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });
});

describe("the backup of each night", () => {
  const backup = read("cutting-tools-backup.service");

  it("starts a program that there is, with a command that it understands", () => {
    const [, program = "", args = ""] = /^ExecStart=\S+ (\S+) (.*)$/m.exec(backup) ?? [];
    expect(existsSync(join(root, program))).toBe(true);
    expect(parseCommand(args.split(" "))).toMatchObject({ name: "nightly", keepDays: 14 });
  });

  it("may write where it writes, as the user of the server", () => {
    const [, folder = ""] = /nightly (\S+)/.exec(backup) ?? [];
    expect(backup).toContain(`\nReadWritePaths=${folder}\n`);
    for (const line of [/^User=.*$/m, /^StateDirectory=.*$/m, /^WorkingDirectory=.*$/m]) {
      expect(line.exec(backup)?.[0]).toBe(line.exec(unit)?.[0]);
    }
  });
});

describe("nginx", () => {
  it("lets through what the server takes", () => {
    expect(numberOf("client_max_body_size") * 1024 ** 2).toBeGreaterThan(LIMITS.formBodyBytes);
  });

  it("keeps to itself how the server is doing", () => {
    expect(configuration).toMatch(/location = \/readyz \{[^}]*return 404;/);
  });

  it("sends the headers with each answer of its own, and names its ciphers for each certificate", () => {
    const own = configuration.match(/^ *return (?:301|404|503)/gm) ?? [];
    for (const header of [
      "X-Content-Type-Options",
      "X-Frame-Options",
      "Referrer-Policy",
      "Content-Security-Policy",
    ]) {
      expect(configuration.match(new RegExp(`add_header ${header} `, "g"))).toHaveLength(own.length);
    }
    // Browsers ignore it over plain http.
    expect(configuration.match(/add_header Strict-Transport-Security /g)).toHaveLength(own.length - 1);
    const certificates = configuration.match(/ssl_certificate /g) ?? [];
    expect(configuration.match(/ssl_ciphers ECDHE/g)).toHaveLength(certificates.length);
  });

  it("logs no address of a private page, by whatever name it is asked", () => {
    const named = configuration.match(/^ *server_name /gm) ?? [];
    expect(configuration.match(/^ *access_log .* if=\$is_logged;$/gm)).toHaveLength(named.length);
    expect(configuration).toMatch(/map \$uri \$is_logged \{\s*~\^\/enquiry\/ 0;\s*default 1;/);
    expect(configuration).toMatch(/location \/enquiry\/ \{\s*error_log \/dev\/null;/);
  });

  it("never leaves a server out after a failure: with two, one restarted after the other would leave none", () => {
    expect(configuration.match(/^ +server [\d.:]+.*;$/gm)).toEqual([
      "    server 127.0.0.1:3000 max_fails=0;",
    ]);
  });

  it("gives up an idle connection before the server does, lest a message meet a closed door", () => {
    expect(numberOf("keepalive_timeout") * 1000).toBeLessThan(PATIENCE.keepAliveTimeout);
  });
});

describe("the desk's nginx", () => {
  const desk = read("desk.nginx.conf");

  it("hands on its own name and one address, where the example's DESK_ADDRESS listens, and logs nothing", () => {
    const example = /`DESK_ADDRESS=(\S+)`/.exec(readFileSync(join(root, "docs/operations.md"), "utf8"))?.[1];
    expect(desk).toContain(`proxy_pass http://${example};`);
    expect(desk.match(/proxy_set_header (?:Host|X-Forwarded-For) .*/g)).toEqual([
      "proxy_set_header Host $host;",
      "proxy_set_header X-Forwarded-For $remote_addr;",
    ]);
    expect(desk).toMatch(/access_log off;\s*error_log \/dev\/null;/);
    expect(desk.match(/ssl_(?:protocols|ciphers) .*/g)).toEqual(
      configuration.match(/ssl_(?:protocols|ciphers) .*/g)?.slice(-2),
    );
  });
});

const program = findNginx();

// Skipped where nginx isn't installed; the tests above read its configuration.
if (program !== undefined) {
  describe("nginx with this configuration", () => {
    let upstream: Server;
    let nginx: RunningNginx;
    beforeAll(async () => {
      upstream = createServer((request, response) => {
        request.resume().on("end", () => response.end(JSON.stringify(request.headers)));
      }).listen(0, "127.0.0.1");
      await once(upstream, "listening");
      const address = upstream.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      nginx = await startNginx(program, configuration, port);
    });
    afterAll(async () => {
      await nginx.stop();
      upstream.close();
    });

    it("leads plain http to https, with path and query", async () => {
      const { status, headers } = await nginx.ask({
        path: "/products?q=8",
        host: "example.com",
        isPlain: true,
      });
      expect([status, headers["location"]]).toEqual([301, "https://example.com/products?q=8"]);
    });

    it("leads the name without www to the one with it", async () => {
      const { status, headers } = await nginx.ask({ path: "/products", host: "example.com" });
      expect([status, headers["location"]]).toEqual([301, "https://www.example.com/products"]);
    });

    it("passes on the host and one address, whatever the visitor claims", async () => {
      const headers = { "X-Forwarded-For": "203.0.113.9" };
      const { body } = await nginx.ask({ path: "/", host: "www.example.com", headers });
      expect(JSON.parse(body)).toMatchObject({ host: "www.example.com", "x-forwarded-for": "unix:" });
    });

    it("tells nobody outside how the server is doing, and sends the headers by itself", async () => {
      const answers = [
        await nginx.ask({ path: "/readyz", host: "www.example.com" }),
        await nginx.ask({ path: "/products", host: "example.com" }),
        await nginx.ask({ path: "/products", host: "example.com", isPlain: true }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 301, 301]);
      for (const { headers } of answers) expect(headers["x-content-type-options"]).toBe("nosniff");
    });

    it("answers no other name", async () => {
      await expect(nginx.ask({ path: "/", host: "other.example" })).rejects.toThrow();
      await expect(nginx.ask({ path: "/", host: "other.example", isPlain: true })).rejects.toThrow();
    });

    it("passes on a form of the greatest length, and refuses what is far beyond", async () => {
      const post = (bytes: number) =>
        nginx.ask({ path: "/api/x", host: "www.example.com", method: "POST", body: "x".repeat(bytes) });
      expect((await post(LIMITS.formBodyBytes)).status).toBe(200);
      expect((await post(2 * 1024 ** 2)).status).toBe(413);
    });

    it("logs requests, and of private pages nothing, whether the server is there or not", async () => {
      const { port, close } = await unusedPort();
      const alone = await startNginx(program, configuration, port);
      for (const running of [nginx, alone]) {
        for (const path of ["/enquiry/SECRET", "/%65nquiry/SECRET/delete", "//enquiry/SECRET", "/products"]) {
          await running.ask({ path, host: "www.example.com" });
          await running.ask({ path, host: "example.com" });
          await running.ask({ path, host: "www.example.com", isPlain: true });
        }
        expect(running.logged().match(/"GET \/products /g)?.length).toBeGreaterThanOrEqual(3);
        expect(running.logged()).not.toContain("SECRET");
      }
      await alone.stop();
      close();
    });

    it("tells visitors and the form when the server is down", async () => {
      const { port, close } = await unusedPort();
      const alone = await startNginx(program, configuration, port);
      const page = await alone.ask({ path: "/", host: "www.example.com" });
      const api = await alone.ask({ path: "/api/x", host: "www.example.com", method: "POST" });
      await alone.stop();
      close();
      expect([page.status, page.headers["retry-after"], page.headers["content-type"]]).toEqual([
        503,
        "10",
        "text/html",
      ]);
      expect([api.status, JSON.parse(api.body)]).toEqual([
        503,
        { success: false, error: "Failed to send message. Please try again later." },
      ]);
    });
  });
}

/** A port on which connections are closed at once, like those of a dying server. */
async function unusedPort(): Promise<{ port: number; close: () => void }> {
  const server = createServer().on("connection", (socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: () => server.close(),
  };
}
