/**
 * Goes once more to the section that the address names, still under the loading screen. Firefox goes there before the
 * style of what stands above has come, so that it ends elsewhere; where the browser was right this moves nothing. A
 * visitor who comes back or reloads is left where he was.
 */
export function goToTarget(): void {
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNew || !document.querySelector("[data-loader]")) return;
  document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
}
