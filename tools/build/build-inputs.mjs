import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectRoot, settingsOfFile } from "../command/project.mjs";

const folders = ["site", "engineering", "prerender", "contract", "desk", "art", "public"];
const files = /^(package\.json|package-lock\.json|vite\.config\.ts|tsconfig.*\.json)$/;
const notBuilt = /\.test\.tsx?$|(^|\/)(\.DS_Store$|\.git(\/|$))/;

/** Settings that the build reads: changing one makes the pages out of date, like a changed source. */
export const buildSettings = ["PUBLIC_URL", "API_HOST", "RETENTION_DAYS"];

/**
 * A hash of everything that the build of a content folder reads: equal hashes mean equal pages. @param {string} content
 */
export function hashBuildInputs(content) {
  const hash = createHash("sha256");
  for (const path of inputPaths(content)) {
    hash.update(`${path}\0`).update(
      createHash("sha256")
        .update(readFileSync(resolve(projectRoot, path)))
        .digest(),
    );
  }
  const settings = { ...settingsOfFile(), ...process.env };
  for (const name of buildSettings) hash.update(`${name}\0${settings[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** @param {string} content */
function inputPaths(content) {
  const atRoot = readdirSync(projectRoot).filter((name) => files.test(name));
  const inFolders = [...folders, content].flatMap((folder) =>
    existsSync(resolve(projectRoot, folder)) ? walk(folder) : [],
  );
  const paths = [...atRoot, ...inFolders].filter((path) => !notBuilt.test(path));
  return paths.sort((one, other) => (one < other ? -1 : 1));
}

/** @param {string} folder @returns {string[]} */
function walk(folder) {
  return readdirSync(resolve(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}
