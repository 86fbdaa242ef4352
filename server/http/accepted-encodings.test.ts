import { expect, test } from "vitest";
import { acceptedEncodings } from "./accepted-encodings.ts";

test("what browsers send gets brotli first", () => {
  expect(acceptedEncodings("gzip, deflate, br, zstd")).toEqual(["br", "gzip"]);
});

test("a weight of one is the same as none", () => {
  expect(acceptedEncodings("br;q=1.0, gzip; Q=1")).toEqual(["br", "gzip"]);
});

test("a weight of zero is a refusal", () => {
  expect(acceptedEncodings("br;q=0, gzip")).toEqual(["gzip"]);
  expect(acceptedEncodings("br;q=0.000,gzip;q=0")).toEqual([]);
  expect(acceptedEncodings("*, br;q=0")).toEqual(["gzip"]);
});

test("the coding liked best is taken", () => {
  expect(acceptedEncodings("br;q=0.2, gzip;q=0.8")).toEqual(["gzip"]);
  expect(acceptedEncodings("identity, br;q=0.5")).toEqual([]);
  expect(acceptedEncodings("identity;q=0.5, br")).toEqual(["br"]);
});

test("an asterisk takes everything not named", () => {
  expect(acceptedEncodings("*")).toEqual(["br", "gzip"]);
  expect(acceptedEncodings("*;q=0")).toEqual([]);
});

test("words that only contain a coding are none", () => {
  expect(acceptedEncodings("vibrant, x-gzip, brotli")).toEqual([]);
});

test("no header and nonsense get the plain file", () => {
  expect([undefined, "", ",;q", "br;q=high", "br;q=2"].map(acceptedEncodings)).toEqual([[], [], [], [], []]);
});
