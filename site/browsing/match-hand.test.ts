import { expect, test } from "vitest";
import { matchHand } from "./match-hand.ts";
import { realSearch as index } from "../catalogue/search/testing/real-search.ts";

test("a rhombic insert of 12.7 mm leads to its seat, the inserts of the range and their holders", () => {
  const { seats, mismatches } = matchHand(index, {
    shape: "C",
    size: { mm: 12.7, of: "circle" },
    hole: "straight",
  });
  expect(mismatches).toEqual([]);
  const [seat] = seats;
  expect(seat?.seat).toBe("CN.. 1204");
  expect(seat?.inserts.map(({ id }) => id)).toContain("tur-st-cnmg120408-p25");
  expect(seat?.holders.map(({ id }) => id)).toContain("tur-ho-pclnr2525m12");
  expect(seat?.inserts.find(({ id }) => id === "tur-st-cnmg120408-p25")?.place.category).toBe("turning");
});

test("a whole code that the range doesn't hold is read, and leads to the holders of its seat", () => {
  const answer = matchHand(index, { printed: "CNMG 120424" });
  expect(answer.decoded).toEqual({ code: "CNMG 120424", seat: "CN.. 1204" });
  expect(answer.seats[0]?.seat).toBe("CN.. 1204");
  expect(answer.seats[0]?.holders.length).toBeGreaterThan(0);
});

test("a printed code that nothing has finds nothing by itself, and the nearest beside a shape", () => {
  expect(matchHand(index, { printed: "QQ77" })).toEqual({ seats: [], mismatches: [] });
  const { seats, mismatches } = matchHand(index, { printed: "QQ77", shape: "W" });
  expect(mismatches).toEqual(["printed"]);
  expect(seats.length).toBeGreaterThan(0);
});
