import { SettingsError } from "#contract/settings.ts";
import { CommandError } from "./commands/command-error.ts";
import { USAGE, parseCommand } from "./commands/parse-command.ts";
import { runCommand } from "./commands/run-command.ts";
import { openExistingStore } from "./store/open-existing-store.ts";
import { StoreError } from "./store/store-error.ts";
import { PROJECT_ROOT, readSettings } from "./env.ts";

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(USAGE);
    return;
  }
  const command = parseCommand(args);
  if (typeof command === "string") {
    console.error(`${command}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const store = await openExistingStore(readSettings(PROJECT_ROOT));
  try {
    const text = await runCommand(command, store, new Date());
    // A reader such as `head` may close the pipe before the end.
    process.stdout.on("error", () => process.exit(0));
    process.stdout.write(text);
  } finally {
    await store?.close();
  }
}

const EXPECTED = [SettingsError, StoreError, CommandError];

try {
  await main();
} catch (error) {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
