/** What a first visit asks for counts until a second after the load event; the loading screen lasts longer anyway. */
const REST = 3000;

/** Runs what nobody waits for: some seconds after the page has loaded, when the browser has nothing else to do. */
export function afterLoad(run: () => void): void {
  const later = (): void => {
    // Safari has no idle callback.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(run), REST);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
