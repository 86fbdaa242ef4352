import { writeLetter } from "./people/letters.ts";
import { sendLetter } from "./people/visitors.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;

/** Share of the worlds that end with an outage. */
const SHARE = 0.3;

/** With all else well, no mail can be sent for a while: what is on one disk alone is told, also where telling fails. */
export async function tryOutage(world: World): Promise<void> {
  const { chance, mails, owner, oracle } = world;
  if (!chance.happens(SHARE)) return;
  mails.treatments = [chance.pick(["is down", "refuses for now"])];
  owner.deafness = chance.pick([0, 0.5]);
  const { letter } = await write(world);
  world.sleep(17 * MINUTE);
  const isTold = () => owner.believed.includes("one-copy");
  await world.run(2 * MINUTE, isTold);
  owner.deafness = 0;
  await world.run(15 * MINUTE, isTold);
  if (oracle.messages.isOwed(letter) && !oracle.mails.hasTaken(letter.words) && !isTold())
    oracle.found(`on one disk alone, and nobody is told: ${letter.token}`);
  // Then it takes longer than a lease.
  mails.treatments = ["hangs"];
  await world.run(MINUTE / 2);
  await write(world);
  await world.run(2 * MINUTE);
  mails.treatments = ["takes"];
}

async function write(world: World) {
  const written = writeLetter(world, world.letters.length + 1);
  world.letters.push(written.letter);
  await world.finish(sendLetter(world, written.letter, []));
  return written;
}
