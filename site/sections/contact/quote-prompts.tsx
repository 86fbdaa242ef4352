import { useState } from "react";
import {
  LONGEST_TEXT,
  promptKeys,
  promptLabels,
  setPrompt,
  type PromptKey,
  type QuoteList,
} from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { Icon } from "../../ui/icon.tsx";
import css from "./quote-block.late.module.css";

/** What browsers may fill in by themselves, and which keys a phone shows. */
const hints: Record<PromptKey, React.ComponentProps<"input">> = {
  company: { autoComplete: "organization" },
  place: { autoComplete: "address-level2" },
  phone: { autoComplete: "tel", type: "tel" },
  gstin: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  neededBy: { autoComplete: "off" },
  machine: { autoComplete: "off" },
};

const title = "Helps us to quote; all optional";

/** On a phone six fields are a screen between the list and Send: they wait folded, unless one has an answer. */
function isFoldedAtFirst({ prompts }: Pick<QuoteList, "prompts">): boolean {
  return matchMedia("(max-width: 599px)").matches && !promptKeys.some((key) => prompts[key]);
}

/** What helps to quote, all of it optional. The fields have no `name`: answers go out inside the message. */
export function QuotePrompts({ prompts }: Pick<QuoteList, "prompts">) {
  const [isFolded] = useState(() => isFoldedAtFirst({ prompts }));
  const fields = promptKeys.map((key) => (
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
    <details className={css.folded}>
      <summary>
        {title}
        <Icon name="down" size={20} />
      </summary>
      <div className={css.prompts}>{fields}</div>
    </details>
  );
}
