import { describe, expect, it } from "vitest";
import { search } from "../../search.ts";
import { realSearch as index } from "../../testing/real-search.ts";

const answer = (query: string) => search(index, query, 400);
const labels = (query: string) => answer(query).parts.map(({ label }) => label);
const sizesOf = (query: string) =>
  answer(query).hits.map(({ name }) => Number(/(?<!\p{L})M(\d+)/u.exec(name)?.[1]));

describe("threads have limits as sizes have", () => {
  it.each([
    ["tap bigger than M8", 9, 99],
    ["M8 se bada tap", 9, 99],
    ["M8 se chota tap", 0, 7],
    ["taps above M10", 11, 99],
    ["tap smaller than M8", 0, 7],
    ["M10 and above tap", 10, 99],
    ["tap M6 to M10", 6, 10],
    ["M6 se M10 tak ke tap", 6, 10],
    ["taps between M6 and M10", 6, 10],
    ["M8 से छोटा टैप", 0, 7],
  ])("%s", (query, least, most) => {
    expect(answer(query).near).toBeUndefined();
    expect(sizesOf(query).length).toBeGreaterThan(0);
    for (const size of sizesOf(query)) {
      expect(size).toBeGreaterThanOrEqual(least);
      expect(size).toBeLessThanOrEqual(most);
    }
  });

  it("a limit of something else isn't the thread's", () => {
    expect(labels("M8 tap min depth 20")).toContain("thread M8");
  });
});

describe("a pipe's thread is read where its name and its size stand apart", () => {
  it.each([
    ["1/4 pipe tap", "thread G or NPT 1/4"],
    ["3/4 pipe tap parallel G", "thread G 3/4"],
    ["3/4 ka bsp tap", "thread G 3/4"],
    ["bsp tap 1/2", "thread G 1/2"],
    ['3/4" gas tap', "thread G or NPT 3/4"],
    ["taper pipe tap 1/4", "thread R or NPT 1/4"],
    ["parallel pipe tap 1 inch", "thread G 1"],
    ["1/8 pipe", "thread G or NPT 1/8"],
    ["npt tap 1/4 inch", "thread 1/4-18 NPT"],
    ["unc tap 1/4", "thread 1/4-20 UNC"],
  ])("%s", (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it("finds the insert that turns it", () => {
    expect(answer("pipe thread 1/2 insert").hits[0]?.name).toMatch(/BSP|NPT/);
  });

  it("a pipe may be the workpiece", () => {
    expect(labels("drill for 2 inch pipe").join()).not.toMatch(/thread/);
  });
});

describe("the pitch of a thread is read wherever it stands", () => {
  it.each([
    ["M10 tap fine 1.25", "thread M10 × 1.25"],
    ["M10 tap 1.25", "thread M10 × 1.25"],
    ["m8 tap with pitch 1.0", "thread M8 × 1"],
    ["M10 tap not fine", "thread M10 coarse"],
    ["fine tap M10", "thread M10 fine"],
  ])("%s", (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it("a drill's size beside a thread is no pitch", () => {
    expect(labels("M8 tap 6.8 drill")).toContain("thread M8");
  });
});

describe("a bare number beside sized tools counts them", () => {
  it.each([
    ["M8 tap 10", 10],
    ["10 tips cnmg 120408", 10],
    ["5 end mills 10 mm", 5],
    ["25 qty M8 tap", 25],
    ["half dozen M6 tap", 6],
    ["a dozen 6mm end mills", 12],
    ["2 darjan cnmg 120408", 24],
  ])("%s", (query, quantity) => {
    expect(answer(query).quantity).toBe(quantity);
    expect(answer(query).total).toBeGreaterThan(0);
  });

  it.each(["12 drills", "10 end mills 4 flute", "16 x 4 flute carbide endmill"])(
    "%s: alone it is the size",
    (query) => {
      expect(labels(query).join()).toMatch(/Ø(?:8|10|12|16) mm/);
    },
  );
});

it("who compares a length means the length", () => {
  expect(labels("end mill longer than 60 mm")).toEqual(["End mills", "above length 60 mm"]);
  expect(labels("drill deeper than 30 mm dia 8.5")).toEqual(["Drills", "depth 30 mm", "Ø8.5 mm"]);
  expect(labels("end mill flute length more than 20")).toEqual(["End mills", "depth 20 mm"]);
  expect(labels("12 mm se chhota endmill")).toEqual(["below Ø12 mm", "End mills"]);
  expect(labels("dia 12 x 4 flute end mill")).toEqual(["Ø12 mm", "4 flutes", "End mills"]);
});
