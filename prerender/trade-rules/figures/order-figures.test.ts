import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { checkTrade } from "../../content/check-trade.ts";
import { ContentError } from "../../reading/parse-content.ts";
import { readRange } from "../../series/read-range.ts";
import { makeContentFolder, productOf } from "../../testing/content-folder.ts";
import { faultMessage, messageOf, withoutLines } from "../../testing/spoiled-product.ts";

const insert = "tur-st-cnmg120408-p25";
const tap = "thr-it-tap-m8-c";
const vc = { low: 150, start: 220, high: 350 };
const fn = { low: 0.15, start: 0.25, high: 0.35 };
const slow = { low: 10, start: 15, high: 20 };

describe("a starting value of the owner is refused", () => {
  it.each([
    [
      "with a speed that no carbide stands in steel",
      insert,
      { group: "P", vc: { ...vc, high: 2200 }, fn },
      "startValues[0].vc: expected 45 to 1050 m/min (plausible for P), found 150–2200.",
    ],
    [
      "with a feed above half the corner radius",
      insert,
      { group: "P", vc, fn: { ...fn, high: 2.5 } },
      "startValues[0].fn: expected at most 0.4 mm/rev (half of the radius, 0.8 mm), found 0.15–2.5.",
    ],
    [
      "with a tooth's feed for a turning insert",
      insert,
      { group: "P", vc, fz: fn },
      "startValues[0].fz: expected fn, mm/rev (the feed of this family), found fz.",
    ],
    [
      "with a revolution's feed for an end mill",
      "mil-em-4f-10",
      { group: "P", vc, fn },
      "startValues[0].fn: expected fz, mm a tooth (the feed of this family), found fn.",
    ],
    [
      "with a tooth's feed ten times too large",
      "mil-em-4f-10",
      { group: "P", vc, fz: { low: 0.09, start: 0.1, high: 1 } },
      "startValues[0].fz: expected 0.0045 to 0.33 mm a tooth (plausible for this tool), found 0.09–1.",
    ],
    [
      "with another pitch than the thread's",
      tap,
      { group: "P", vc: slow, pitch: { low: 1, high: 1 } },
      "startValues[0].pitch: expected 1.25 mm/rev (the thread's pitch, 1.25 mm), found 1.",
    ],
    [
      "with a carbide's speed for a tap of high-speed steel",
      tap,
      { group: "P", vc: { low: 100, start: 150, high: 150 }, pitch: { low: 1.25, high: 1.25 } },
      "startValues[0].vc: expected 3 to 60 m/min (plausible for P), found 100–150.",
    ],
    [
      "with a pitch outside the range of a partial profile",
      "thr-ei-16erag60",
      { group: "P", vc: { low: 90, start: 130, high: 190 }, pitch: { low: 0.5, high: 6 } },
      "startValues[0].pitch: expected 0.5 to 3 mm/rev (the thread's pitch, 0.5–3.0 mm), found 0.5–6.",
    ],
  ])("%s", (_, id, value, sentence) => {
    expect(faultMessage(id, ["startValues"], [value])).toContain(sentence);
  });
});

describe("a spare part is refused", () => {
  const lever = { part: "lever", name: "Lever" };

  it.each([
    [
      "with the torque of a wheel nut for an insert screw",
      { part: "screw", name: "Insert screw", torque: 30 },
      "spares[0].torque: expected 0.3 to 8 N·m (plausible for a screw), found 30.",
    ],
    [
      "with a torque for a key",
      { part: "key", name: "Key", torque: 3 },
      "spares[0].torque: expected none (a key isn't tightened; give the torque to the screw), found 3.",
    ],
    [
      "with a torque for a shim",
      { part: "shim", name: "Shim", torque: 3 },
      "spares[0].torque: expected none (a shim isn't tightened; give the torque to the screw), found 3.",
    ],
  ])("%s", (_, spare, sentence) => {
    expect(faultMessage("tur-ho-pclnr2525m12", ["spares"], [spare, lever])).toContain(sentence);
  });
});

describe("an order is refused", () => {
  it("with the HSN code of screws", () => {
    expect(faultMessage(insert, ["hsn"], "7318 15")).toContain(
      'hsn: expected a code that begins with 8207 or 8209 (Harmonised System), found "7318 15".',
    );
  });

  it("with the HSN code of drills for an end mill", () => {
    expect(faultMessage("mil-em-4f-10", ["hsn"], "8207 50 00")).toContain(
      'hsn: expected a code that begins with 8207 70 (Harmonised System), found "8207 50 00".',
    );
  });

  it("with the HSN code of screws for a whole family", () => {
    const content = makeContentFolder();
    content.set("hsn.json", ["turning-holder", "code"], "7318");
    const message = withoutLines(messageOf(content));
    content.dispose();
    expect(message).toBe(
      'content/hsn.json: turning-holder: expected a code that begins with 8207 or 8466 (Harmonised System), found "7318".',
    );
  });

  it.each([
    [insert, "expected at most 100 (plausible for a pack of this family), found 10000."],
    ["mil-em-4f-10", "expected at most 50 (plausible for a pack of this family), found 10000."],
  ])("with ten thousand in a pack of %s", (id, sentence) => {
    expect(faultMessage(id, ["pack"], { quantity: 10_000, unit: "piece" })).toContain(
      `pack.quantity: ${sentence}`,
    );
  });
});

describe("a copied product", () => {
  /** What the rules say of a catalogue with a copy of a product, under an id, a name and a code of its own. */
  function messageWithCopy(specifications: Record<string, string>): string {
    const { products } = readRange(TEST_CONTENT);
    const original = productOf(insert);
    const copy = { id: "tur-copy", name: `${original.name}, new`, orderCode: "TI-9999" };
    const all = { ...original.specifications, ...specifications };
    try {
      checkTrade([...products, { ...original, ...copy, specifications: all }]);
      return "";
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
  }

  it("is refused while no field differs", () => {
    expect(messageWithCopy({})).toContain(
      'product "tur-copy": specifications.size: "CNMG 120408" is the same tool as "tur-st-cnmg120408-p25": no field differs. Say how they differ, or take one out.',
    );
  });

  it("is taken with a coating of its own", () => {
    expect(messageWithCopy({ coating: "CVD TiN" })).toBe("");
  });
});
