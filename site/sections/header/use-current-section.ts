import { useEffect, useState } from "react";

/**
 * Id of the section that the middle of the window has reached, marked in the navigation; initially the first one. What
 * is between two of them belongs to the one before it.
 */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? "");
  const list = ids.join(" ");
  useEffect(() => {
    const order = list.split(" ");
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.findLast((id) => reached.has(id)) ?? order[0] ?? "");
      },
      // All that is above the middle, however far: also what a jump has skipped.
      { rootMargin: "1000000px 0px -55% 0px" },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
