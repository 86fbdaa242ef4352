import { useState } from "react";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import type { HsnTable } from "../../../catalogue/model/hsn-schema.ts";
import layout from "../../../ui/layout.first.module.css";
import { AskedContext, nothingAsked } from "../card/asked-context.ts";
import { AddToQuote } from "../card/add-to-quote.tsx";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { AnsiCode } from "../units/ansi-code.tsx";
import { Ordering } from "./ordering/ordering.tsx";
import { SheetWays } from "./sheet-ways.tsx";
import { OtherSizes } from "./tool/other-sizes.tsx";
import css from "./sheet-facts.late.module.css";

interface SheetFactsProps {
  product: ShownProduct;
  /** All products of its category. */
  products: readonly ShownProduct[];
  hsn: HsnTable;
  chatHref: string;
  /** The pieces that a search named. */
  pieces: number | undefined;
}

/** What the tool is, what an order needs, and the button that adds it to the quote list. */
export function SheetFacts({ product, products, hsn, chatHref, pieces }: SheetFactsProps) {
  const { name, description, specifications } = product;
  const [announcement, setAnnouncement] = useState("");
  return (
    <div className={css.facts}>
      <h2 id="overlay-title" tabIndex={-1} className={css.name}>
        {bindWords(name)}
      </h2>
      <p className={`${css.ansi} ${layout.data}`}>
        <AnsiCode size={specifications.size} />
      </p>
      <p className={css.description}>{bindWords(description)}</p>
      <Ordering product={product} hsn={hsn} />
      <div className={css.buy}>
        <AskedContext value={{ ...nothingAsked, quantity: pieces }}>
          {/* Another search of the same tool may name others. */}
          <AddToQuote key={pieces} product={product} as="primary" announce={setAnnouncement} />
        </AskedContext>
        <p className={layout.srOnly} role="status">
          {announcement}
        </p>
      </div>
      <SheetWays product={product} chatHref={chatHref} />
      <OtherSizes product={product} products={products} />
    </div>
  );
}
