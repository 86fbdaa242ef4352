import { resolve } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { parseArgs } from "node:util";
// This import comes first: the others take most of the start-up time.
import "./stop-signals.ts";

const { EXPECTED, runServer } = await import("./run-server.ts");
const { PROJECT_ROOT } = await import("./settings/env.ts");
// Loading so many files never yields to the event loop: this turn delivers a signal that arrived meanwhile.
await turn();

try {
  const { values } = parseArgs({ options: { root: { type: "string", default: PROJECT_ROOT } } });
  await runServer(resolve(values.root));
} catch (error) {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
