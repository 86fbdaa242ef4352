import { parseArgs } from "node:util";
import { SettingsError } from "#contract/settings.ts";
import { messagesAsCsv, messagesAsJson, messagesAsText } from "./contact/format-messages.ts";
import { openExistingStore } from "./contact/open-existing-store.ts";
import { StoreError } from "./contact/store-error.ts";
import { PROJECT_ROOT, readSettings } from "./env.ts";

const USAGE = "Usage: npm run messages [-- --json | --csv] [--limit N]";

/** Which messages to show, and how. */
interface Options {
  json: boolean;
  csv: boolean;
  limit: number | undefined;
}

/** Reads the command line; a string is a sentence about what is wrong with it. */
function readOptions(): Options | string {
  try {
    const { json, csv, limit } = parseArgs({
      options: {
        json: { type: "boolean", default: false },
        csv: { type: "boolean", default: false },
        limit: { type: "string" },
      },
    }).values;
    if (json && csv) return "Choose either --json or --csv.";
    if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
      return `--limit: expected a whole number from 1, found "${limit}".`;
    }
    return { json, csv, limit: limit === undefined ? undefined : Number(limit) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  if (typeof options === "string") {
    console.error(`${options}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const store = await openExistingStore(readSettings(PROJECT_ROOT));
  const rows = (await store?.list(options.limit === undefined ? {} : { limit: options.limit })) ?? [];
  await store?.close();
  const format = options.json ? messagesAsJson : options.csv ? messagesAsCsv : messagesAsText;
  // A reader such as `head` may have enough before the end.
  process.stdout.on("error", () => process.exit(0));
  process.stdout.write(format(rows));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StoreError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
