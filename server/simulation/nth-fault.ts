import fc from "fast-check";
import { numbers } from "./chance.ts";
import { type Fate, NthFault } from "./faults.ts";
import type { Figures } from "./figures.ts";
import type { Deed, Plan } from "./plan.ts";
import { runPlan } from "./run-seed.ts";

/** What is done while the first, the second, … operation fails. */
export const scenarios: { name: string; deeds: Deed[]; servers: number }[] = [
  {
    name: "letters come with files and are mailed",
    deeds: ["letters at once", "letters at once"],
    servers: 1,
  },
  { name: "letters come to two servers", deeds: ["letters at once", "letters at once"], servers: 2 },
  { name: "a person is erased", deeds: ["letters at once", "letters at once", "purge"], servers: 1 },
  { name: "a mail is sent again", deeds: ["letters at once", "resend"], servers: 1 },
  { name: "a backup is made and restored", deeds: ["letters at once", "backup", "restore"], servers: 1 },
  { name: "a night passes", deeds: ["letters at once", "a day's sleep", "letter"], servers: 1 },
];

const fates: Fate[] = ["fails", "unknown", "hangs", "dies before", "dies after"];

/** Runs a scenario with a fault at each `stride`-th operation, until there is none left; resolves to what didn't hold. */
export async function failEach(
  { deeds, servers }: (typeof scenarios)[number],
  figures: Figures,
  { stride = 1, postgres }: { stride?: number; postgres?: string | undefined } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const fate of fates) {
    for (const isForEver of [false, true]) {
      for (let n = 1; ; n += stride) {
        const nth = new NthFault(n, fate, isForEver);
        const { fault } = await runPlan(planOf(deeds, servers, nth), figures, { postgres });
        if (fault !== undefined)
          faults.push(`operation ${n} ${fate}${isForEver ? " from then on" : ""}: ${fault}`);
        if (nth.count < n) break;
      }
    }
  }
  return faults;
}

function planOf(deeds: Deed[], servers: number, nth: NthFault): Plan {
  const [stream = []] = fc.sample(numbers, { seed: 1, numRuns: 1 });
  return {
    hasDesk: false,
    isPlain: false,
    servers,
    skews: [0, 0, 0, 0],
    fates: [],
    faults: 0,
    treatments: [],
    limit: "none",
    isOwnerDeaf: false,
    nth,
    steps: deeds.map((deed) => ({ deed, seconds: 4 })),
    numbers: stream,
  };
}
