import type { ContactMessage, FieldErrors } from "#contract/contact.ts";
import type { TypedMessage } from "../../enquiry/send-message.ts";

export type FieldName = keyof ContactMessage;

/** The label of each field. */
export const labels: Record<FieldName, string> = {
  userName: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
};
/** The order of the fields in the form. */
export const order: FieldName[] = ["userName", "email", "subject", "message"];

/** The four fields, in the order of the contract. */
export function readContactFields(form: HTMLFormElement): TypedMessage {
  const data = new FormData(form);
  const text = (name: FieldName): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    email: text("email"),
    userName: text("userName"),
    subject: text("subject"),
    message: text("message"),
  };
}

/** A correction for each field that the browser rejects. */
export function errorsIn(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of order) {
    const field = form.elements.namedItem(name);
    if (field && "validity" in field && field.validity instanceof ValidityState && !field.validity.valid)
      errors[name] = errorText(name, field.validity);
  }
  return errors;
}

/**
 * The rejected fields, and a sentence with their number for the announcement. The focus reads the first field, a list
 * names all.
 */
export function refusalOf(errors: FieldErrors): { errors: FieldErrors; announcement: string } {
  const count = Object.keys(errors).length;
  const fields = count === 1 ? "one field needs" : `${count} fields need`;
  return { errors, announcement: count === 0 ? "" : `Not sent yet: ${fields} a look.` };
}

/** A correction for a field that the browser rejects. */
function errorText(name: FieldName, validity: ValidityState): string {
  if (validity.typeMismatch) return "Enter an e-mail address such as name@example.com.";
  if (name === "subject") return "Choose a subject.";
  return name === "email" ? "Enter your e-mail address." : `Enter your ${labels[name].toLowerCase()}.`;
}
