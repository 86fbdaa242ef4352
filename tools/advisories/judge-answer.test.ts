import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runChild } from "../command/run-child.mjs";
import { judgeAnswer } from "./judge-answer.ts";

const root = join(import.meta.dirname, "../..");
const SHIPPED = new Set(["hono", "fflate"]);

let server: Server | undefined;
let folder: string | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

/** What npm prints about this project where a registry answers so. */
async function ask(status: number, body: string): Promise<string> {
  server = createServer((request, response) => {
    request.resume();
    const isQuestion = request.url?.includes("/security/") ?? false;
    response.writeHead(isQuestion ? status : 404, { "Content-Type": "application/json" });
    response.end(isQuestion ? body : "{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  folder = mkdtempSync(join(tmpdir(), "advisories-"));
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(root, name), join(folder, name));
  const registry = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  const args = [
    "audit",
    "--include=dev",
    "--json",
    "--loglevel=silent",
    "--fetch-retries=0",
    `--registry=${registry}`,
  ];
  return (await runChild("npm", args, { capture: true, cwd: folder })).output;
}

function advisory(title: string) {
  return [
    { id: 1, url: "https://advisories.example/1", title, severity: "high", vulnerable_versions: ">=0.0.0" },
  ];
}

describe("npm's own answer", () => {
  it("without a known fault is a good one", async () => {
    expect(judgeAnswer(await ask(200, "{}"), SHIPPED)).toEqual({ kind: "asked", findings: [], others: [] });
  });

  it("with a fault of a package that ships is told apart from one that only builds", async () => {
    const body = JSON.stringify({ hono: advisory("Smuggling"), vite: advisory("Path traversal") });
    const verdict = judgeAnswer(await ask(200, body), SHIPPED);
    expect(verdict).toMatchObject({
      kind: "asked",
      findings: [{ name: "hono", severity: "high", about: ["Smuggling (https://advisories.example/1)"] }],
    });
    expect(verdict.kind === "asked" && verdict.others.map(({ name }) => name)).toContain("vite");
  });

  it.each([404, 405, 503])(
    "%i of a registry that can't be asked is never taken for a good one",
    async (status) => {
      const verdict = judgeAnswer(await ask(status, "{}"), SHIPPED);
      expect(verdict).toEqual({ kind: "not asked", why: `the registry answers npm audit with E${status}` });
    },
  );
});

it.each([
  "",
  "<html>",
  "[]",
  '{"auditReportVersion":3,"vulnerabilities":{}}',
  '{"error":{"code":"ENOLOCK"}}',
])("what can't be read is a failure: %s", (text) => {
  expect(judgeAnswer(text, SHIPPED).kind).toBe("not understood");
});
