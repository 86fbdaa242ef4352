import { useEffect } from "react";

/**
 * While a sheet is open, the canonical link of the page is the product's page. Without the site's public address there
 * is no such link, and nothing happens.
 */
export function useCanonical(path: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) return undefined;
    const before = link.href;
    link.href = new URL(path, before).href;
    return () => {
      link.href = before;
    };
  }, [path]);
}
