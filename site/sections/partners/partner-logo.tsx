import { useState } from "react";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import css from "./partners.module.css";

export interface ShownPartner {
  name: string;
  url: string;
  logo: { src: string; width: number; height: number };
}

/** A partner's logo as a link. If the logo fails to load, even before this script runs, the name is shown. */
export function PartnerLogo({ partner }: { partner: ShownPartner }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <NewTabLink className={css.partner} href={partner.url}>
      {hasFailed ? (
        <span className={css.name}>{partner.name}</span>
      ) : (
        <img
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setHasFailed(true);
          }}
          {...partner.logo}
          alt={partner.name}
          loading="lazy"
          onError={() => setHasFailed(true)}
        />
      )}
    </NewTabLink>
  );
}
