import { defineConfig } from "vitest/config";

/** Rooms whose modules keep nothing between calls: their tests share what was loaded once. */
const pureRooms = ["contract", "prerender", "site/{catalogue,copy,engineering}"].map(
  (room) => `${room}/**/*.test.{ts,tsx}`,
);

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/*.faults.test.ts", "dist/**", ".build/**", "e2e/**"],
    environment: "node",
    // Some tests start a real server or build a small project: slow on a busy machine, but never this slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      { extends: true, test: { name: "pure", include: pureRooms, isolate: false } },
      { extends: true, test: { name: "rest", include: ["**/*.test.{ts,tsx}"], exclude: pureRooms } },
    ],
  },
});
