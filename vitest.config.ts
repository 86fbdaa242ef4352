import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["**/node_modules/**", "**/*.faults.test.ts", "dist/**", ".build/**", "e2e/**"],
    environment: "node",
    // Some tests start a real server or build a small project: slow on a busy machine, but never this slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    allowOnly: false,
  },
});
