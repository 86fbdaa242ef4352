import { useState } from "react";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { headlinePairs, readoutsOf } from "../../../catalogue/cards/card-attributes.ts";
import type { HsnTable } from "../../../catalogue/model/hsn-schema.ts";
import layout from "../../../ui/layout.first.module.css";
import { ReadoutItem } from "../../../ui/words/readout.tsx";
import { AddToQuote } from "../card/add-to-quote.tsx";
import pairs from "../card/card-pairs.late.module.css";
import card from "../card/product-card.late.module.css";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { AnsiCode } from "../units/ansi-code.tsx";
import { useUnits } from "../units/stored-units.ts";
import { UnitsSwitch } from "../units/units-switch.tsx";
import { Ordering } from "./ordering/ordering.tsx";
import { SheetActions } from "./sheet-actions.tsx";
import css from "./sheet-facts.late.module.css";
import print from "./sheet-print.late.module.css";

/** The most important facts: name, first attributes, features, and the button that adds it to the quote list. */
export function SheetFacts({ product, hsn }: { product: ShownProduct; hsn: HsnTable }) {
  const { name, description, features, specifications } = product;
  const units = useUnits();
  const figures = readoutsOf(product, units);
  const words = headlinePairs(product, units);
  const [announcement, setAnnouncement] = useState("");
  return (
    <div className={css.facts}>
      <h2 id="overlay-title" tabIndex={-1} className={css.name}>
        {bindWords(name)}
      </h2>
      {specifications.size && <p className={`${print.onPaper} ${layout.data}`}>{specifications.size}</p>}
      <p className={`${css.ansi} ${layout.data}`}>
        <AnsiCode size={specifications.size} />
      </p>
      <p className={css.description}>{bindWords(description)}</p>
      <dl className={`${css.figures} ${layout.data}`}>
        {figures.map((figure) => (
          <ReadoutItem key={figure.label} {...figure} />
        ))}
      </dl>
      <dl className={`${pairs.specifications} ${css.words} ${print.notOnPaper} ${layout.data}`}>
        {words.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`${css.units} ${print.notOnPaper}`}>
        <UnitsSwitch />
      </div>
      {features && (
        <ul className={card.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <Ordering product={product} hsn={hsn} />
      <div className={css.buy}>
        <AddToQuote product={product} as="primary" announce={setAnnouncement} />
        <p className={layout.srOnly} role="status">
          {announcement}
        </p>
      </div>
      <SheetActions product={product} />
    </div>
  );
}
