import { use } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { bindWords } from "../../../../catalogue/cards/bind-words.ts";
import { pageOfProduct } from "../../../../catalogue/places/address.ts";
import type { partnerLists } from "../../../../catalogue/relations/fits.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { fitTitle, moreWords } from "./fit-words.ts";
import { SectionHeading } from "./sheet-section.tsx";
import css from "./fit-lists.both.module.css";

/** Maximum number of partners of a kind that a page names; it counts the others. */
const MOST_PARTNERS = 12;

export interface FitListsProps {
  lists: ReturnType<typeof partnerLists<ShownProduct>>;
  product: ShownProduct;
}

/** The tools that go with a product, by kind, each with a link to its page. */
export function FitLists({ lists, product }: FitListsProps) {
  const Title = use(SectionHeading) === "h2" ? "h3" : "h4";
  return (
    <div className={css.lists}>
      {lists.map(({ as, why, products }) => {
        const more = moreWords(products.length, MOST_PARTNERS);
        return (
          <div key={`${as} ${why}`} className={css.list}>
            <Title>{fitTitle(as, product)}</Title>
            <p className={blocks.note}>{why}</p>
            <ul>
              {products.slice(0, MOST_PARTNERS).map((partner) => (
                <li key={partner.id}>
                  <a href={pageOfProduct(partner)}>{bindWords(partner.name)}</a>
                </li>
              ))}
            </ul>
            {more !== undefined && <p className={blocks.note}>{more}</p>}
          </div>
        );
      })}
    </div>
  );
}
