import { use, type AnchorHTMLAttributes } from "react";
import type { FitList } from "../../../../browsing/data-files.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { bindWords } from "../../../../catalogue/cards/bind-words.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { fitTitle, moreWords } from "./fit-words.ts";
import { SectionHeading } from "./sheet-section.tsx";
import css from "./fit-lists.both.module.css";

interface FitListsProps {
  lists: readonly FitList[];
  product: ShownProduct;
  linkTo: (partner: FitList["partners"][number]) => AnchorHTMLAttributes<HTMLAnchorElement>;
}

/** The tools that go with a product, by kind. */
export function FitLists({ lists, product, linkTo }: FitListsProps) {
  const Title = use(SectionHeading) === "h2" ? "h3" : "h4";
  return (
    <div className={css.lists}>
      {lists.map(({ as, why, total, partners }) => {
        const more = moreWords(total, partners.length);
        return (
          <div key={`${as} ${why}`} className={css.list}>
            <Title>{fitTitle(as, product)}</Title>
            <p className={blocks.note}>{why}</p>
            <ul>
              {partners.map((partner) => (
                <li key={partner.id}>
                  <a {...linkTo(partner)}>{bindWords(partner.name)}</a>
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
