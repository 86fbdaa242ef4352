/**
 * Until the contact form is alive, a press on Send waits for it: judging the fields and joining the quote list to
 * the message come with its code. Returns how to let go, once it is alive or can't be; a press that waited is sent.
 */
export function holdEarlySubmit(form: HTMLFormElement): () => void {
  let wasPressed = false;
  const hold = (event: Event): void => {
    event.preventDefault();
    wasPressed = true;
  };
  // The browser would ask for a message, which a quote list makes needless.
  form.noValidate = true;
  form.addEventListener("submit", hold);
  return () => {
    form.removeEventListener("submit", hold);
    form.noValidate = false;
    if (wasPressed) form.requestSubmit();
    wasPressed = false;
  };
}
