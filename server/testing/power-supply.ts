import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian's own Python: other ones don't see its packages. */
const PYTHON = "/usr/bin/python3";
const FILE_SYSTEM = join(import.meta.dirname, "forgetful-files.py");

/** For tests: a folder whose power can be cut. */
export interface PowerSupply {
  folder: string;
  /** Drops everything that wasn't synced. Programs with files open there must have ended. */
  cut(): Promise<void>;
  remove(): Promise<void>;
}

/** A sentence on what is missing to simulate power cuts; undefined if nothing is. */
export function missingForPowerCuts(): string | undefined {
  const { status, stderr, error } = spawnSync(PYTHON, [FILE_SYSTEM, "--try"], { encoding: "utf8" });
  if (error) return `${PYTHON} can't be run: Debian's package python3-pyfuse3 brings it.`;
  return status === 0 ? undefined : stderr.trim();
}

/** @param user the only one who can use the folder; by default whoever runs the tests. */
export async function startPower(user?: { uid: number; gid: number }): Promise<PowerSupply> {
  const root = mkdtempSync(join(tmpdir(), "power-"));
  const [kept, folder] = [join(root, "kept"), join(root, "mounted")];
  mkdirSync(kept);
  mkdirSync(folder);
  if (user !== undefined) for (const each of [root, kept, folder]) chownSync(each, user.uid, user.gid);
  const mount = async () => {
    const child = spawn(PYTHON, [FILE_SYSTEM, kept, folder], {
      stdio: ["ignore", "pipe", "inherit"],
      ...user,
    });
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    if (child.exitCode !== null) throw new Error("The file system of the power cuts didn't come up.");
    return child;
  };
  const unmount = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
    const { status, stderr } = spawnSync("fusermount3", ["-u", "-z", folder], { encoding: "utf8", ...user });
    if (status !== 0) throw new Error(stderr);
  };
  let child = await mount();
  return {
    folder,
    async cut() {
      await unmount();
      child = await mount();
    },
    async remove() {
      await unmount();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
