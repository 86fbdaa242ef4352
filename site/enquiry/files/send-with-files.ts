import { ATTACHMENTS_PATH, FILES_FIELD } from "#contract/attachments.ts";
import { CONTACT_PATH } from "#contract/contact.ts";
import type { MessageKeys } from "../message-key.ts";
import { sendMessage, type SendResult, type TypedMessage } from "../send-message.ts";
import type { ChosenFiles } from "./chosen-files.ts";

/**
 * Sends the files first, then the message that names them. Nothing is sent twice: files at the server stay there for
 * the next attempt.
 * @param url where the message is posted.
 */
export async function sendWithFiles(
  url: string,
  message: TypedMessage,
  { files, keys }: { files: ChosenFiles | undefined; keys: MessageKeys },
): Promise<SendResult> {
  for (let isSecond = false; ; isSecond = true) {
    const ids = await (files?.send(url.replace(CONTACT_PATH, ATTACHMENTS_PATH)) ?? []);
    if (!ids) return { isSent: false, fields: {} };
    const body = JSON.stringify(ids.length > 0 ? { ...message, [FILES_FIELD]: ids } : message);
    const result = await sendMessage(url, body, keys.for(body));
    if (result.isSent || !result.files) return result;
    // The server has removed them since: send them once more.
    files?.forget(result.files);
    if (isSecond) return result;
  }
}
