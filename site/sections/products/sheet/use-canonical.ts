import { useEffect } from "react";

/**
 * While a sheet is open the page says where its product has an address of its own. Without the site's public address
 * the page says nothing of the kind, and stays so.
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
