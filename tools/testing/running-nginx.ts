import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

/** For tests: an answer of nginx. */
export interface NginxAnswer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** For tests: a real nginx with the project's configuration, run by a normal user in a separate folder. */
export interface RunningNginx {
  /** The local port in place of 443; 0 if it answers at a socket. */
  securePort: number;
  /** Sends a request by https, or by plain http if `isPlain` is set. */
  ask(options: {
    path: string;
    host: string;
    isPlain?: boolean;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** The visitor's address, a loopback one; for ports only. */
    from?: string;
  }): Promise<NginxAnswer>;
  /** All that it has logged so far, requests and errors. */
  logged(): string;
  stop(): Promise<void>;
}

/** The user that runs it when tests run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Path of the program, if it is installed together with openssl, which makes the certificate. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return find("openssl") === undefined ? undefined : find("nginx");
}

/**
 * Starts it with `configuration` in front of `upstreamPort`. Ports 80 and 443 become sockets, or free local ports if
 * `onPorts` is set: only then do visitors have addresses.
 */
export async function startNginx(
  program: string,
  configuration: string,
  upstreamPort: number,
  { onPorts = false } = {},
): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), "nginx-"));
  const file = (name: string) => join(dir, name);
  const subject = ["-subj", "/CN=www.example.com", "-days", "2", "-nodes"];
  const certificate = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-x509", ...subject];
  execFileSync("openssl", ["req", ...certificate, "-keyout", file("key.pem"), "-out", file("cert.pem")], {
    stdio: "ignore",
  });
  const [plainPort, securePort] = onPorts ? await freePorts() : [0, 0];
  const place = (name: string, port: number) => (onPorts ? `127.0.0.1:${port}` : `unix:${file(name)}`);
  const adapted = configuration
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll(/listen 80\b/g, `listen ${place("http", plainPort)}`)
    .replaceAll(/listen 443\b/g, `listen ${place("https", securePort)}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/\S+\/fullchain\.pem/g, file("cert.pem"))
    .replaceAll(/\/etc\/letsencrypt\/live\/\S+\/privkey\.pem/g, file("key.pem"))
    .replaceAll("/var/log/nginx/access.log", file("access.log"))
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir};`,
  );
  const head = `pid ${file("pid")}; error_log ${file("log")} warn; events {}`;
  const whole = `${head} http { access_log off; ${temporary.join(" ")}\n${adapted}\n}`;
  writeFileSync(file("nginx.conf"), whole);
  const user = process.getuid?.() === 0 ? NOBODY : {};
  if (user === NOBODY) {
    for (const name of [".", ...readdirSync(dir)]) chownSync(file(name), NOBODY.uid, NOBODY.gid);
  }
  const args = ["-p", dir, "-e", file("log"), "-c", file("nginx.conf"), "-g", "daemon off;"];
  const child = spawn(program, args, user);
  const ended = once(child, "exit");
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while (!existsSync(file("pid"))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const at = (name: string, port: number) =>
    onPorts ? { host: "127.0.0.1", port } : { socketPath: file(name) };
  return {
    securePort,
    async ask({ path, host, isPlain = false, method = "GET", headers = {}, body = "", from }) {
      const common = {
        path,
        method,
        headers: { Host: host, ...headers },
        agent: false as const,
        localAddress: from,
      };
      const request = isPlain
        ? plainRequest({ ...common, ...at("http", plainPort) })
        : // The certificate is the test's.
          secureRequest({
            ...common,
            ...at("https", securePort),
            servername: host,
            rejectUnauthorized: false,
          });
      const answered = once(request, "response");
      request.end(body);
      const [response] = await answered;
      return { status: response.statusCode, headers: response.headers, body: await text(response) };
    },
    logged: () => ["access.log", "log"].map((name) => readFileSync(file(name), "utf8")).join(""),
    async stop() {
      child.kill();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}

/** Two free local ports; nginx can't choose free ones by itself. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = servers.map(async (server) => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  const [one = 0, other = 0] = await Promise.all(ports);
  for (const server of servers) server.close();
  return [one, other];
}
