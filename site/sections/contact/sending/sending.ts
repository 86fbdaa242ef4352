import type { FieldErrors } from "#contract/contact.ts";
import type { Arrival } from "../../../enquiry/send-message.ts";
import { refusalOf, type FieldName } from "../contact-fields.ts";

/** The state of the form. */
export type SendState = "idle" | "sending" | "success" | "error";

/** The progress of a message, with its rejected fields. */
export interface Sending {
  state: SendState;
  errors: FieldErrors;
  /** The announcement of the rejected fields; empty when the visitor types again. */
  announcement: string;
  /** Of the message that has arrived, and when it was sent. */
  sent?: Arrival & { at: number };
}

/** An event in sending a message. */
export type SendingStep =
  /** Fields are rejected before sending: the result of the last message no longer applies. */
  | { kind: "refused"; errors: FieldErrors }
  /** The visitor types in a field. */
  | { kind: "typed"; name: FieldName }
  | { kind: "started" }
  | ({ kind: "arrived" } & NonNullable<Sending["sent"]>)
  /** It didn't arrive; the server may reject fields. */
  | { kind: "failed"; errors: FieldErrors };

/** The state after an event. */
export function afterSendingStep(before: Sending, step: SendingStep): Sending {
  switch (step.kind) {
    case "refused":
      return { state: "idle", ...refusalOf(step.errors) };
    case "typed": {
      const { [step.name]: fault, ...errors } = before.errors;
      // Announced before: a list that gets shorter must not interrupt typing.
      return fault === undefined && before.announcement === ""
        ? before
        : { ...before, errors, announcement: "" };
    }
    case "started":
      return { state: "sending", ...refusalOf({}) };
    case "arrived":
      return {
        state: "success",
        ...refusalOf({}),
        sent: { reference: step.reference, enquiry: step.enquiry, at: step.at },
      };
    case "failed":
      return { state: "error", ...refusalOf(step.errors) };
  }
}
