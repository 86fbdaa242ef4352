import type { FieldErrors } from "#contract/contact.ts";
import { refusalOf, type FieldName } from "../contact-fields.ts";

/** What the form is doing. */
export type SendState = "idle" | "sending" | "success" | "error";

/** How far a message has got, and which of its fields are refused. */
export interface Sending {
  state: SendState;
  errors: FieldErrors;
  /** The announcement of the refused fields; empty once the visitor types again. */
  said: string;
}

/** What happens to a message. */
export type SendingStep =
  /** Fields are refused before it is sent: the result of the last message no longer applies. */
  | { kind: "refused"; errors: FieldErrors }
  /** The visitor types in a field. */
  | { kind: "typed"; name: FieldName }
  | { kind: "started" }
  | { kind: "arrived" }
  /** It didn't arrive; the server may name fields. */
  | { kind: "failed"; errors: FieldErrors };

/** What comes of a step. */
export function afterStep(before: Sending, step: SendingStep): Sending {
  switch (step.kind) {
    case "refused":
      return { state: "idle", ...refusalOf(step.errors) };
    case "typed": {
      const { [step.name]: fault, ...errors } = before.errors;
      // Heard already: a list that gets shorter says nothing into the typing.
      return fault === undefined && before.said === "" ? before : { ...before, errors, said: "" };
    }
    case "started":
      return { state: "sending", ...refusalOf({}) };
    case "arrived":
      return { state: "success", ...refusalOf({}) };
    case "failed":
      return { state: "error", ...refusalOf(step.errors) };
  }
}
