/*
 * The only script of the HTML: a few hundred bytes that ask for the rest once the hero is in sight, so that the
 * rest never competes with what the visitor sees first (docs/decisions/002).
 */
function afterFirstPaint(run: () => void): void {
  if (performance.getEntriesByName("first-contentful-paint").length > 0) {
    run();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: "paint", buffered: true });
  // Firefox (140) doesn't tell of it where the address names a section: then a frame after the load event stands for it.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(run)), { once: true });
}

/** The hero comes some frames after the first (base.css): its picture and words are what a visitor waits for most. */
function afterHero(run: () => void): void {
  const animations = document.querySelector("#home")?.getAnimations() ?? [];
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => requestAnimationFrame(run));
}

// A page opened in a background tab paints nothing, and needs no script, until it is looked at. In a task of its own:
// where the paint was first, this one is the end of parsing, which is long enough.
afterFirstPaint(() => afterHero(() => setTimeout(() => void import("./client.tsx"))));
