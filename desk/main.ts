import { resolve } from "node:path";
import { parseArgs } from "node:util";
import "#server/stop-signals.ts";
import { SettingsError } from "#contract/settings.ts";
import { BuildError } from "#server/build-output.ts";
import { ListenError } from "#server/listen.ts";
import { StoreError } from "#server/store/database/store-error.ts";
import { PROJECT_ROOT } from "#server/settings/env.ts";
import { DeskError, runDesk } from "./run-desk.ts";

/** Errors that may stop a start; each message is a sentence for the operator. */
const EXPECTED = [SettingsError, BuildError, StoreError, ListenError, DeskError];

try {
  const { values } = parseArgs({ options: { root: { type: "string", default: PROJECT_ROOT } } });
  await runDesk(resolve(values.root));
} catch (error) {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
