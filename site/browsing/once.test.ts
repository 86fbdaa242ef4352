import { expect, test, vi } from "vitest";
import { once } from "./once.ts";

test("what failed is made again, once, though many had asked for it", async () => {
  const failing = Promise.withResolvers<string>();
  const answers = [failing.promise, Promise.resolve("second")];
  const make = vi.fn(() => answers.shift() ?? Promise.resolve("third"));
  const load = once(make);
  const first = load();
  const others = [load(), load()];
  failing.reject(new Error("no network"));
  await expect(first).rejects.toThrow("no network");
  await expect(Promise.all(others)).resolves.toEqual(["second", "second"]);
  await expect(load()).resolves.toBe("second");
  expect(make).toHaveBeenCalledTimes(2);
});

test("who asks while an attempt is failing gets one of his own, and its failure if that fails too", async () => {
  const failing = Promise.withResolvers<string>();
  const answers = [failing.promise, Promise.reject(new Error("still none")), Promise.resolve("third")];
  const load = once(() => answers.shift() ?? Promise.resolve("fourth"));
  const first = load();
  const second = load();
  failing.reject(new Error("no network"));
  await expect(first).rejects.toThrow("no network");
  await expect(second).rejects.toThrow("still none");
  await expect(load()).resolves.toBe("third");
});
