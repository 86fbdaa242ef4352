import { defineConfig } from "vitest/config";

/** Rooms whose modules keep nothing between calls: their tests share what was loaded once. */
const pureRooms = [
  "contract",
  "prerender",
  "engineering",
  "site/{catalogue,copy,hours,labels,sections,style-page,ui}",
  "tools",
].map((room) => `${room}/**/*.test.{ts,tsx}`);
const server = "{server,desk}/**/*.test.ts";
const atRoot = "*.test.ts";

/** Of all random tests of this run (testing/seeded.ts). */
const seed = process.env["TEST_SEED"] ?? String(Date.now() % 1_000_000_000);
if (!Number.isSafeInteger(Number(seed)))
  throw new Error(`TEST_SEED: expected a whole number, found "${seed}".`);
process.env["TEST_SEED"] = seed;
console.log(`Random tests draw from TEST_SEED=${seed}.`);

export default defineConfig({
  // React as visitors get it, which also renders twice as fast as the one for developers.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: "production", TEST_SEED: seed },
    setupFiles: ["testing/seeded.ts"],
    exclude: ["**/node_modules/**", "**/*.faults.test.ts", "dist/**", ".build/**", "e2e/**"],
    environment: "node",
    // Some tests start a real server or build a small project: slow on a busy machine, but never this slow. With three
    // programs on each core the first page of `npm run dev` took 25 s.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [...pureRooms, atRoot],
          isolate: false,
          globalSetup: "testing/room-for-copies.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: [server],
          setupFiles: ["server/testing/indian-clocks.ts"],
          isolate: false,
          globalSetup: ["server/testing/shared-postgres.ts", "testing/room-for-copies.ts"],
        },
      },
      {
        extends: true,
        test: { name: "rest", include: ["**/*.test.{ts,tsx}"], exclude: [...pureRooms, atRoot, server] },
      },
    ],
  },
});
