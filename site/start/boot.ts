/*
 * The only script in the HTML. It loads the client after the first paint, so that scripts never compete with what the
 * visitor sees first (docs/decisions/002). A page in a background tab doesn't paint, and needs no script, until it is
 * visible.
 */
const start = (): Promise<unknown> => import("./client.tsx");

/** Whether this device keeps a quote list. Its own code (site/enquiry/quote-store.ts) is in the client. */
function hasQuoteList(): boolean {
  return localStorage.getItem("quote-list/1")?.includes('"lines":[{') ?? false;
}

/**
 * Without the client the form is sent natively, and a quote list would be left behind: then Send asks for the client
 * again, or says what is missing.
 */
function keepQuoteListFromLoss(): void {
  const form = document.forms.namedItem("contact");
  if (!form || !hasQuoteList()) return;
  const alert = form.querySelector<HTMLElement>("[data-unsent]");
  // Native validation would require a message, which a quote list makes optional.
  form.noValidate = true;
  form.addEventListener("submit", function hold(event) {
    event.preventDefault();
    start().then(
      () => {
        form.removeEventListener("submit", hold);
        form.requestSubmit();
      },
      () => alert?.replaceChildren(alert.dataset.unsent ?? ""),
    );
  });
}

requestAnimationFrame(() => setTimeout(() => start().catch(keepQuoteListFromLoss)));
