/*
 * The only script in the HTML. It loads the client after the first paint, so that scripts never compete with the
 * visitor's first view (docs/decisions/002). A page in a background tab isn't painted and needs no script until it is
 * visible.
 */

/** Whether this device stores a quote list. The code of the list (site/enquiry/quote-store.ts) is in the client. */
function hasQuoteList(): boolean {
  try {
    return localStorage.getItem("quote-list/1")?.includes('"lines":[{') ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/**
 * Loads the client. Before that the browser sends the form natively, without the quote list. So with a quote list a
 * press on Send waits for the client, tries to load it again, or shows an error.
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
