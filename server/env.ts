import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Settings, parseSettings } from "#contract/settings.ts";

/** The folder that holds `dist/`, `.build/` and `.env` of this checkout. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "..");

/**
 * Reads the environment, once, together with an optional `.env` in `root`; what the environment says wins.
 * The only place of the server that touches `process.env`. `dataDir` comes out absolute.
 * @throws SettingsError naming what is wrong.
 */
export function readSettings(root: string): Settings {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const settings = parseSettings(process.env);
  return { ...settings, dataDir: resolve(root, settings.dataDir) };
}
