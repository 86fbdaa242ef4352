import { expect, test } from "vitest";
import { addressWithChoice, choiceText, readChoice } from "./assembly-address.ts";

test("an address opens the same again, and nothing of another tool's", () => {
  const choice = {
    partner: "tur-st-cnmg120408-p25",
    workpiece: "en8-c45",
    nose: "",
    typed: { overhang: "40", feed: "0.2" },
  };
  const text = choiceText("tur-ho-pclnr2525m12", choice);
  expect(text).toBe("tur-ho-pclnr2525m12,tur-st-cnmg120408-p25,en8-c45,overhang~40,feed~0.2");
  expect(readChoice(text, "tur-ho-pclnr2525m12")).toEqual(choice);
  expect(readChoice(text, "tur-ho-pclnr2020k12")).toBeUndefined();
  expect(readChoice("a,b,no-such,feed~x,nose~70,evil~1,,", "a")).toEqual({
    partner: "b",
    workpiece: "",
    nose: "70",
    typed: {},
  });
  const at = { pathname: "/products/turning", search: "?q=cnmg&assembly=old", hash: "#a" };
  expect(addressWithChoice(at, "a,b")).toBe("/products/turning?q=cnmg&assembly=a,b#a");
});
