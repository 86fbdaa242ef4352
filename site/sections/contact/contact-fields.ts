import type { ContactMessage } from "#contract/contact.ts";
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

/** What to do about a field that the browser refuses. */
export function errorText(name: FieldName, validity: ValidityState): string {
  if (validity.typeMismatch) return "Enter an e-mail address such as name@example.com.";
  if (name === "subject") return "Choose a subject.";
  return name === "email" ? "Enter your e-mail address." : `Enter your ${labels[name].toLowerCase()}.`;
}
