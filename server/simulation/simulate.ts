import { Chance } from "./chance.ts";
import type { Bug } from "./bug.ts";
import { calmDown } from "./calm-down.ts";
import { cutPower } from "./cut-power.ts";
import { noFaults, randomFaults } from "./faults.ts";
import { answerMessage } from "./people/desk.ts";
import { writeLetter } from "./people/letters.ts";
import { backUp, purgePerson, resend, restoreNewest } from "./people/operator.ts";
import { eraseOnPage, readAllPages, visitPage } from "./people/pages.ts";
import type { Deed, Plan } from "./plan.ts";
import type { PostgresPlace } from "./postgresql/place.ts";
import { sendLetter } from "./people/visitors.ts";
import { World } from "./world.ts";

const HOUR = 3_600_000;

const LIMITS: Record<Plan["limit"], Record<string, string>> = {
  none: {},
  stored: { MAX_STORED: "6", MAX_UNSENT: "4" },
  files: { MAX_FILES_MB: "1", FILES_RATE_MB: "2" },
  rate: { RATE_LIMIT: "4" },
  retention: { RETENTION_DAYS: "2" },
};

/** Builds the world of a plan, lets it run, and judges it to its end. The caller removes it. */
export async function simulate(world: World, plan: Plan): Promise<void> {
  const { chance } = world;
  await world.finish(world.startServers());
  await world.finish(world.openObserver());
  if (!plan.isPlain) {
    world.faults = plan.nth ?? randomFaults(chance, plan.faults / 1_000, plan.fates);
    world.mayFail = plan.fates.some((fate) => fate.startsWith("dies"));
    world.mails.treatments = ["takes", "takes", ...plan.treatments];
  }
  world.owner.deafness = plan.isOwnerDeaf ? 0.4 : 0;
  const letters: Promise<void>[] = [];
  let operating = Promise.resolve();
  const operate = (work: () => Promise<unknown>) => {
    operating = operating.then(work).then(() => undefined);
    operating.catch((error: unknown) => world.oracle.found(String(error)));
  };
  const write = () => {
    const { letter, files } = writeLetter(world, world.letters.length + 1);
    world.letters.push(letter);
    letters.push(sendLetter(world, letter, files));
  };
  const deeds: Record<Deed, () => void | Promise<void>> = {
    letter: write,
    "letters at once": () => Array.from({ length: chance.between(2, 4) }).forEach(write),
    purge: () => operate(() => purgePerson(world, chance.pick(["asha", "bela", "chitra"]) + "@example.com")),
    resend: () => operate(() => resend(world, chance.happens(0.5))),
    backup: () => operate(() => backUp(world)),
    restart: () => operate(() => world.stopServers().then(() => world.startServers())),
    "two minutes": () => world.run(120_000),
    "an hour's sleep": () => world.sleep(HOUR),
    "a day's sleep": () => world.sleep(chance.between(20, 80) * HOUR),
    kill: () => world.anyServer()?.machine.die(),
    "power cut": async () => {
      await world.finish(operating);
      cutPower(world);
    },
    restore: () => operate(() => restoreNewest(world)),
    "disk full": () => {
      world.freeBytes = 30_000_000;
      world.faults = randomFaults(chance, 0.3, ["fails"]);
    },
    "mail server down": () => {
      world.mails.treatments = ["is down"];
    },
    "all well": () => {
      world.mend();
      world.faults = plan.isPlain ? noFaults : randomFaults(chance, plan.faults / 1_000, plan.fates);
    },
    "clock forth": () => setClock(24 * HOUR),
    "clock back": () => setClock(-24 * HOUR),
    answer: () => operate(() => answerMessage(world)),
    visit: () => void letters.push(visitPage(world)),
    // Now and then right after the first backup, which may be restored at the end.
    erasure: () =>
      operate(async () => {
        if (chance.happens(0.3) && !world.hasBackups) await backUp(world);
        letters.push(eraseOnPage(world));
      }),
  };
  const setClock = (ms: number) => {
    const server = world.anyServer();
    if (server !== undefined) world.setClock(server, ms);
  };
  for (const { deed, seconds } of plan.steps) {
    world.history.add(world.time.now, "plan", deed);
    await deeds[deed]();
    await world.run(seconds * 1_000);
  }
  world.mend();
  await world.finish(operating);
  await world.finish(Promise.all(letters).then(() => undefined));
  if (plan.hasDesk && plan.limit === "retention") {
    // They look before the servers have deleted what expires meanwhile.
    world.sleep(50 * HOUR);
    await world.finish(readAllPages(world));
  }
  if (plan.hasDesk && world.hasBackups && chance.happens(0.5)) await world.finish(restoreNewest(world));
  await calmDown(world);
  if (plan.hasDesk) await world.finish(readAllPages(world));
}

/** The world that a plan describes, before anything happens in it. */
export function worldOf(plan: Plan, bug?: Bug, postgres?: PostgresPlace): World {
  const { servers, skews, limit } = plan;
  const environment = {
    ...LIMITS[limit],
    MAIL_ACKNOWLEDGE: skews[0] !== undefined && skews[0] % 2 === 0 ? "yes" : "no",
  };
  const world = new World(new Chance(plan.numbers), {
    servers,
    skews: skews.slice(0, servers).map((seconds) => seconds * 1_000),
    environment,
    postgres,
    ...(bug === undefined ? {} : { bug }),
  });
  world.isPlain = plan.isPlain;
  world.hasLimits = limit !== "none" && limit !== "retention";
  return world;
}
