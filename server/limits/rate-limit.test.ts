import { expect, test } from "vitest";
import { clientNetworks } from "./client-network.ts";
import { createMemoryRateLimiter, takeEach } from "./rate-limit.ts";

const NOON = new Date("2026-01-02T12:00:00Z").getTime();
const MINUTE = 60_000;

function at(minutes: number): Date {
  return new Date(NOON + minutes * MINUTE);
}

test("a factory behind one address may send its hour's messages all at once", async () => {
  const limiter = createMemoryRateLimiter(60);
  const delays = await Promise.all(Array.from({ length: 60 }, () => limiter.take("factory", at(0))));
  expect(delays.filter((wait) => wait > 0)).toEqual([]);
});

test("after that one is taken each minute, and the wait until then is told", async () => {
  const limiter = createMemoryRateLimiter(60);
  for (let i = 0; i < 60; i += 1) await limiter.take("factory", at(0));
  expect(await limiter.take("factory", at(0))).toBe(MINUTE);
  expect(await limiter.take("factory", at(0.75))).toBe(MINUTE / 4);
  expect(await limiter.take("factory", at(1))).toBe(0);
  expect(await limiter.take("factory", at(1))).toBe(MINUTE);
});

test("requests during a wait don't make it longer", async () => {
  const limiter = createMemoryRateLimiter(1);
  await limiter.take("home", at(0));
  for (let i = 1; i < 60; i += 1) expect(await limiter.take("home", at(i))).toBe((60 - i) * MINUTE);
  expect(await limiter.take("home", at(60))).toBe(0);
});

test("one network's limit doesn't affect another network", async () => {
  const limiter = createMemoryRateLimiter(1);
  await limiter.take("first", at(0));
  expect(await limiter.take("second", at(0))).toBe(0);
});

test("a clock that is set back by a year locks nobody out for a year", async () => {
  const limiter = createMemoryRateLimiter(1);
  const year = 365 * 24 * 60;
  await limiter.take("home", at(year));
  expect(await limiter.take("home", at(0))).toBe(60 * MINUTE);
  expect(await limiter.take("home", at(60))).toBe(0);
});

test("a flood of addresses doesn't fill the memory: the ones longest quiet are forgotten", async () => {
  const limiter = createMemoryRateLimiter(1, 2);
  for (const network of ["a", "b", "a", "c"]) await limiter.take(network, at(0));
  expect(await limiter.take("a", at(1))).toBeGreaterThan(0);
  expect(await limiter.take("b", at(1))).toBe(0);
});

test("networks with a full allowance are dropped first", async () => {
  const limiter = createMemoryRateLimiter(1, 2);
  await limiter.take("waiting", at(50));
  await limiter.take("done", at(0));
  await limiter.take("new", at(60));
  expect(await limiter.take("waiting", at(61))).toBeGreaterThan(0);
});

test("256 networks of one host in a /56 send twice as much as one, those of a /48 five times", async () => {
  const limiter = createMemoryRateLimiter(10);
  const send = async (third: string) => {
    let taken = 0;
    for (let i = 0; i < 256; i += 1) {
      const peer = `2001:db8:${third}${i.toString(16).padStart(2, "0")}::1`;
      const networks = clientNetworks({ peer, forwardedFor: undefined }, 0);
      if ((await takeEach(limiter, networks, { now: at(0) })) === 0) taken += 1;
    }
    return taken;
  };
  expect([await send("1:a"), await send("1:b"), await send("1:c")]).toEqual([20, 20, 10]);
  expect(await send("2:a")).toBe(20);
});

test("what one network of a request refuses is not counted by its others", async () => {
  const limiter = createMemoryRateLimiter(1);
  const networks = (name: string) => [
    { name, times: 1 },
    { name: "wide", times: 2 },
  ];
  const delays = [];
  for (const name of ["a", "b", "c", "c"])
    delays.push(await takeEach(limiter, networks(name), { now: at(0) }));
  expect(delays.map((wait) => wait > 0)).toEqual([false, false, true, true]);
  expect(await limiter.take("c", at(0))).toBe(0);
});
