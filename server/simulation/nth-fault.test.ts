import { expect, test } from "vitest";
import { Figures } from "./figures.ts";
import { failEach, scenarios } from "./nth-fault.ts";

/** `npm run test:simulation -- --nth` fails every operation; here every so manieth. */
const STRIDE = 40;

test.each(scenarios)(
  "nothing is lost whichever operation fails while $name",
  { timeout: 900_000 },
  async (scenario) => {
    expect(await failEach(scenario, new Figures(), { stride: STRIDE })).toEqual([]);
  },
);
