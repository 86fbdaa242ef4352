import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingsError } from "#contract/settings.ts";

/**
 * Reads a settings file such as `.env`; empty if it doesn't exist. An existing but unreadable file is an error:
 * otherwise the server would start with an empty store and without mail.
 * @throws SettingsError
 */
export function readSettingsFile(file: string): Record<string, string | undefined> {
  try {
    // Not existsSync, which also returns false for a broken link, or where this user has no access.
    if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return {};
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
    if (text.includes("\0")) throw new Error("it is no text in UTF-8");
    return parseEnv(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `The settings file "${file}" is there but can't be read (${reason}). ` +
        "The user that runs the server has to be able to read it, and a link has to lead to it.",
      { cause: error },
    );
  }
}
