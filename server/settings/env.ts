import { join, resolve } from "node:path";
import { settingsInPages } from "#contract/settings-in-pages.ts";
import { type Settings, parseSettings } from "#contract/settings.ts";
import { readSettingsFile } from "./settings-file.ts";

/** The folder that holds `dist/`, `.build/` and `.env` of this checkout. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");

/** The environment for commands that the operator configured: no settings of ours and no passwords. */
export function commandEnvironment(): Record<string, string> {
  const names = ["PATH", "HOME", "USER", "LANG", "TMPDIR", "SystemRoot"];
  const entries = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * The environment of a build of the content in a folder: with the settings that the site was built with, written as they
 * are here where they mean the same, so that the next start finds the site up to date.
 */
export function buildEnvironment(
  builtWith: Record<string, string>,
  contentDir: string,
): Record<string, string> {
  const here = Object.entries(settingsInPages(parseSettings(process.env))).map(([name, current]) => {
    const built = builtWith[name] ?? current;
    return [name, built === current ? process.env[name] : built] as const;
  });
  const given = here.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...commandEnvironment(), ...Object.fromEntries(given), DESK_CONTENT: contentDir, NO_COLOR: "1" };
}

/**
 * Reads the environment once, together with an optional `.env` in `root`. The environment wins over the file.
 * No other file of the server reads `process.env`. Folders are made absolute.
 * @throws SettingsError naming what is wrong.
 */
export function readSettings(root: string): Settings {
  for (const [name, value] of Object.entries(readSettingsFile(join(root, ".env"))))
    process.env[name] ??= value;
  const settings = parseSettings(process.env);
  const { dataDir, backupDir, contentDir } = settings;
  return {
    ...settings,
    dataDir: resolve(root, dataDir),
    contentDir: resolve(PROJECT_ROOT, contentDir),
    backupDir: backupDir === undefined ? undefined : resolve(root, backupDir),
  };
}
