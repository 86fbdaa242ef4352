import { IDEMPOTENCY_HEADER } from "#contract/contact.ts";
import type { StoreLoad } from "../store/store-load.ts";
import { newToken } from "../store/tokens.ts";
import type { MessageStore, NewMessage, SaveResult } from "../store/store.ts";
import type { Bounds } from "./bounds.ts";
import { type Receipt, refused, storeFailed } from "./receipt.ts";

/** Where to store messages, within which limits, and whom to notify. */
export interface SaveOptions {
  store: MessageStore;
  bounds: Bounds;
  /** Called after each message that was stored: a mail about it is due. */
  onStored: () => void;
}

/**
 * Stores a message if there is room, with a link to it. A message that is stored already gets one more: nobody may have
 * seen the answer before. Errors of the store end up in the receipt.
 */
export async function saveMessage(
  message: NewMessage,
  { store, bounds, onStored }: SaveOptions,
): Promise<Receipt> {
  const entry = { ...message, token: newToken() };
  try {
    const reservation = await bounds.take();
    if (typeof reservation === "string") {
      // A message that is already stored needs no room: its sender only missed the first answer.
      const known = await store.find(entry);
      return known === undefined ? storeFull(reservation) : await answered(known, entry, store);
    }
    let result: SaveResult | undefined;
    try {
      result = await store.save(entry);
    } finally {
      reservation.settle(result === "stored");
    }
    if (result === "stored") onStored();
    return await answered(result, entry, store);
  } catch (fault) {
    return storeFailed(fault);
  }
}

/** The receipt, with the token of a link where there is one: the message counts without it too. */
async function answered(
  result: SaveResult,
  entry: NewMessage & { token: string },
  store: MessageStore,
): Promise<Receipt> {
  const receipt = toReceipt(result, entry);
  const { token, key: messageKey, receivedAt: at } = entry;
  if (result === "stored") return { ...receipt, enquiry: token };
  if (result !== "repeated") return receipt;
  const isLinked = await store.addLink({ token, messageKey, at }).then(
    () => true,
    () => false,
  );
  return { ...receipt, enquiry: isLinked ? token : undefined };
}

function toReceipt(result: SaveResult, { flag }: NewMessage): Receipt {
  if (typeof result !== "string") {
    const { lost } = result;
    if (lost.length === 0) return refused(413, "Together the files are larger than 20 MB.");
    return { ...refused(400, "Files are no longer there: please add and send them again."), files: lost };
  }
  if (result === "conflict") return refused(422, `This ${IDEMPOTENCY_HEADER} belongs to another message.`);
  return { event: `contact.${result}`, status: 200, flag };
}

function storeFull(full: keyof StoreLoad): Receipt {
  const error = "No more messages can be taken here for now. Please call us, or write by e-mail.";
  return { event: "contact.full", status: 503, error, cause: `too many messages are ${full}` };
}
