import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { spawnTool } from "./spawn-tool.ts";

/** For tests: a project with the real tools, but with a build, a server and an npm that only record their calls. */
export interface StandInProject {
  read(path: string): string;
  write(path: string, text: string): void;
  remove(path: string): void;
  /** Makes a link at the path to another path of the project. */
  link(path: string, target: string): void;
  has(path: string): boolean;
  /**
   * Runs a tool to its end with these variables and arguments; returns its exit code, its output, and the programs that
   * it called.
   */
  run(
    tool: string,
    variables?: Record<string, string>,
    args?: string[],
  ): Promise<{ code: number | null; text: string; calls: string[] }>;
  dispose(): void;
}

const noteCall = (
  call: string,
) => `import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
appendFileSync("calls.log", ${call} + "\\n");
`;

const files = {
  "package.json": '{ "type": "module" }',
  "package-lock.json": "{}",
  "content/company.json": "{}",
  "testing/content/company.json": "{}",
  "site/page.tsx": "",
  "prerender/build.ts": `${noteCall('["build", ...process.argv.slice(2)].join(" ")')}
if (process.env["BUILD_FAILS"]) process.exit(1);
const outs = process.argv.filter((_, at, all) => all[at - 1] === "--out");
for (const out of outs.length > 0 ? outs : ["."]) {
  mkdirSync(out + "/dist", { recursive: true });
  writeFileSync(out + "/dist/index.html", "<!doctype html>");
}
`,
  "server/main.ts": `${noteCall('"server"')}
if (process.env["PORT"] !== "wrong") process.exit();
console.error("PORT: expected a whole number, found wrong.");
process.exit(1);
`,
  // Also records variables that would make the real npm skip packages.
  "bin/npm": `#!/usr/bin/env node
${noteCall('["npm", ...process.argv.slice(2, 3), ...["NODE_ENV", "npm_config_omit"].filter((name) => process.env[name])].join(" ")')}
if (process.env.NPM_FAILS) {
  console.error("npm error code ENOTFOUND");
  process.exit(1);
}
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules");
`,
};

export function makeStandInProject(): StandInProject {
  const root = mkdtempSync(join(tmpdir(), "stand-in-"));
  const log = join(root, "calls.log");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  chmodSync(join(root, "bin/npm"), 0o755);
  cpSync(join(import.meta.dirname, ".."), join(root, "tools"), { recursive: true });

  return {
    read: (path) => readFileSync(join(root, path), "utf8"),
    write,
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    link: (path, target) => symlinkSync(join(root, target), join(root, path)),
    has: (path) => existsSync(join(root, path)),
    async run(tool, variables = {}, args = []) {
      rmSync(log, { force: true });
      const path = [join(root, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
      const env = { PATH: path, ...variables };
      const command = [join("tools", tool), ...args];
      const { code, text } = await spawnTool(process.execPath, command, { cwd: root, env }).ended;
      const calls = existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n") : [];
      return { code, text, calls };
    },
    dispose: () => rmSync(root, { recursive: true }),
  };
}
