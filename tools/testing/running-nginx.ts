import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

/** For tests: what nginx answered. */
export interface NginxAnswer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** For tests: a real nginx with the project's configuration, behind sockets in a folder of its own. */
export interface RunningNginx {
  /** Asks by https, or by plain http where `isPlain` is set. */
  ask(options: {
    path: string;
    host: string;
    isPlain?: boolean;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  }): Promise<NginxAnswer>;
  stop(): Promise<void>;
}

/** The program, where it is installed together with openssl, which makes the certificate. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return find("openssl") === undefined ? undefined : find("nginx");
}

/** Starts it with `configuration` in front of `upstreamPort`; ports 80 and 443 become sockets. */
export async function startNginx(
  program: string,
  configuration: string,
  upstreamPort: number,
): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), "nginx-"));
  const file = (name: string) => join(dir, name);
  const subject = ["-subj", "/CN=www.example.com", "-days", "2", "-nodes"];
  const certificate = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-x509", ...subject];
  execFileSync("openssl", ["req", ...certificate, "-keyout", file("key.pem"), "-out", file("cert.pem")], {
    stdio: "ignore",
  });
  const adapted = configuration
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll(/listen 80\b/g, `listen unix:${file("http")}`)
    .replaceAll(/listen 443\b/g, `listen unix:${file("https")}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/\S+\/fullchain\.pem/g, file("cert.pem"))
    .replaceAll(/\/etc\/letsencrypt\/live\/\S+\/privkey\.pem/g, file("key.pem"))
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir};`,
  );
  const isRoot = process.getuid?.() === 0;
  const head = `${isRoot ? "user root;" : ""} pid ${file("pid")}; error_log ${file("log")} warn; events {}`;
  const whole = `${head} http { access_log off; ${temporary.join(" ")}\n${adapted}\n}`;
  writeFileSync(file("nginx.conf"), whole);
  const child = spawn(program, ["-p", dir, "-e", file("log"), "-c", file("nginx.conf"), "-g", "daemon off;"]);
  const ended = once(child, "exit");
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  while (!existsSync(file("pid"))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    async ask({ path, host, isPlain = false, method = "GET", headers = {}, body = "" }) {
      const common = { path, method, headers: { Host: host, ...headers }, agent: false as const };
      const request = isPlain
        ? plainRequest({ ...common, socketPath: file("http") })
        : // The certificate is the test's own.
          secureRequest({
            ...common,
            socketPath: file("https"),
            servername: host,
            rejectUnauthorized: false,
          });
      const answered = once(request, "response");
      request.end(body);
      const [response] = await answered;
      return { status: response.statusCode, headers: response.headers, body: await text(response) };
    },
    async stop() {
      child.kill();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}
