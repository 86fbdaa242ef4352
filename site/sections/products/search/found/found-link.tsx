import { sheetLink } from "../../../../browsing/sheet-link.ts";
import { addressOf, pageOfProduct } from "../../../../catalogue/places/address.ts";
import type { Hit } from "../../../../catalogue/search/hit.ts";
import { isNewTabClick } from "../../../../ui/links/is-new-tab-click.ts";
import { FoundTool } from "./found-tool.tsx";

interface FoundLinkProps {
  hit: Hit;
  /** Called before the link leaves the dialog. */
  onLeave?: (() => void) | undefined;
}

/** A found tool as a link to its sheet. */
export function FoundLink({ hit, onLeave }: FoundLinkProps) {
  return (
    <a
      {...sheetLink(hit.id, addressOf(hit.place))}
      // Repeated because the linter doesn't look into spreads and requires a link's address.
      href={pageOfProduct(hit)}
      onClick={(event) => {
        if (!isNewTabClick(event)) onLeave?.();
      }}
    >
      <FoundTool hit={hit} />
    </a>
  );
}
