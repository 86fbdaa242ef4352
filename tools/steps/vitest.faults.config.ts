import { defineConfig } from "vitest/config";

/**
 * `npm run test:faults`: kills, full disks and system calls, for minutes. `npm test` contains short runs of the same.
 */
export default defineConfig({
  test: {
    include: ["{server,tools}/faults/*.faults.test.ts"],
    environment: "node",
    // Protects against hanging: on a busy machine the longest run takes over ten minutes.
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    // One after the other: they measure, and each needs the whole machine.
    fileParallelism: false,
    allowOnly: false,
  },
});
