import { use } from "react";
import { Explain } from "../../../ui/words/explain.tsx";
import { ExplainedWord } from "../../../ui/words/explained-word.tsx";
import { explainedParts } from "./explained-parts.ts";
import type { SpecificationPair } from "../../../catalogue/cards/card-attributes.ts";
import { GlossaryContext } from "../glossary-context.ts";
import { lightedBy, type Light } from "./light.ts";
import css from "./explained-pairs.late.module.css";

interface ExplainedPairsProps {
  rows: readonly SpecificationPair[];
  /** Id of the product, for unique ids in the page. */
  of: string;
  className?: string | undefined;
  /** The highlighted value, if a drawing highlights it too. */
  light?: Light;
}

/** Index of the last word of a label. */
function lastWordStart(label: string): number {
  return label.lastIndexOf(" ") + 1;
}

/** A list of specifications with explanations of each key and each code in a value. */
export function ExplainedPairs({ rows, of, className, light }: ExplainedPairsProps) {
  const glossary = use(GlossaryContext);
  return rows.map(({ key, label, value }) => (
    <div
      key={key}
      className={className}
      {...(light && { "data-lit": light.lit === key || undefined, ...lightedBy(light, key) })}
    >
      <dt>
        {/* The mark stays with the last word, however the label wraps. */}
        {label.slice(0, lastWordStart(label))}
        <span className={css.last}>
          {label.slice(lastWordStart(label))}
          {glossary && <Explain id={`explain-${of}-${key}`} term={label} text={glossary.explainKey(key)} />}
        </span>
      </dt>
      <dd>
        {explainedParts(value, glossary).map((part) =>
          "words" in part ? (
            part.words
          ) : (
            <span key={part.code.start} className={css.code}>
              {part.before}
              <ExplainedWord
                id={`explain-${of}-${key}-${part.code.start}`}
                term={part.code.term}
                text={part.code.text}
              />
              {part.after}
            </span>
          ),
        )}
      </dd>
    </div>
  ));
}
