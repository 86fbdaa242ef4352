import { execFileSync } from "node:child_process";
import { FriendlyError } from "../command/project.mjs";

/**
 * The commit of a release in a checkout, by its CHANGELOG, since not every copy has the tags.
 * @param {string} checkout
 * @param {string} name a number such as 1.1.0, with or without "v", or a commit
 */
export function findRelease(checkout, name) {
  // Root may read another user's checkout.
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync("git", ["-c", "safe.directory=*", "-C", checkout, ...args], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  /** @param {string} what */
  const commitOf = (what) => {
    try {
      return git("rev-parse", "--verify", "--quiet", `${what}^{commit}`);
    } catch {
      return undefined;
    }
  };
  const [, version] = /^v?(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  if (version === undefined) {
    const commit = /^[0-9a-f]{7,40}$/.test(name) ? commitOf(name) : undefined;
    if (commit !== undefined) return commit;
    throw new FriendlyError(`"${name}" is no release here: say a number such as 1.1.0, or a commit.`);
  }
  const named = readNamed(git("show", "HEAD:CHANGELOG.md")).get(version);
  const commit = named === undefined ? commitOf(`refs/tags/v${version}`) : commitOf(named);
  if (commit !== undefined) return commit;
  throw new FriendlyError(
    named === undefined
      ? `CHANGELOG names no commit of ${version}, and there is no tag v${version}.`
      : `CHANGELOG names ${named} as ${version}, but this copy of the project doesn't hold that commit.`,
  );
}

/** Commits in a changelog, by version. @param {string} changelog */
function readNamed(changelog) {
  const lines = changelog.matchAll(/^## (\d+\.\d+\.\d+), [^\n]*\n+Commit `([0-9a-f]{40})`\./gm);
  return new Map([...lines].map(([, version, commit]) => [version, commit]));
}
