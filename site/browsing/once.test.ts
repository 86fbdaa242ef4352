import { expect, test, vi } from "vitest";
import { once } from "./once.ts";

test("what failed is made again, once, though many had asked for it", async () => {
  const failing = Promise.withResolvers<string>();
  const answers = [failing.promise, Promise.resolve("second")];
  const make = vi.fn(() => answers.shift() ?? Promise.resolve("third"));
  const load = once(make);
  const retried = load().catch(() => load());
  const other = load();
  failing.reject(new Error("no network"));
  await expect(other).rejects.toThrow("no network");
  await expect(retried).resolves.toBe("second");
  await expect(load()).resolves.toBe("second");
  expect(make).toHaveBeenCalledTimes(2);
});
