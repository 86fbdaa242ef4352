import { readdirSync } from "node:fs";
import { join } from "node:path";
import { purgeMessages } from "../../commands/purge-messages.ts";
import { resendMails } from "../../commands/resend-mails.ts";
import { restore, runNightly } from "../../commands/store-commands.ts";
import { type OpenStore, openExistingStore } from "../../store/open-existing-store.ts";
import { cutPower } from "../cut-power.ts";
import { Machine } from "../machine.ts";
import { placeOf } from "../server.ts";
import type { World } from "../world.ts";

/** What became of a command. */
type End<T> = { value: T } | { fault: string };

/** Longer than machines sleep. Milliseconds. */
const NEVER = 30 * 86_400_000;

/** Runs a command as a process of its own, until it ends or dies. */
async function command<T>(
  world: World,
  name: string,
  work: (machine: Machine) => Promise<T>,
): Promise<End<T>> {
  const machine = new Machine(world, "operator");
  machine.note(name);
  const died = new Promise<End<T>>((resolve) => machine.onDeath.push(() => resolve({ fault: "it died" })));
  const run = async (): Promise<End<T>> => {
    try {
      return { value: await work(machine) };
    } catch (error) {
      return { fault: String(error) };
    }
  };
  const end = await Promise.race([machine.run(run), died, world.time.pass(NEVER, { isAlive: true })]);
  machine.isAlive = false;
  for (const handle of machine.handles) if (handle.isOpen) handle.close();
  const result = end ?? { fault: "it never ended" };
  machine.note("fault" in result ? `${name}: ${result.fault}` : `${name}: done`);
  if ("fault" in result) world.oracle.answers.commandFailed(name, result.fault);
  return result;
}

/** Runs a command on the open store. */
export function onStore<T>(
  world: World,
  name: string,
  work: (store: OpenStore, machine: Machine) => Promise<T>,
): Promise<End<T>> {
  return command(world, name, async (machine) => {
    const store = await openExistingStore(placeOf(machine));
    if (store === undefined) throw new Error("there is no store");
    try {
      return await work(store, machine);
    } finally {
      await store.close();
    }
  });
}

/** Erases a person. */
export async function purgePerson(world: World, email: string): Promise<void> {
  const purge = world.oracle.messages.purgeBegins(email);
  const end = await onStore(world, `purge ${email}`, (store, machine) =>
    purgeMessages(store, { isConfirmed: true, email }, machine.now(), placeOf(machine)),
  );
  world.oracle.messages.purgeEnds(purge, "value" in end);
  // Of an acknowledgement that is just being tried the record is gone, and the next message owes one of the same id.
  world.upset();
}

/** Mails messages again: one, or all that were given up. */
export async function resend(world: World, onlyFailed: boolean): Promise<void> {
  await onStore(world, "resend", async (store, machine) => {
    const rows = await store.database
      .selectFrom("outbox")
      .select(["message_key", "failed_at"])
      .where("kind", "=", "enquiry")
      .execute();
    const chosen = onlyFailed ? rows.filter((row) => row.failed_at !== null) : rows.slice(-1);
    const keys = chosen.flatMap((row) => (row.message_key === null ? [] : [row.message_key]));
    world.oracle.mails.resent(keys);
    await resendMails(store.database, keys, machine.now());
  });
}

/** Makes and drills a backup; whatever it holds can be restored from now on. */
export async function backUp(world: World): Promise<boolean> {
  const before = world.oracle.messages.backupBegins();
  world.hasBackups = true;
  const end = await command(world, "nightly", (machine) =>
    runNightly(
      placeOf(machine),
      { folder: world.backups, keepDays: 14 },
      world.owner.alarmOf(machine),
      machine.now(),
    ),
  );
  if ("value" in end) world.oracle.messages.backupEnds(before);
  return "value" in end;
}

/** Puts the newest backup in the place of the store; the servers stand still meanwhile. */
export async function restoreNewest(world: World): Promise<void> {
  const findNewest = () =>
    readdirSync(world.backups)
      .filter((name) => name.endsWith(".sqlite"))
      .toSorted()
      .at(-1);
  if (findNewest() === undefined) await backUp(world);
  const newest = findNewest();
  if (newest === undefined) return;
  await world.stopServers();
  world.oracle.closeObserver();
  world.oracle.messages.restoreBegins();
  const file = join(world.backups, newest);
  for (let tries = 1; ; tries += 1) {
    // PostgreSQL's is restored into an empty database.
    await world.postgres?.renew();
    const end = await command(world, `restore ${newest}`, (machine) =>
      restore(placeOf(machine), { file, isConfirmed: true }, machine.now()),
    );
    if ("value" in end) break;
    // The operator looks at the disk.
    if (tries === 3) world.mend();
    if (tries > 4) throw new Error(`the backup can't be restored: ${end.fault}`);
  }
  await world.openObserver();
  const look = () =>
    JSON.stringify(world.oracle.rows("select key from messages union all select name from marks"));
  const restored = look();
  if (world.chance.happens(0.5)) cutPower(world);
  if (look() !== restored) world.oracle.found("a power cut undid the restore");
  world.oracle.messages.restoreEnds();
  await world.startServers();
}
