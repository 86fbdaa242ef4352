import type { ContactMessage, FieldErrors } from "#contract/contact.ts";
import type { TypedMessage } from "../../enquiry/send-message.ts";

export type FieldName = keyof ContactMessage;

/** What stands beside each field. */
export const labels: Record<FieldName, string> = {
  userName: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
};
/** The fields as they stand in the form. */
export const order: FieldName[] = ["userName", "email", "subject", "message"];

/** The four fields in the order of the contract. */
export function readFields(form: HTMLFormElement): TypedMessage {
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

/** What to do about each field that the browser refuses. */
export function errorsIn(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of order) {
    const field = form.elements.namedItem(name);
    if (field && "validity" in field && field.validity instanceof ValidityState && !field.validity.valid)
      errors[name] = errorText(name, field.validity);
  }
  return errors;
}

/** Refused fields, and what is said of them: how many. The focus reads the first, a list names all. */
export function refusalOf(errors: FieldErrors): { errors: FieldErrors; said: string } {
  const count = Object.keys(errors).length;
  const fields = count === 1 ? "one field needs" : `${count} fields need`;
  return { errors, said: count === 0 ? "" : `Not sent yet: ${fields} a look.` };
}

/** What to do about a field that the browser refuses. */
function errorText(name: FieldName, validity: ValidityState): string {
  if (validity.typeMismatch) return "Enter an e-mail address such as name@example.com.";
  if (name === "subject") return "Choose a subject.";
  return name === "email" ? "Enter your e-mail address." : `Enter your ${labels[name].toLowerCase()}.`;
}
