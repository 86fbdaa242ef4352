import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, statSync, chownSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readCommandLine } from "../command/command-line.mjs";
import { FriendlyError, projectRoot, runMain } from "../command/project.mjs";
import { findRelease } from "./find-release.mjs";
import { linkRelease, readRelease, runAs, serve } from "./releases.mjs";

const node = process.execPath;

// `npm run upgrade -- 1.2.0`: backup, build, link, restart, check; goes back by itself if the new release isn't ready.
await runMain(async () => {
  const { options, words } = readCommandLine("upgrade");
  const [name, second] = words;
  if (second !== undefined || (name === undefined) !== (options.back !== undefined)) {
    throw new FriendlyError(
      `Say which release${words.length > 0 ? `, not "${words.join(" ")}"` : ""}: a number such as 1.2.0, or --back for the one before.`,
    );
  }
  const commit = name === undefined ? undefined : findRelease(projectRoot, name);
  const places = {
    base: options.base ?? dirname(projectRoot),
    backups: options.backups ?? "/var/backups/cutting-tools",
    restart: options.restart ?? "systemctl restart cutting-tools",
    check: options.check ?? "http://127.0.0.1:3000/readyz",
    // Seconds that a restarted server may take until it is ready.
    patience: Number(options.patience ?? 60),
  };
  const current = readRelease(places.base, "current");
  if (current === undefined) throw new FriendlyError(`There is no link "current" in ${places.base}.`);
  return commit === undefined ? goBack(places, current) : upgrade(places, current, { name, commit });
});

/**
 * @typedef {{ base: string, backups: string, restart: string, check: string, patience: number }} Places
 * @param {Places} places
 * @param {string} current
 * @param {{ name: string | undefined, commit: string }} wanted
 */
async function upgrade(places, current, { name, commit }) {
  const { base, backups } = places;
  const backup = join(
    backups,
    `before-${name}-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.sqlite`,
  );
  await step("The backup", runAs(backups, node, ["server/messages.ts", "backup", backup], { cwd: current }));
  const release = join(base, `${name}-${commit.slice(0, 12)}`);
  if (release === current) throw new FriendlyError(`${name} is running already.`);
  await build(base, current, { release, commit });
  if (await serve(base, release, places)) {
    linkRelease(base, "previous", current);
    console.log(`${name} is running, from ${release}. The one before is ${current}; --back leads to it.`);
    return 0;
  }
  const isBack = await serve(base, current, places);
  throw new FriendlyError(
    isBack
      ? `${name} was not ready and is not running; ${basename(current)} is, as before.`
      : `${name} was not ready, and ${basename(current)} isn't either: where the new one has migrated the store, stop ` +
          `the server, in ${current} run "messages restore ${backup} --yes" as its user, and start it.`,
  );
}

/**
 * Builds the new release in a new folder; the running one isn't touched.
 * @param {string} base
 * @param {string} current
 * @param {{ release: string, commit: string }} wanted
 */
async function build(base, current, { release, commit }) {
  if (!existsSync(release)) {
    mkdirSync(release);
    const { uid, gid } = statSync(base);
    if (process.getuid?.() === 0) chownSync(release, uid, gid);
    const origin = execFileSync(
      "git",
      ["-c", "safe.directory=*", "-C", projectRoot, "rev-parse", "--absolute-git-dir"],
      {
        encoding: "utf8",
      },
    ).trim();
    await step(
      "Taking the release",
      runAs(base, "git", ["clone", "--quiet", "--no-checkout", origin, release], { cwd: base }),
    );
    await step(
      "Taking the release",
      runAs(base, "git", ["checkout", "--quiet", "--detach", commit], { cwd: release }),
    );
    // A link is copied as a link: both releases use the same settings file.
    if (existsSync(join(current, ".env"))) {
      cpSync(join(current, ".env"), join(release, ".env"), { verbatimSymlinks: true });
    }
  }
  await step("The build", runAs(base, node, ["tools/run.mjs", "build"], { cwd: release }));
}

/** @param {Places} places @param {string} current */
async function goBack(places, current) {
  const previous = readRelease(places.base, "previous");
  if (previous === undefined) throw new FriendlyError(`There is no link "previous" in ${places.base}.`);
  const isReady = await serve(places.base, previous, places);
  linkRelease(places.base, "previous", current);
  if (isReady) {
    console.log(`${basename(previous)} is running again.`);
    return 0;
  }
  throw new FriendlyError(
    `${basename(previous)} is linked, but not ready: see its log. Where ${basename(current)} has migrated the store, the ` +
      "way back is the backup of before the upgrade.",
  );
}

/** @param {string} what @param {Promise<number>} running */
async function step(what, running) {
  if ((await running) !== 0)
    throw new FriendlyError(`${what} did not succeed: see above. The running release was not touched.`);
}
