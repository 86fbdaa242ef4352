import type { CamSource } from "../cam-tool.ts";

/** What the tests' libraries say of themselves. */
export const camSource: CamSource = {
  linkOf: ({ id }) => `https://tools.example/product/${id}`,
  now: new Date("2026-11-27T06:00:00Z"),
};
