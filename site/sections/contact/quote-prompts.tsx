import { useState } from "react";
import { promptKeys, promptLabels, type PromptKey } from "#contract/quote-text.ts";
import { MAX_TEXT_LENGTH, setPrompt, type QuoteList } from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { Icon } from "../../ui/icon.tsx";
import controls from "../../ui/blocks/controls.late.module.css";
import css from "./quote-block.late.module.css";

/** The browser's autofill and the keyboard of phones. */
const hints: Record<PromptKey, React.ComponentProps<"input">> = {
  company: { autoComplete: "organization" },
  place: { autoComplete: "address-level2" },
  phone: { autoComplete: "tel", type: "tel" },
  gstin: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  neededBy: { autoComplete: "off" },
  machine: { autoComplete: "off" },
};

const title = "Helps us to quote; all optional";

/** On a phone six fields would fill the screen between the list and Send: they start folded, unless one is filled. */
function isFoldedAtFirst({ prompts }: Pick<QuoteList, "prompts">): boolean {
  return matchMedia("(max-width: 599px)").matches && !promptKeys.some((key) => prompts[key]);
}

/** Optional details for a quote. The fields have no `name`: answers are sent inside the message. */
export function QuotePrompts({ prompts }: Pick<QuoteList, "prompts">) {
  const [isFolded] = useState(() => isFoldedAtFirst({ prompts }));
  const fields = promptKeys.map((key) => (
    <label key={key}>
      {promptLabels[key]}
      <input
        id={`prompt-${key}`}
        type="text"
        className={controls.input}
        maxLength={MAX_TEXT_LENGTH}
        {...hints[key]}
        value={prompts[key] ?? ""}
        onChange={(event) => {
          const answer = event.currentTarget.value;
          quoteStore.change((list) => setPrompt(list, key, answer));
        }}
      />
    </label>
  ));
  if (!isFolded) {
    return (
      <fieldset className={css.prompts}>
        <legend>{title}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details className={`${controls.fold} ${css.folded}`}>
      <summary>
        {title}
        <Icon name="down" size={20} />
      </summary>
      <div className={css.prompts}>{fields}</div>
    </details>
  );
}
