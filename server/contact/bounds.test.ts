import { expect, test } from "vitest";
import { type Bounds, createBounds } from "./bounds.ts";

const NOON = new Date("2026-01-02T12:00:00Z").getTime();

function watch(load: { stored: number; unsent: number }, limits = { maxStored: 10, maxUnsent: 5 }) {
  const time = { seconds: 0 };
  const measured = { times: 0 };
  const measure = () => {
    measured.times += 1;
    return Promise.resolve({ ...load });
  };
  const clock = () => new Date(NOON + time.seconds * 1000);
  return { bounds: createBounds({ measure, clock, limits }), time, measured, load };
}

/** Reserves room for a message and settles the reservation. */
async function send(bounds: Bounds, isStored = true) {
  const reservation = await bounds.take();
  if (typeof reservation === "string") return reservation;
  reservation.settle(isStored);
  return "taken";
}

test("a store with room takes messages, up to the last place", async () => {
  const { bounds } = watch({ stored: 8, unsent: 0 });
  expect([await send(bounds), await send(bounds), await send(bounds)]).toEqual(["taken", "taken", "stored"]);
});

test("messages that arrive together share the last places", async () => {
  const { bounds } = watch({ stored: 8, unsent: 0 });
  const reservations = await Promise.all([bounds.take(), bounds.take(), bounds.take()]);
  expect(reservations.filter((reservation) => reservation === "stored")).toHaveLength(1);
});

test("messages that are not stored use up no place, however many they are", async () => {
  const { bounds } = watch({ stored: 8, unsent: 0 });
  for (let i = 0; i < 520; i += 1) expect(await send(bounds, false)).toBe("taken");
  expect([await send(bounds), await send(bounds), await send(bounds)]).toEqual(["taken", "taken", "stored"]);
});

test("too many messages waiting for their mail close it too", async () => {
  const { bounds } = watch({ stored: 5, unsent: 5 });
  expect(await send(bounds)).toBe("unsent");
});

test("the store is counted once in ten seconds, not for each message", async () => {
  const { bounds, time, measured } = watch({ stored: 0, unsent: 0 });
  await Promise.all([send(bounds), send(bounds), send(bounds)]);
  time.seconds = 9;
  await send(bounds);
  expect(measured.times).toBe(1);
  time.seconds = 10;
  await send(bounds);
  expect(measured.times).toBe(2);
});

test("it opens again by itself once there is room", async () => {
  const { bounds, time, load } = watch({ stored: 10, unsent: 0 });
  expect(await send(bounds)).toBe("stored");
  load.stored = 3;
  time.seconds = 10;
  expect(await send(bounds)).toBe("taken");
});

test("a store that couldn't be counted is counted again for the next message", async () => {
  let isDown = true;
  const measure = () =>
    isDown ? Promise.reject(new Error("down")) : Promise.resolve({ stored: 0, unsent: 0 });
  const limits = { maxStored: 10, maxUnsent: 5 };
  const bounds = createBounds({ measure, clock: () => new Date(NOON), limits });
  await expect(send(bounds)).rejects.toThrow("down");
  isDown = false;
  expect(await send(bounds)).toBe("taken");
});
