import { type Consent, readConsent } from "#contract/quote-text.ts";
import { type ProductLine, setConsent } from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import controls from "../../ui/blocks/controls.late.module.css";
import css from "./quote-row.late.module.css";

const choices: Record<Consent | "", string> = {
  "": "Exactly this",
  "same-geometry": "Same geometry is fine",
  "what-fits": "Offer what fits",
};

/** Asks what may be offered instead of a tool of the catalogue. What isn't listed is asked for in words. */
export function ConsentSelect({ line: { key, name, consent } }: { line: ProductLine }) {
  return (
    <select
      className={`${controls.input} ${css.consent}`}
      aria-label={`What may be offered for ${name}`}
      data-consent={consent}
      value={consent ?? ""}
      onChange={(event) => {
        const chosen = readConsent(event.currentTarget.value);
        quoteStore.change((list) => setConsent(list, key, chosen));
      }}
    >
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
