/** A tile that stays in sight for so long may be about to be pressed. */
const REST_MS = 400;

/**
 * A finger doesn't hover: where that is the pointer, the first category tile that stays wholly in sight is prepared,
 * so that the press on it only opens what is drawn. Once: what is drawn then serves the other tiles as well.
 */
export function drawAhead(prepare: (link: HTMLAnchorElement) => void): void {
  if (!matchMedia("(hover: none)").matches) return;
  const inSight = new Set<Element>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const links = document.querySelectorAll<HTMLAnchorElement>("#products h3 a");
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      clearTimeout(rest);
      const first = [...links].find((link) => inSight.has(link));
      if (!first) return;
      rest = setTimeout(() => {
        observer.disconnect();
        prepare(first);
      }, REST_MS);
    },
    { threshold: 1 },
  );
  for (const link of links) observer.observe(link);
}
