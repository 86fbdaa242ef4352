import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { decisionMailId } from "../store/decisions.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import { tryOutage } from "./outage.ts";
import { backUp, resend } from "./people/operator.ts";
import type { World } from "./world.ts";

const HOUR = 3_600_000;

/** With everything well again: whatever is owed must come true, and nothing may be left over. */
export async function calmDown(world: World): Promise<void> {
  const { oracle, time } = world;
  world.history.add(time.now, "world", "everything is well from now on");
  await world.run(15_000);
  await tryOutage(world);
  const count = (condition: string) =>
    Number(oracle.rows(`select count(*) as count from ${condition}`)[0]?.["count"] ?? 0);
  const waiting = () => count("outbox where sent_at is null and failed_at is null");
  const failed = () => count("outbox where failed_at is not null and kind = 'enquiry'");
  // Ten hours, since timers are late, and what it takes to send.
  for (let hours = 0; waiting() + failed() > 0 && hours < 14; hours += 1) {
    if (failed() > 0) await world.finish(resend(world, true));
    await world.run(15_000, () => waiting() === 0);
    if (waiting() > 0) world.sleep(HOUR);
  }
  if (waiting() > 0) oracle.found(`${waiting()} mails still wait though all has been well for hours`);
  for (const { message } of oracle.rows("select message from messages")) {
    if (!oracle.mails.hasTaken(String(message))) oracle.found(`stored, and never mailed: ${String(message)}`);
  }
  for (const { id } of oracle.rows("select id from decisions"))
    if (!oracle.mails.hasTakenId(decisionMailId(String(id))))
      oracle.found(`decided, and the sales desk has no mail of it: ${String(id)}`);
  checkPieces(world);
  // Files that no message names are kept for a day, by the clock of the server that took them.
  world.sleep(26 * HOUR + world.ahead);
  // A deletion that was under way when that night began comes again an hour later, as late as timers are (machine.ts).
  await world.run(10 * HOUR + 300_000, () => count("attachments where message_key is null") === 0);
  // A night without a backup is an alarm only where there was one before.
  const mustBackUp = world.hasBackups || world.chance.happens(0.1);
  if (mustBackUp && !(await world.finish(backUp(world))))
    oracle.found("no backup can be made and restored though all is well");
  const believed = () =>
    // A server that died can't tell that its own trouble is over, nor a command that can't note what it told.
    world.owner.believed.filter((name) => !/^store-(?:new|failed)|-(?:near|met)$|^drill-failed$/.test(name));
  world.owner.deafness = 0;
  // What was under way when the night began comes to its end first.
  await world.run(5_000);
  await world.run(600_000, () => believed().length === 0);
  const left = count("attachments where message_key is null");
  if (left > 0) oracle.found(`${left} files without a message are left after a day`);
  for (const folder of [world.dataDir, world.backups]) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const copies = names.filter((name) => name.startsWith(".backup-"));
    if (copies.length > 0) oracle.found(`copies of the store are left: ${copies.join(" ")}`);
  }
  for (const { machine, readiness } of world.servers) {
    const { problems = [] } = await world.finish(machine.run(readiness));
    // Where limits are low, their warnings are right.
    const wrong = problems.map(({ name }) => name).filter((name) => !/-(?:near|met)$/.test(name));
    if (wrong.length > 0) oracle.found(`${machine.name} says that something is wrong: ${wrong.join(" ")}`);
  }
  if (believed().length > 0) oracle.found(`the owner was never told that it ended: ${believed().join(" ")}`);
  checkErased(world);
  oracle.checkStep();
}

/** Whatever must be gone is in no byte of the store's file. */
function checkErased({ oracle, dataDir }: World): void {
  const gone = oracle.messages.gone();
  for (const file of [STORE_FILE, `${STORE_FILE}-wal`].map((name) => join(dataDir, name))) {
    if (gone.length === 0 || !existsSync(file)) continue;
    const bytes = readFileSync(file);
    const left = gone.find((words) => bytes.includes(words));
    if (left !== undefined) oracle.found(`deleted, and still in the store's file: ${left}`);
  }
}

/** Compares each stored file's bytes with its sum. */
function checkPieces({ oracle }: World): void {
  const rows = oracle.rows(
    `select attachments.id, attachments.bytes, sum(length(piece.bytes)) as there from attachments
     left join attachment_pieces as piece on piece.attachment_id = attachments.id
     where sha256 is not null group by attachments.id`,
  );
  for (const { id, bytes, there } of rows)
    if (bytes !== there) oracle.found(`a file has ${String(there)} bytes of ${String(bytes)}: ${String(id)}`);
}
