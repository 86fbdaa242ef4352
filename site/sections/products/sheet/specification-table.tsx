import { countWithUnit } from "../../../catalogue/counts.ts";
import { explainKey } from "../../../catalogue/glossary.ts";
import { Explain } from "../../../ui/explain.tsx";
import { ExplainedWord } from "../../../ui/explained-word.tsx";
import layout from "../../../ui/layout.module.css";
import type { ShownProduct } from "../shown-product.ts";
import { explainedParts } from "./explained-parts.ts";
import { specificationRows } from "./specification-rows.ts";
import css from "./specification-table.module.css";
import print from "./sheet-print.module.css";
import section from "./sheet-section.module.css";

/** Every specification with what its key and the codes in its value mean. */
export function SpecificationTable({ product }: { product: ShownProduct }) {
  const rows = specificationRows(product);
  return (
    <section className={section.section} aria-labelledby="sheet-specification">
      <div className={section.head}>
        <h3 id="sheet-specification">Specification</h3>
        <p className={layout.note}>{countWithUnit(rows.length, "value")}</p>
      </div>
      <dl className={`${css.pairs} ${print.pairs} ${layout.data}`}>
        {rows.map(({ key, label, value }) => (
          <div key={key} className={css.pair}>
            <dt>
              {label} <Explain id={`explain-${key}`} term={label} text={explainKey(key)} />
            </dt>
            <dd>
              {explainedParts(value).map((part) =>
                "words" in part ? (
                  part.words
                ) : (
                  <span key={part.code.start} className={css.code}>
                    {part.before}
                    <ExplainedWord
                      id={`explain-${key}-${part.code.start}`}
                      term={part.code.term}
                      text={part.code.text}
                    />
                    {part.after}
                  </span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
