import { useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "#contract/contact.ts";
import { ChosenFiles } from "../../../enquiry/files/chosen-files.ts";
import { sendWithFiles } from "../../../enquiry/files/send-with-files.ts";
import { MessageKeys } from "../../../enquiry/message-key.ts";
import { quoteMessage } from "../../../enquiry/quote-message.ts";
import { storeSentList, LIST_STORED } from "../../../enquiry/travel/sent-lists.ts";
import { quoteStore } from "../../../enquiry/use-quote.ts";
import { errorsIn, readContactFields, type FieldName } from "../contact-fields.ts";
import { afterSendingStep } from "./sending.ts";

/**
 * Sends the contact form with the quote list and the chosen files.
 * @param action where it is posted.
 * @param refused the initial errors of the fields.
 */
export function useSending(action: string, refused: FieldErrors) {
  const [sending, step] = useReducer(afterSendingStep, { state: "idle", errors: refused, announcement: "" });
  const [chosen] = useState(() => new ChosenFiles());
  const [keys] = useState(() => new MessageKeys());
  const isUnderWay = useRef(false);

  async function send(form: HTMLFormElement, files?: ChosenFiles): Promise<void> {
    // A second click can come before React has drawn the disabled button.
    if (isUnderWay.current) return;
    const typed = readContactFields(form);
    const { list } = quoteStore.state();
    const { text, tooLongBy } = quoteMessage(typed.message, list);
    if (tooLongBy > 0) {
      const message = `Shorten the message or the quote list by ${tooLongBy} characters.`;
      step({ kind: "refused", errors: { message } });
      return;
    }
    isUnderWay.current = true;
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    const hadButtonFocus = document.activeElement === button;
    step({ kind: "started" });
    const result = await sendWithFiles(action, { ...typed, message: text }, { files, keys });
    isUnderWay.current = false;
    // Synchronous: the disabled button has lost the focus and can get it back only when it is enabled.
    flushSync(() =>
      step(
        result.isSent
          ? { kind: "arrived", reference: result.reference, enquiry: result.enquiry, at: Date.now() }
          : { kind: "failed", errors: result.fields },
      ),
    );
    if (hadButtonFocus && document.activeElement === document.body) button?.focus();
    // On a phone the contact bar may cover the status.
    form.querySelector("[data-state]")?.scrollIntoView({ block: "nearest" });
    if (!result.isSent) return;
    keys.arrived();
    chosen.clear();
    storeSentList(() => localStorage, list, Date.now());
    dispatchEvent(new Event(LIST_STORED));
    form.reset();
  }

  return {
    ...sending,
    chosen,
    send: (form: HTMLFormElement) => send(form, chosen),
    sendWithoutFiles: (form: HTMLFormElement) => send(form),
    /** Shows the rejected fields and focuses the first one. */
    refuse(form: HTMLFormElement): void {
      // One announcement for all, though the browser reports one field after the other.
      step({ kind: "refused", errors: errorsIn(form) });
      form.querySelector<HTMLElement>(":invalid")?.focus();
    },
    type: (name: FieldName) => step({ kind: "typed", name }),
  };
}
