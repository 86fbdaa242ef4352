import { defineConfig } from "vitest/config";

/** `npm run test:faults`: kills, full disks and system calls, in minutes. `npm test` has short runs of the same. */
export default defineConfig({
  test: {
    include: ["{server,tools}/faults/*.faults.test.ts"],
    environment: "node",
    // Against a run that hangs: on a busy machine the longest one takes over ten minutes.
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    // One after the other: they measure, and each wants the machine.
    fileParallelism: false,
    allowOnly: false,
  },
});
