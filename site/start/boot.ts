/*
 * The only script in the HTML. It loads the client after the first paint, so that scripts never compete with what the
 * visitor sees first (docs/decisions/002). A page in a background tab doesn't paint, and needs no script, until it is
 * visible.
 */

/** Whether this device keeps a quote list. Its own code (site/enquiry/quote-store.ts) is in the client. */
function hasQuoteList(): boolean {
  try {
    return localStorage.getItem("quote-list/1")?.includes('"lines":[{') ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/**
 * Loads the client. Until it is there the form is sent natively, and a quote list would be left behind: then a press on
 * Send waits for the client, asks for it again, or says what is missing.
 */
function boot(): void {
  const form = document.forms.namedItem("contact");
  const alert = form?.querySelector<HTMLElement>("[data-unsent]");
  const load = async (): Promise<void> => {
    await import("./client.tsx");
    form?.removeEventListener("submit", hold);
  };

  function hold(event: Event): void {
    event.preventDefault();
    load().then(
      () => form?.requestSubmit(),
      () => alert?.replaceChildren(alert.dataset.unsent ?? ""),
    );
  }

  if (form && hasQuoteList()) {
    // Native validation would require a message, which a quote list makes optional.
    form.noValidate = true;
    form.addEventListener("submit", hold);
  }
  // Without the client the page is plain HTML.
  load().catch(() => undefined);
}

requestAnimationFrame(() => setTimeout(boot));
