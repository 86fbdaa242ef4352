/** Text that a control elsewhere on the page puts into the contact form for the visitor. */
export interface Prefill {
  subject?: string;
  message?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts text into a control, unless the visitor has typed something there. */
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
 * Takes the visitor to the contact form: fills in the text, scrolls there and focuses the first empty field (the
 * message when none is empty). It never changes what the visitor typed. Works before hydration.
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
