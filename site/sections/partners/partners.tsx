import { useState } from "react";
import { PartnerLogo, type ShownPartner } from "./partner-logo.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import css from "./partners.module.css";

export interface PartnersProps {
  title: string;
  partners: ShownPartner[];
}

/** Scrolls the link with keyboard focus into view: on focus, the belt stands at its start. */
function scrollToFocus({ target }: React.FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

/** The partners' strip: the list twice, so that it slides endlessly. The copy is only visual. */
export function Partners({ title, partners }: PartnersProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section
      className={`${blocks.screen} ${css.strip}`}
      aria-label={title}
      data-paused={isPaused || undefined}
    >
      <div
        className={css.window}
        onFocus={scrollToFocus}
        onBlur={({ currentTarget }) => currentTarget.scrollTo({ left: 0, behavior: "instant" })}
      >
        <div className={css.belt}>
          <ul>
            {partners.map((partner) => (
              <li key={partner.name}>
                <PartnerLogo partner={partner} />
              </li>
            ))}
          </ul>
          <ul aria-hidden="true" inert className={css.double}>
            {partners.map((partner) => (
              <li key={partner.name}>
                <PartnerLogo partner={partner} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className={`${layout.scripted} ${css.pause}`}
        aria-pressed={isPaused}
        onClick={() => setIsPaused(!isPaused)}
      >
        <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
          <path d={isPaused ? "M1 0l11 7-11 7z" : "M1 1h3v12H1zM8 1h3v12H8z"} fill="currentColor" />
        </svg>
        <span className={layout.srOnly}>Pause the strip</span>
      </button>
    </section>
  );
}
