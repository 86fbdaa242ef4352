/** Words that a control elsewhere on the page puts into the contact form for the visitor. */
export interface Prefill {
  subject?: string;
  message?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts words into a control, unless the visitor has written something of his own there. */
function suggest(control: Control, words: string | undefined): void {
  if (words === undefined) return;
  const isOurs = control.value === "" || control.value === control.dataset.suggested;
  if (!isOurs) return;
  control.value = words;
  control.dataset.suggested = words;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function control(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

/**
 * Brings the visitor to the contact form: puts the words in, scrolls there and focuses the first empty field
 * (the message when none is empty). What the visitor typed himself is never touched. Needs no hydrated form.
 */
export function askByForm({ subject, message }: Prefill, behavior: ScrollBehavior = "auto"): void {
  const form = document.forms.namedItem("contact");
  if (!form) return;
  const subjectField = control(form, "subject");
  const messageField = control(form, "message");
  if (subjectField) suggest(subjectField, subject);
  if (messageField) suggest(messageField, message);
  document.getElementById("contact")?.scrollIntoView({ behavior });
  const fields = ["userName", "email", "subject", "message"].flatMap((name) => control(form, name) ?? []);
  (fields.find((field) => field.value === "") ?? messageField)?.focus({ preventScroll: true });
}
