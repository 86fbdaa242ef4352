import fc from "fast-check";
import { numbers } from "./chance.ts";
import type { Fate, Faults } from "./faults.ts";
import type { Treatment } from "./people/mail-service.ts";

/** What is done to the world, one after the other. */
const DEEDS = [
  "letter",
  "letters at once",
  "purge",
  "resend",
  "backup",
  "restart",
  "two minutes",
  "an hour's sleep",
  "a day's sleep",
  "kill",
  "power cut",
  "restore",
  "disk full",
  "mail server down",
  "all well",
  "clock forth",
  "clock back",
] as const;

/** What the desk does, and the visitor on his page. */
const DESK_DEEDS = ["answer", "visit", "erasure"] as const;

export type Deed = (typeof DEEDS)[number] | (typeof DESK_DEEDS)[number];

/** Of these, what happens where nothing fails. */
const HARMLESS: Deed[] = [
  "letter",
  "letters at once",
  "purge",
  "backup",
  "restart",
  "two minutes",
  "an hour's sleep",
  ...DESK_DEEDS,
];

/** What a simulation is made from; the rest is drawn from `numbers` on the way. */
export interface Plan {
  /** Whether somebody works at the desk. */
  hasDesk: boolean;
  /** Whether nothing fails and all clocks agree: then nothing may be refused or doubled either. */
  isPlain: boolean;
  servers: number;
  /** Seconds by which the servers' clocks differ. */
  skews: number[];
  fates: Fate[];
  /** Of each thousand operations, how many meet a fault. */
  faults: number;
  treatments: Treatment[];
  limit: "none" | "stored" | "files" | "rate" | "retention";
  isOwnerDeaf: boolean;
  /** In place of chance: which operation meets which fault. */
  nth?: Faults;
  steps: { deed: Deed; seconds: number }[];
  numbers: Iterable<number>;
}

const fates: Fate[] = ["fails", "unknown", "hangs", "dies before", "dies after"];

const treatments: Treatment[] = [
  "refuses for now",
  "refuses",
  "takes, then 451",
  "breaks off after DATA",
  "is down",
  "hangs",
  "takes, then hangs",
];

const usual = [
  { arbitrary: fc.constant<Deed>("letter"), weight: 12 },
  { arbitrary: fc.constant<Deed>("letters at once"), weight: 4 },
  { arbitrary: fc.constantFrom<Deed[]>(...DEEDS.slice(2)), weight: 12 },
];

/** Worlds drawn from a seed. */
export const plans = plansWith(fc.oneof(...usual), false);

/** Worlds in which the desk answers, and visitors decide and delete. */
export const deskPlans = plansWith(
  fc.oneof(
    ...usual,
    { arbitrary: fc.constant<Deed>("answer"), weight: 12 },
    { arbitrary: fc.constant<Deed>("visit"), weight: 14 },
    { arbitrary: fc.constant<Deed>("erasure"), weight: 3 },
  ),
  true,
);

function plansWith(deed: fc.Arbitrary<Deed>, hasDesk: boolean): fc.Arbitrary<Plan> {
  return fc.noBias(
    fc
      .record({
        isPlain: fc.constantFrom(false, false, false, true),
        servers: fc.constantFrom(1, 1, 2, 2, 3, 4),
        skews: fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 4, maxLength: 4 }),
        fates: fc.subarray(fates),
        faults: fc.constantFrom(0, 2, 10, 40),
        treatments: fc.subarray(treatments),
        limit: fc.constantFrom<Plan["limit"]>("none", "none", "stored", "files", "rate", "retention"),
        isOwnerDeaf: fc.boolean(),
        steps: fc.array(fc.record({ deed, seconds: fc.integer({ min: 0, max: 12 }) }), {
          minLength: 5,
          maxLength: 14,
          size: "max",
        }),
        numbers,
      })
      .map((plan) => ({ hasDesk, ...(plan.isPlain ? plainly(plan) : plan) })),
  );
}

function plainly<T extends Omit<Plan, "hasDesk">>(plan: T): T {
  const steps = plan.steps.map(({ deed: done, seconds }) => ({
    deed: HARMLESS.includes(done) ? done : ("letter" as const),
    seconds,
  }));
  return { ...plan, steps, faults: 0, treatments: [], skews: [0, 0, 0, 0] };
}
