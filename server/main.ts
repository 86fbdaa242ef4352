import { resolve } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { parseArgs } from "node:util";
// Before the rest is read, which takes most of the start.
import "./stop-signals.ts";

const { EXPECTED, runServer } = await import("./run-server.ts");
const { PROJECT_ROOT } = await import("./settings/env.ts");
// Reading so many files takes no turn of the event loop: in this one a signal that came meanwhile is heard.
await turn();

try {
  const { values } = parseArgs({ options: { root: { type: "string", default: PROJECT_ROOT } } });
  await runServer(resolve(values.root));
} catch (error) {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
