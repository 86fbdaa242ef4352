import {
  LONGEST_TEXT,
  promptKeys,
  promptLabels,
  setPrompt,
  type PromptKey,
  type QuoteList,
} from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import css from "./quote-block.module.css";

/** What browsers may fill in by themselves, and which keys a phone shows. */
const hints: Record<PromptKey, React.ComponentProps<"input">> = {
  company: { autoComplete: "organization" },
  place: { autoComplete: "address-level2" },
  phone: { autoComplete: "tel", type: "tel" },
  gstin: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  neededBy: { autoComplete: "off" },
  machine: { autoComplete: "off" },
};

/** What helps to quote, all of it optional. The fields have no `name`: answers go out inside the message. */
export function QuotePrompts({ prompts }: Pick<QuoteList, "prompts">) {
  return (
    <fieldset className={css.prompts}>
      <legend>Helps us to quote; all optional</legend>
      {promptKeys.map((key) => (
        <label key={key}>
          {promptLabels[key]}
          <input
            id={`prompt-${key}`}
            type="text"
            maxLength={LONGEST_TEXT}
            {...hints[key]}
            value={prompts[key] ?? ""}
            onChange={(event) => {
              const answer = event.currentTarget.value;
              quoteStore.change((list) => setPrompt(list, key, answer));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
