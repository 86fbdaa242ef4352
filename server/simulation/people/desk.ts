import { OfferOutrun, comingOffer, sendAnswer } from "../../store/answers.ts";
import { findDraft, saveDraft } from "../../store/drafts.ts";
import { handle } from "../../store/handling.ts";
import { OFFER } from "../../testing/sample-offer.ts";
import type { World } from "../world.ts";
import { onStore } from "./operator.ts";

const always = { isAlive: true };

/**
 * Somebody at the desk, a process of its own, reads a message and mostly answers it, mostly with an offer; now and then
 * two, who write and send at once.
 */
export async function answerMessage(world: World): Promise<void> {
  const { chance } = world;
  const people = chance.between(1, 2);
  const isOffer = chance.happens(0.7);
  const days = chance.between(0, 4);
  const writers = Array.from({ length: people }, () => ({ id: chance.id(), haste: chance.between(0, 400) }));
  const [first, ...others] = world.oracle.rows("select key, received_at, message from messages order by key");
  if (first === undefined) return;
  const message = chance.pick([first, ...others]);
  if (chance.happens(0.2)) return read(world, message, chance.id());
  await Promise.all(writers.map((writer) => writeAndSend(world, message, { ...writer, isOffer, days })));
}

async function read(world: World, message: Record<string, unknown>, person: string): Promise<void> {
  await onStore(world, "read", ({ database }, machine) =>
    handle(database, String(message["key"]), { at: machine.now(), readBy: person }),
  );
}

/** Writes over the draft that is there, thinks, and sends what is there then, as the desk's pages do. */
async function writeAndSend(
  world: World,
  message: Record<string, unknown>,
  { id, haste, isOffer, days }: { id: string; haste: number; isOffer: boolean; days: number },
): Promise<void> {
  const { oracle } = world;
  const messageKey = String(message["key"]);
  const to = `to ${String(message["message"]).split(":")[0]}.`;
  const removals = oracle.messages.removals;
  const end = await onStore(world, "answer", async ({ database }, machine) => {
    const seen = await findDraft(database, messageKey);
    const words = { words: `Answer ${id} ${to}` };
    const written = { version: seen?.version ?? 0, fields: words, person: id, at: machine.now() };
    await saveDraft(database, messageKey, written);
    await world.time.pass(haste, always);
    const draft = await findDraft(database, messageKey);
    if (draft === undefined) return undefined;
    const at = machine.now();
    const validUntil = new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const pdf = Buffer.from(`%PDF ${to}`);
    const sheet = isOffer ? { ...(await comingOffer(database, messageKey, at)), pdf } : undefined;
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
