import blocks from "../../ui/blocks/blocks.module.css";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import css from "./map-poster.late.module.css";

/** Stands in the map's place without network: a reticle, the address, and the way there. */
export function MapPoster({ address, directions }: { address: string; directions: string | undefined }) {
  return (
    <div className={css.poster}>
      <svg viewBox="-100 -60 200 120" aria-hidden="true">
        <path d="M-100 0H-12M12 0H100M0-60V-12M0 12V60M-60-4v8M60-4v8M-36-4v8M36-4v8M-4-36h8M-4 36h8" />
        <circle r="12" />
        <circle r="36" />
      </svg>
      <p>
        <b>{address}</b> <span className={blocks.note}>You are offline: the map comes with the network.</span>{" "}
        {directions !== undefined && <NewTabLink href={directions}>Get directions</NewTabLink>}
      </p>
    </div>
  );
}
