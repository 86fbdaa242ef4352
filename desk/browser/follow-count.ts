/** Milliseconds between two looks. */
const PAUSE = 30_000;

/** Keeps the number of unread enquiries in the bar true while the page is open and seen. */
export function followCount(): void {
  const place = document.querySelector<HTMLElement>("[data-unread]");
  if (!place) return;
  setInterval(() => {
    if (document.visibilityState === "visible") void look(place).catch(() => undefined);
  }, PAUSE);
}

async function look(place: HTMLElement): Promise<void> {
  const answer = await fetch("/enquiries/count");
  if (!answer.ok || answer.redirected) return;
  const { unread } = await answer.json();
  place.textContent = unread > 0 ? `${unread} new` : "";
}
