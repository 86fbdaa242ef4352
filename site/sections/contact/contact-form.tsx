import { useEffect, useRef, type InvalidEvent, type SyntheticEvent } from "react";
import type { QueryClient } from "../../browsing/query-client.ts";
import { FILES_FIELD } from "#contract/attachments.ts";
import { HONEYPOT_FIELD, SUBJECTS, type FieldErrors } from "#contract/contact.ts";
import type { ChosenFiles } from "../../enquiry/files/chosen-files.ts";
import { quoteMessage } from "../../enquiry/quote-message.ts";
import { quoteStore, useQuote } from "../../enquiry/use-quote.ts";
import type { TypedMessage } from "../../enquiry/send-message.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { Field } from "../../ui/fields/field.tsx";
import busyButton from "../../ui/busy-button.module.css";
import buttons from "../../ui/button.first.module.css";
import { labels, order, readContactFields, type FieldName } from "./contact-fields.ts";
import { ClearList } from "./clear-list.tsx";
import { FileBox } from "./files/file-box.tsx";
import { QuoteBlock } from "./quote-block.tsx";
import { AfterSent } from "./sending/after-sent.tsx";
import { SendStatus } from "./sending/send-status.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { RefusedFields } from "./refused-fields.tsx";
import { useIsOffline } from "./use-is-offline.ts";
import { useIsSlow } from "./sending/use-is-slow.ts";
import { useSending } from "./sending/use-sending.ts";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import css from "./contact-form.module.css";

export interface ContactFormProps {
  /** Address to which the form is posted, with script and without. */
  action: string;
  chatHref: string;
  email: string;
  /**
   * Initial values: empty, except on the page that answers a form sent without script. There the server selects the
   * subject.
   */
  defaults?: Omit<TypedMessage, "subject"> & { errors: FieldErrors };
}

/** Props that only the script passes. */
interface ScriptProps {
  queries?: QueryClient;
  /** Called when the script handles the form. */
  onReady?: (() => void) | undefined;
}

/** Adds pasted or dropped files. Programs add a picture of copied cells to their text: then only the text is used. */
function takeFiles(event: SyntheticEvent, data: DataTransfer, chosen: ChosenFiles): void {
  if (data.files.length === 0 || data.getData("text/plain") !== "") return;
  event.preventDefault();
  void chosen.add([...data.files]);
}

/** The contact form. The browser validates the fields; this component shows the errors and the states. */
export function ContactForm({
  action,
  chatHref,
  email,
  defaults,
  queries,
  onReady,
}: ContactFormProps & ScriptProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useSending(action, defaults?.errors ?? {});
  const { state, errors, announcement, chosen, sent } = message;
  const isHydrated = useIsHydrated();
  const { lines } = useQuote().list;
  const isSlow = useIsSlow(state === "sending");
  const isOffline = useIsOffline();
  useEffect(() => {
    // After the stored list is drawn, because the list decides which fields are required.
    const timer = setTimeout(() => onReady?.());
    return () => clearTimeout(timer);
  }, [onReady]);

  function sendWithoutFiles(): void {
    // Rejected fields are shown by the `invalid` event.
    if (form.current?.checkValidity()) void message.sendWithoutFiles(form.current);
  }

  function currentMessage(): string {
    const { current } = form;
    return current ? quoteMessage(readContactFields(current).message, quoteStore.state().list).text : "";
  }

  const faults = order.filter((name) => errors[name]);
  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: name === "subject" ? undefined : defaults?.[name],
    required: true,
    onInvalid(event: InvalidEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) {
      event.preventDefault();
      if (event.currentTarget.form) message.refuse(event.currentTarget.form);
    },
    onInput: () => message.type(name),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files may be dropped anywhere in the form; its button takes them too
    <form
      ref={form}
      name="contact"
      className={`${blocks.stack} ${css.form}`}
      method="post"
      action={action}
      aria-label="Contact form"
      encType="multipart/form-data"
      // Before hydration a held press on Send sets `novalidate` (start/hold-submit.ts).
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        void message.send(event.currentTarget);
      }}
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
       * The honeypot field exists only without script, where the filling time is unknown. The script's JSON doesn't
       * contain it, since a bot that runs scripts also sees hidden fields. `display: none` hides it from screen
       * readers and the keyboard; a browser without style sheets shows it with its label.
       */}
      <noscript>
        <label className={css.trap}>
          Leave empty <input type="text" name={HONEYPOT_FIELD} autoComplete="off" />
        </label>
        <label className={css.files}>
          Files <input type="file" name={FILES_FIELD} multiple />
        </label>
      </noscript>
      <RefusedFields errors={errors} announcement={announcement} />
      <div className={css.sending}>
        <button
          type="submit"
          className={`${buttons.primary} ${busyButton.busy}`}
          disabled={state === "sending"}
          onClick={(event) => {
            // The second half of a double click: the message may be sent already, and the form empty.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {state === "sending" ? "Sending..." : "Send message"}
        </button>
        <SendStatus state={state} lines={lines.length} isRefused={faults.length > 0} />
        {state === "success" && sent && <AfterSent {...sent} />}
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
