import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingsError } from "#contract/settings.ts";

/**
 * What a settings file says, such as `.env`; nothing where there is none. One that is there and can't be read is never
 * taken for none: the server would start with an empty store and without mail.
 * @throws SettingsError
 */
export function readSettingsFile(file: string): Record<string, string | undefined> {
  try {
    // Not existsSync: it also says no to a link that leads nowhere, and where this user may not look.
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
