import { eraseEnquiry } from "../../answers/erase-enquiry.ts";
import { OfferOutrun, comingOffer, sendAnswer } from "../../store/answers.ts";
import { findDraft, saveDraft } from "../../store/drafts.ts";
import { decide } from "../../store/decisions.ts";
import { OFFER } from "../../testing/sample-offer.ts";
import type { Server } from "../server.ts";
import type { World } from "../world.ts";
import { onStore } from "./operator.ts";

const always = { isAlive: true };
const PDF = Buffer.from("%PDF");
/** Milliseconds that a visitor waits for an answer. */
const PATIENCE = 30_000;

/**
 * Somebody at the desk, a process of its own, answers a message, mostly with an offer; now and then two, who write and send
 * at once.
 */
export async function answerMessage(world: World): Promise<void> {
  const { chance } = world;
  const people = chance.between(1, 2);
  const isOffer = chance.happens(0.7);
  const days = chance.between(0, 4);
  const writers = Array.from({ length: people }, () => ({ id: chance.id(), haste: chance.between(0, 400) }));
  const message = pickRow(world, "select key, received_at from messages order by key");
  if (message === undefined) return;
  await Promise.all(writers.map((writer) => writeAndSend(world, message, { ...writer, isOffer, days })));
}

/** Writes over the draft that is there, thinks, and sends what is there then, as the desk's pages do. */
async function writeAndSend(
  world: World,
  message: Record<string, unknown>,
  { id, haste, isOffer, days }: { id: string; haste: number; isOffer: boolean; days: number },
): Promise<void> {
  const { oracle } = world;
  const messageKey = String(message["key"]);
  const removals = oracle.messages.removals;
  const end = await onStore(world, "answer", async ({ database }, machine) => {
    const seen = await findDraft(database, messageKey);
    const words = { words: `Answer ${id}.` };
    const written = { version: seen?.version ?? 0, fields: words, person: id, at: machine.now() };
    await saveDraft(database, messageKey, written);
    await world.time.pass(haste, always);
    const draft = await findDraft(database, messageKey);
    if (draft === undefined) return undefined;
    const at = machine.now();
    const validUntil = new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const sheet = isOffer ? { ...(await comingOffer(database, messageKey, at)), pdf: PDF } : undefined;
    try {
      return await database.transaction().execute((transaction) =>
        sendAnswer(transaction, {
          id,
          messageKey,
          words: draft.fields["words"] ?? "",
          draft: draft.version,
          offered: isOffer ? { offer: OFFER, validUntil, sheet } : undefined,
          person: id,
          at,
        }),
      );
    } catch (error) {
      // Another offer was sent meanwhile: the desk makes the document anew.
      if (error instanceof OfferOutrun) return undefined;
      throw error;
    }
  });
  if ("value" in end && end.value !== undefined && removals === oracle.messages.removals)
    oracle.desk.promise("answers", id, message);
}

/** A visitor accepts an offer on his page or asks again, now and then by two presses at once. */
export async function decideOnPage(world: World): Promise<void> {
  const { chance, oracle } = world;
  const id = chance.id();
  const what = chance.happens(0.6) ? "accepted" : "asked";
  const presses = chance.between(1, 2);
  const row = pickRow(
    world,
    `select answers.id, message_key as key, received_at from answers join messages on key = message_key
      where ${what === "accepted" ? "number is not null" : "true"} order by answers.id`,
  );
  if (row === undefined) return;
  const [messageKey, answerId] = [String(row["key"]), String(row["id"])];
  const removals = oracle.messages.removals;
  const press = () =>
    ask(world, `${what} ${answerId.slice(0, 4)}`, ({ store, machine }) =>
      decide(store.database, { id, messageKey, answerId, what, words: "PO 7", at: machine.now() }),
    );
  const results = await Promise.all(Array.from({ length: presses }, press));
  if (!results.includes("noted") || removals !== oracle.messages.removals) return;
  // Another press may have accepted it before.
  if (what === "accepted") oracle.desk.promise("accepted", answerId, row);
  else oracle.desk.promise("decisions", id, row);
}

/** A visitor deletes what he sent, on his page. */
export async function eraseOnPage(world: World): Promise<void> {
  const row = pickRow(world, "select key, message from messages order by key");
  if (row === undefined) return;
  const { settings, dataDir, oracle } = world;
  const erasure = oracle.messages.erasureBegins(String(row["message"]));
  const place = { dataDir, retentionDays: settings.retentionDays };
  const done = await ask(world, "deletes", async ({ store, machine }) => {
    await eraseEnquiry(store, place, String(row["key"]), machine.now());
    return true;
  });
  oracle.messages.purgeEnds(erasure, done === true);
  world.upset();
}

function pickRow(world: World, sql: string): Record<string, unknown> | undefined {
  const [first, ...others] = world.oracle.rows(sql);
  return first === undefined ? undefined : world.chance.pick([first, ...others]);
}

/** Asks a server, as its route does; undefined where it fails, dies or takes too long. */
async function ask<T>(
  world: World,
  what: string,
  work: (server: Server) => Promise<T>,
): Promise<T | undefined> {
  const server = world.anyServer();
  if (server === undefined) return undefined;
  const failed = (error: unknown) => {
    if (world.isPlain) world.oracle.found(`${what}: refused though nothing failed: ${String(error)}`);
    return undefined;
  };
  const died = new Promise<undefined>((resolve) => server.machine.onDeath.push(() => resolve(undefined)));
  const result = await Promise.race([
    server.machine.run(() => work(server)).catch(failed),
    died,
    world.time.pass(PATIENCE, always).then(() => undefined),
  ]);
  world.history.add(world.time.now, "visitor", `${what} at ${server.machine.name}: ${String(result)}`);
  return result;
}
