import { expect, test } from "vitest";
import { type BodyShare, createBodyBudget } from "./body-budget.ts";
import type { Network } from "./client-network.ts";

const LIMITS = { posts: 2, network: 50, refused: 30, all: 100, reserved: 40, small: 10 };

const address = (name: string): Network[] => [{ name, times: 1 }];

/** Begins a post that must be accepted. */
function begin(budget: ReturnType<typeof createBodyBudget>, name: string, isRefused = false): BodyShare {
  const share = budget.begin(address(name), isRefused);
  if (share === undefined) throw new Error("There was no place.");
  return share;
}

test("a network has so many posts under way and no more, and a place again when one ends", () => {
  const budget = createBodyBudget(LIMITS);
  const first = begin(budget, "a");
  begin(budget, "a");
  expect(budget.begin(address("a"), false)).toBeUndefined();
  begin(budget, "b");
  first.end();
  begin(budget, "a");
});

test("a network that holds its share waits, and nobody else does", () => {
  const budget = createBodyBudget(LIMITS);
  const [first, second] = [begin(budget, "a"), begin(budget, "a")];
  expect([first.grow(45), second.grow(6), second.grow(5)]).toEqual([undefined, "network", undefined]);
  expect(begin(budget, "b").grow(10)).toBeUndefined();
  first.end();
  expect(second.grow(40)).toBeUndefined();
});

test("long posts leave the reserve to short ones, whichever network they are from", () => {
  const budget = createBodyBudget(LIMITS);
  expect([begin(budget, "a").grow(50), begin(budget, "b").grow(10)]).toEqual([undefined, undefined]);
  expect(begin(budget, "c").grow(11)).toBe("all");
  const short = begin(budget, "d");
  expect([short.grow(6), short.grow(4), short.grow(1)]).toEqual([undefined, undefined, "all"]);
  for (const name of ["e", "f", "g"]) expect(begin(budget, name).grow(10)).toBeUndefined();
  expect(begin(budget, "h").grow(1)).toBe("all");
});

test("all that are refused anyway hold little together", () => {
  const budget = createBodyBudget(LIMITS);
  const first = begin(budget, "a", true);
  expect([first.grow(25), begin(budget, "b", true).grow(6)]).toEqual([undefined, "all"]);
  expect(begin(budget, "b").grow(6)).toBeUndefined();
  first.end();
  expect(begin(budget, "c", true).grow(30)).toBeUndefined();
});

test("of IPv6 the wider networks have a share too", () => {
  const budget = createBodyBudget(LIMITS);
  const phone = (number: number): Network[] => [
    { name: `${number}::/64`, times: 1 },
    { name: "::/56", times: 2 },
  ];
  for (let number = 0; number < 4; number += 1)
    expect(typeof budget.begin(phone(number), false)).toBe("object");
  expect(budget.begin(phone(5), false)).toBeUndefined();
});
