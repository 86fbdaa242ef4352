import type { SearchResult } from "../../../catalogue/search/search.ts";
import { NewTabLink } from "../../../ui/links/new-tab-link.tsx";
import results from "./search-results.late.module.css";

interface SitePagesProps extends Pick<SearchResult, "pages"> {
  /** Called before a link leaves this page. */
  onLeave?: () => void;
}

/** Links to pages about words in a query: the calculator, the guides. */
export function SitePages({ pages, onLeave }: SitePagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav className={results.pages} aria-label="Answers on this site">
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith("https:") ? (
              <NewTabLink href={href}>{label}</NewTabLink>
            ) : (
              <a href={href} onClick={onLeave}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
