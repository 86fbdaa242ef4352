/** Runs what nobody waits for: some milliseconds after the page has loaded, when the browser has nothing else to do. */
export function afterLoad(ms: number, run: () => void): void {
  const later = (): void => {
    // Safari has no idle callback.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(run), ms);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
