import { quoteStore } from "../enquiry/use-quote.ts";

/**
 * Holds a press on Send until the contact form is hydrated: its code, which `load` fetches, contains validation and the
 * quote list. If loading fails, a form without quote list is submitted natively; with a quote list an error is shown.
 * Returns the function to call once the form is hydrated.
 */
export function holdSubmit(form: HTMLFormElement, load: () => Promise<void>): () => void {
  const alert = form.querySelector<HTMLElement>("[data-unsent]");
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
    alert?.replaceChildren();
    load().catch(() => {
      if (quoteStore.state().list.lines.length === 0) release();
      else alert?.replaceChildren(alert.dataset.unsent ?? "");
      isPressed = false;
    });
  }

  // Native validation would require a message, which a quote list makes optional.
  form.noValidate = true;
  form.addEventListener("submit", hold);
  return release;
}
