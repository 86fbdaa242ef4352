import { quoteStore } from "../enquiry/use-quote.ts";

const UNSENT =
  "Not sent: the part of the page that adds your quote list could not be loaded. Check the connection and press Send again. Your list and your words are kept.";

/**
 * Until the contact form is hydrated a press on Send waits for that: judging the fields and joining the quote list to
 * the message come with its code, which `load` brings. Where that can't be had an empty list has the form sent as it is
 * without script, and any other is told to the visitor. Returns what to call once the form is hydrated.
 */
export function holdSubmit(form: HTMLFormElement, load: () => Promise<void>): () => void {
  const alert = form.querySelector('[role="alert"]');
  let isPressed = false;

  function release(): void {
    form.removeEventListener("submit", hold);
    form.noValidate = false;
    if (isPressed) form.requestSubmit();
    isPressed = false;
  }

  function hold(event: Event): void {
    event.preventDefault();
    isPressed = true;
    if (alert) alert.textContent = "";
    load().catch(() => {
      if (quoteStore.state().list.lines.length === 0) release();
      else if (alert) alert.textContent = UNSENT;
      isPressed = false;
    });
  }

  // The browser would ask for a message, which a quote list makes needless.
  form.noValidate = true;
  form.addEventListener("submit", hold);
  return release;
}
