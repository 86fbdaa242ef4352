import { type Settings, SettingsError } from "#contract/settings.ts";
import { BackupError } from "./backup/backup-file.ts";
import { BuildError, readBuildOutput } from "./build-output.ts";
import { CommandError } from "./commands/command-error.ts";
import { type Command, USAGE, parseCommand } from "./commands/parse-command.ts";
import { runCommand } from "./commands/run-command.ts";
import { backUp, moveToPostgres, restore, runDrill, runNightly } from "./commands/store-commands.ts";
import { openExistingStore } from "./store/open-existing-store.ts";
import { StoreError, faultInWords, reasonOf } from "./store/database/store-error.ts";
import { type Clocks, setClocks } from "./report/local-time.ts";
import { PROJECT_ROOT, commandEnvironment, readSettings } from "./settings/env.ts";
import { createAlarm } from "./upkeep/raise-alarm.ts";

const everybodys: Clocks = { timeZone: "UTC", language: "en" };

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
  setClocks(clocksOf(PROJECT_ROOT));
  const text = await run(command, readSettings(PROJECT_ROOT), new Date());
  // A reader such as `head` may close the pipe before the end.
  process.stdout.on("error", () => process.exit(0));
  process.stdout.write(text);
}

async function run(command: Command, settings: Settings, now: Date): Promise<string> {
  const raise = createAlarm(settings.alarm, commandEnvironment());
  switch (command.name) {
    case "backup":
      return backUp(settings, command.file, now);
    case "restore":
      return restore(settings, command, now);
    case "drill":
      return runDrill(settings, command.file, raise, now);
    case "nightly":
      return runNightly(settings, command, raise, now);
    case "move":
      return moveToPostgres(settings);
    default: {
      const store = await openExistingStore(settings, { isReadOnly: isReading(command) });
      try {
        return await runCommand(command, store, now, settings);
      } finally {
        await store?.close();
      }
    }
  }
}

/** The supplier's clocks from the build's notes; UTC where the site isn't built. */
function clocksOf(root: string): Clocks {
  try {
    return readBuildOutput(root).clocks ?? everybodys;
  } catch (error) {
    if (error instanceof BuildError) return everybodys;
    throw error;
  }
}

/** Whether a command only reads, so that it works on a read-only disk. */
function isReading({ name }: Command): boolean {
  return ["list", "show", "export", "files", "person", "failed", "reports"].includes(name);
}

const EXPECTED = [SettingsError, StoreError, CommandError, BackupError];

try {
  await main();
} catch (error) {
  const sentence = EXPECTED.some((kind) => error instanceof kind) ? reasonOf(error) : faultInWords(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
