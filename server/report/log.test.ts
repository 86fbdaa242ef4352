import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const program = `
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
  const log = createLog();
  log.info({ event: "first" });
  process.on("message", () => {
    log.info({ event: "second" });
    log.info({ event: "third" });
    process.exit(3);
  });
  process.send("written");
`;

test("a server whose log nobody reads any more ends as it is told", async () => {
  const args = ["--input-type=module", "--eval", program];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
  // A line is still unread, as when the reader is killed.
  child.stdout?.destroy();
  child.send("go on");
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(3);
});
