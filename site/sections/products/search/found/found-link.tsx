import { sheetLink } from "../../../../browsing/sheet-link.ts";
import { pageOfProduct } from "../../../../catalogue/places/address.ts";
import { addressOfState, startState } from "../../../../catalogue/places/browser-state.ts";
import type { Hit } from "../../../../catalogue/search/hit.ts";
import { isNewTabClick } from "../../../../ui/links/is-new-tab-click.ts";
import { FoundTool } from "./found-tool.tsx";

interface FoundLinkProps {
  hit: Hit;
  /** The quantity in the query. */
  quantity?: number | undefined;
  /** Called before the link leaves the dialog. */
  onLeave?: (() => void) | undefined;
}

/** The list over which a found tool's sheet opens, which starts with the quantity in the query. */
export function placeOf({ place }: Hit, pieces: number | undefined): string {
  return addressOfState({ ...startState, selection: place, pieces });
}

/** A found tool as a link to its sheet. */
export function FoundLink({ hit, quantity, onLeave }: FoundLinkProps) {
  return (
    <a
      {...sheetLink(hit.id, placeOf(hit, quantity))}
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
