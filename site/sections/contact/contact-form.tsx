import { useEffect, useRef, useState, type FormEvent, type InvalidEvent, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import type { QueryClient } from "../../browsing/query-client.ts";
import { FILES_FIELD } from "#contract/attachments.ts";
import { HONEYPOT_FIELD, SUBJECTS, type FieldErrors } from "#contract/contact.ts";
import { ChosenFiles } from "../../enquiry/files/chosen-files.ts";
import { MessageKeys } from "../../enquiry/message-key.ts";
import { quoteMessage } from "../../enquiry/quote-message.ts";
import { keepSentList, LIST_KEPT } from "../../enquiry/travel/sent-lists.ts";
import { quoteStore, useQuote } from "../../enquiry/use-quote.ts";
import type { TypedMessage } from "../../enquiry/send-message.ts";
import { sendWithFiles } from "../../enquiry/files/send-with-files.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { Field } from "../../ui/fields/field.tsx";
import busyButton from "../../ui/busy-button.module.css";
import buttons from "../../ui/button.first.module.css";
import { errorsIn, labels, order, readFields, refusalOf, type FieldName } from "./contact-fields.ts";
import { ClearList } from "./clear-list.tsx";
import { FileBox } from "./files/file-box.tsx";
import { QuoteBlock } from "./quote-block.tsx";
import { Lamp, type SendState } from "./lamp.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { RefusedFields } from "./refused-fields.tsx";
import { useIsOffline } from "./use-is-offline.ts";
import { useIsSlow } from "./use-is-slow.ts";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import css from "./contact-form.module.css";

export interface ContactFormProps {
  /** Address that the form is posted to, with script and without. */
  action: string;
  chatHref: string;
  email: string;
  /**
   * Initial values: empty, but for the page that answers a form sent without script. There the server selects the
   * subject.
   */
  defaults?: Omit<TypedMessage, "subject"> & { errors: FieldErrors };
}

/** Props given by script only. */
interface ScriptProps {
  queries?: QueryClient;
  /** Called once script handles the form. */
  onReady?: (() => void) | undefined;
}

/** Adds the files that are pasted or dropped. Programs put a picture of the cells beside a text: the text is meant. */
function takeFiles(event: SyntheticEvent, given: DataTransfer, chosen: ChosenFiles): void {
  if (given.files.length === 0 || given.getData("text/plain") !== "") return;
  event.preventDefault();
  void chosen.add([...given.files]);
}

/** The contact form. The browser validates the fields; the error texts and the states are ours. */
export function ContactForm({
  action,
  chatHref,
  email,
  defaults,
  queries,
  onReady,
}: ContactFormProps & ScriptProps) {
  const [state, setState] = useState<SendState>("idle");
  const [{ errors, said }, setRefused] = useState(() => ({ errors: defaults?.errors ?? {}, said: "" }));
  const keys = useRef(new MessageKeys());
  const isSending = useRef(false);
  const [chosen] = useState(() => new ChosenFiles());
  const goesWithoutFiles = useRef(false);
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const { lines } = useQuote().list;
  const isSlow = useIsSlow(state === "sending");
  const isOffline = useIsOffline();
  useEffect(() => {
    // After the stored list is drawn: it decides what is required.
    const timer = setTimeout(() => onReady?.());
    return () => clearTimeout(timer);
  }, [onReady]);

  function handleInvalid(
    event: InvalidEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
  ): void {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!form) return;
    // The result of the last message no longer applies.
    setState("idle");
    // All at once, though the browser names one after the other: said once.
    setRefused(refusalOf(errorsIn(form)));
    form.querySelector<HTMLElement>(":invalid")?.focus();
  }

  function clearError(name: string): void {
    // Heard already: a list that gets shorter says nothing into the typing.
    setRefused((before) => ({
      errors: Object.fromEntries(Object.entries(before.errors).filter(([field]) => field !== name)),
      said: "",
    }));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A second click can come before React has drawn the disabled button.
    if (isSending.current) return;
    const hadButtonFocus = document.activeElement === button.current;
    const form = event.currentTarget;
    const typed = readFields(form);
    const sentList = quoteStore.state().list;
    const { text, tooLongBy } = quoteMessage(typed.message, sentList);
    if (tooLongBy > 0) {
      setState("idle");
      setRefused(refusalOf({ message: `Shorten the message or the quote list by ${tooLongBy} characters.` }));
      return;
    }
    isSending.current = true;
    setRefused(refusalOf({}));
    setState("sending");
    const files = goesWithoutFiles.current ? undefined : chosen;
    goesWithoutFiles.current = false;
    const result = await sendWithFiles(action, { ...typed, message: text }, { files, keys: keys.current });
    isSending.current = false;
    // Synchronous: the disabled button has lost the focus, and can get it back only once enabled.
    flushSync(() => setState(result.isSent ? "success" : "error"));
    if (hadButtonFocus && document.activeElement === document.body) button.current?.focus();
    // On a phone the bar of quick contacts may cover it.
    form.querySelector("[data-state]")?.scrollIntoView({ block: "nearest" });
    if (result.isSent) {
      keys.current.arrived();
      chosen.clear();
      keepSentList(() => localStorage, sentList, Date.now());
      dispatchEvent(new Event(LIST_KEPT));
      form.reset();
    } else {
      setRefused(refusalOf(result.fields));
    }
  }

  function sendWithoutFiles(): void {
    goesWithoutFiles.current = true;
    button.current?.form?.requestSubmit();
  }

  function currentMessage(): string {
    const form = button.current?.form;
    return form ? quoteMessage(readFields(form).message, quoteStore.state().list).text : "";
  }

  const faults = order.filter((name) => errors[name]);
  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: name === "subject" ? undefined : defaults?.[name],
    required: true,
    onInvalid: handleInvalid,
    onInput: () => clearError(name),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files may be dropped anywhere in the form; its button takes them too
    <form
      name="contact"
      className={css.form}
      method="post"
      action={action}
      aria-label="Contact form"
      encType="multipart/form-data"
      // Until it is hydrated, a held press on Send sets `novalidate` (start/hold-submit.ts).
      suppressHydrationWarning
      onSubmit={(event) => void submit(event)}
      onPaste={(event) => takeFiles(event, event.clipboardData, chosen)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => takeFiles(event, event.dataTransfer, chosen)}
    >
      <Field {...field("userName")} as="input" type="text" autoComplete="name" />
      <Field {...field("email")} as="input" type="email" autoComplete="email" />
      <Field {...field("subject")} as="select">
        <option value="">Choose a subject</option>
        {SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </Field>
      <Field {...field("message")} required={lines.length === 0} as="textarea" />
      <QuoteBlock queries={queries} />
      {isHydrated && (
        <FileBox
          chosen={chosen}
          isSending={state === "sending"}
          hasFailed={state === "error"}
          onSendWithout={sendWithoutFiles}
        />
      )}
      {/*
       * The honeypot field, only without script: there the filling time is unknown. The script's JSON has no such
       * field, since a bot that runs scripts also sees what is hidden. `display: none` hides it from screen readers
       * and the keyboard; a browser without style sheets shows it with its label.
       */}
      <noscript>
        <label className={css.trap}>
          Leave empty <input type="text" name={HONEYPOT_FIELD} autoComplete="off" />
        </label>
        <label className={css.files}>
          Files <input type="file" name={FILES_FIELD} multiple />
        </label>
      </noscript>
      <RefusedFields errors={errors} said={said} />
      <div className={css.sending}>
        <button
          ref={button}
          type="submit"
          className={`${buttons.primary} ${busyButton.busy}`}
          disabled={state === "sending"}
        >
          {state === "sending" ? "Sending..." : "Send message"}
        </button>
        <Lamp state={state} lines={lines.length} isRefused={faults.length > 0} />
      </div>
      <p className={css.after} role="status">
        {isSlow && "Still sending. You can also write by WhatsApp or e-mail."}
        {state === "success" && <ClearList />}
        {isOffline && state !== "success" && (
          <OfflineNote chatHref={chatHref} email={email} message={currentMessage} />
        )}
        {!isOffline && state === "error" && (
          <>
            Your text is kept. You can also send it by <NewTabLink href={chatHref}>WhatsApp</NewTabLink> or{" "}
            <a href={`mailto:${email}`}>e-mail</a>.
          </>
        )}
      </p>
    </form>
  );
}
