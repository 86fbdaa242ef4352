/** Where this tab keeps, until the page comes again, its address and how far down it was. */
const KEY = "place";

/** What says that a visitor has begun to move about: from then on the page stays where he brings it. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/** How far down the page was when this tab last left this address, px; undefined if it wasn't here, or keeps nothing. */
function keptTop(): number | undefined {
  try {
    const [address, top] = sessionStorage.getItem(KEY)?.split(" ") ?? [];
    return address === location.href ? Number(top) : undefined;
  } catch {
    return undefined;
  }
}

function keepTop(): void {
  try {
    sessionStorage.setItem(KEY, `${location.href} ${scrollY}`);
  } catch {
    // Where nothing may be kept, a reload leads about there.
  }
}

/**
 * To be called early; what it returns goes to the visitor's place, when all is laid out: the section that the address
 * names, or after a reload or Back where he was. The browser went there by heights that it had guessed, and Firefox
 * before the style of what stands above had come. Where it was right this moves nothing.
 */
export function holdPlace(): () => void {
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  const top = isNew ? undefined : keptTop();
  addEventListener("pagehide", keepTop);
  const moved = new AbortController();
  const { signal } = moved;
  for (const type of MOVES) addEventListener(type, () => moved.abort(), { passive: true, signal });
  return () => {
    if (signal.aborted) return;
    moved.abort();
    if (isNew) document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
    else if (top !== undefined) scrollTo({ top, behavior: "instant" });
  };
}
