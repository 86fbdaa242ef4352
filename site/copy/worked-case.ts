import * as v from "valibot";
import { text, textFor } from "../catalogue/model/text-schema.ts";
import { sample } from "./text.ts";

function figure(least: number, most: number, unit: string) {
  const expected = `a number from ${least} to ${most} ${unit}`;
  return v.pipe(v.number(), v.minValue(least, expected), v.maxValue(most, expected));
}

const diameter = figure(1, 5000, "mm");
const length = figure(1, 10_000, "mm");
const speed = figure(1, 2000, "m/min");
const feed = figure(0.01, 5, "mm per revolution");

/** `content/worked-case.json`: one pass of longitudinal turning, before and after. About leads to its page. */
export const workedCaseSchema = v.strictObject({
  sample,
  part: v.pipe(
    textFor({ most: 48, word: 18, why: "at 320 px a line of About takes words of 18 letters" }),
    v.description('The part and its material: "Drive shaft, 42CrMo4".'),
  ),
  diameter: v.pipe(diameter, v.description("The diameter that is turned, mm.")),
  length: v.pipe(length, v.description("The length of the pass, mm.")),
  before: v.strictObject({
    tool: v.pipe(
      textFor({ most: 60, word: 18, why: "a column at 320 px takes words of 18 letters" }),
      v.description("What turned it before, in words."),
    ),
    speed: v.pipe(speed, v.description("Cutting speed, m/min.")),
    feed: v.pipe(feed, v.description("Feed, mm per revolution.")),
  }),
  after: v.strictObject({
    product: v.pipe(text, v.description("Id of the turning insert that replaces it.")),
    speed: v.optional(
      v.pipe(speed, v.description("Cutting speed, m/min; left out, the start of the insert's range.")),
    ),
    feed: v.optional(
      v.pipe(feed, v.description("Feed, mm per revolution; left out, the start of the insert's range.")),
    ),
  }),
});

export type WorkedCaseCopy = v.InferOutput<typeof workedCaseSchema>;
