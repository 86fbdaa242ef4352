import { type ExecFileOptions, execFile } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const NEEDED = ["buildah", "podman", "runc", "mmdebstrap"];
/** Contents of a build base: Debian's smallest set with a shell, and Node's libraries. */
const TO_BUILD = ["--variant=essential", "--include=ca-certificates,libstdc++6"];
/** Contents of the default base of the last stage: libraries, certificates, time zones; no shell. */
const TO_RUN = [
  "--variant=extract",
  "--include=libc6,libgcc-s1,libstdc++6,gcc-12-base,ca-certificates,tzdata,netbase",
];
/** Debian's certificates and those added by the machine's owner: npm in the container must reach the same registry. */
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** For tests: builds and runs containers in a separate store that nothing else on the machine sees. */
export interface ContainerBuilder {
  /**
   * Creates `build-base` and `run-base` from Debian's packages; the first gets the current Node and the machine's npm.
   */
  makeBases(): Promise<void>;
  build(folder: string, name: string): Promise<void>;
  /** Runs podman; returns its trimmed stdout. @throws Error with its output. */
  podman(...args: string[]): Promise<string>;
  dispose(): Promise<void>;
}

/** Programs that are missing here, or "root": containers are built and run by root. */
export function missingForContainers(): string[] {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const missing = NEEDED.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return process.getuid?.() === 0 ? missing : [...missing, "root"];
}

export function makeContainerBuilder(): ContainerBuilder {
  const dir = mkdtempSync(join(tmpdir(), "container-"));
  const file = (name: string) => join(dir, name);
  const store = ["--root", file("store"), "--runroot", file("run"), "--storage-driver", "vfs"];
  const build = async (folder: string, name: string, ...args: string[]) => {
    const how = ["--format", "docker", "--isolation", "chroot", "--network", "host", "-t", name];
    await run("buildah", [...store, "build", ...how, ...args, folder]);
  };
  const podman = (...args: string[]) => run("podman", [...store, "--runtime", "runc", ...args]);
  return {
    async makeBases() {
      const debootstrap = (name: string, what: string[]) =>
        run("mmdebstrap", [...what, "bookworm", file(`${name}.tar`)]);
      await Promise.all([debootstrap("build", TO_BUILD), debootstrap("run", TO_RUN)]);
      copyFileSync(process.execPath, file("node"));
      copyFileSync(CERTIFICATES, file("certificates.crt"));
      const npm = realpathSync(await run("sh", ["-c", "command -v npm"]));
      cpSync(dirname(dirname(npm)), file("npm"), { recursive: true });
      const lines = [
        "FROM scratch",
        "ADD build.tar /",
        "COPY node /usr/local/bin/node",
        "COPY npm /usr/local/lib/npm",
        "RUN ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm",
        `COPY certificates.crt ${CERTIFICATES}`,
        `ENV NPM_CONFIG_CAFILE=${CERTIFICATES}`,
      ];
      writeFileSync(file("build.containerfile"), lines.join("\n"));
      writeFileSync(file("run.containerfile"), "FROM scratch\nADD run.tar /\n");
      await build(dir, "run-base", "-f", file("run.containerfile"));
      await build(dir, "build-base", "-f", file("build.containerfile"));
    },
    build(folder, name) {
      const bases = ["BUILD_BASE=localhost/build-base", "RUN_BASE=localhost/run-base"];
      return build(folder, name, ...bases.flatMap((each) => ["--build-arg", each]));
    },
    podman,
    async dispose() {
      await podman("rm", "--all", "--force", "--volumes", "--time", "0").catch(() => undefined);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function run(program: string, args: string[]): Promise<string> {
  // The tests run the health check themselves; podman would need systemd for a timer.
  const env = { ...process.env, DISABLE_HC_SYSTEMD: "true" };
  const options: ExecFileOptions & { encoding: "utf8" } = {
    encoding: "utf8",
    maxBuffer: 64 * 1024 ** 2,
    env,
  };
  const { stdout } = await execute(program, args, options);
  return stdout.trim();
}
