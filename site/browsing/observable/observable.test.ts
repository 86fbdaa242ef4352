import { expect, test } from "vitest";
import { Observable } from "./observable.ts";

test("those who follow a state hear of each change until they stop", () => {
  const count = new Observable(0);
  const heard: number[] = [];
  const stop = count.subscribe(() => heard.push(count.state()));
  count.set(1);
  count.set(1);
  stop();
  count.set(2);
  expect([heard, count.state()]).toEqual([[1, 1], 2]);
});
