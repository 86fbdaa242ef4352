import { useEffect, useState } from "react";

/**
 * Id of the section that the middle of the window has reached, for the mark in the navigation. Initially the first one.
 * The space between two sections belongs to the upper one.
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
      // Everything above the middle at any distance, including sections that a jump has skipped.
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
