import { type RefObject, useEffect, useState } from "react";

/** What is this far from the sight counts as near. */
const NEAR = "300px";

const watched = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all of them: a long list has hundreds. */
function nearness(): IntersectionObserver {
  // The DOM's types don't know `scrollMargin` yet; browsers without it act when the element is in sight.
  const options = { rootMargin: NEAR, scrollMargin: NEAR };
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  }, options);
  return observer;
}

/** Whether an element is in sight or nearly so. Not before it is drawn. An element with the focus is near wherever it is. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    watched.set(element, (is) => setNear(is || element.contains(document.activeElement)));
    nearness().observe(element);
    return () => nearness().unobserve(element);
  }, [ref]);
  return isNear;
}
