/** A second press sends nothing, and the button shows that the first one is at work: judging takes seconds. */
export function sendOnce(): void {
  const sent = new Set<HTMLFormElement>();
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
    if (event.defaultPrevented || form.target !== "") return;
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
    form.ariaBusy = "true";
  });
  // Whoever comes back by the browser's own button may send it again.
  addEventListener("pageshow", () => {
    for (const form of sent) form.ariaBusy = null;
    sent.clear();
  });
}
