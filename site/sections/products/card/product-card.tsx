import { memo } from "react";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { headlinePairs, readoutsOf } from "../../../catalogue/cards/card-attributes.ts";
import { packWords } from "../../../catalogue/ordering/ordering-words.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { AddToQuote } from "./add-to-quote.tsx";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { useSheetLink } from "./list-place.ts";
import { CardFoot } from "./card-foot.tsx";
import { CardPairs } from "./card-pairs.tsx";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { ToolOutlinePicture } from "./tool-outline.tsx";
import { AnsiCode } from "../units/ansi-code.tsx";
import { useUnits } from "../units/stored-units.ts";
import { WorkpieceChips } from "../workpieces/workpiece-chips.tsx";
import { pictureWords, SIMILAR_TOOL } from "../picture-words.ts";
import css from "./product-card.late.module.css";

interface ProductCardProps {
  product: ShownProduct;
  /** A card of its own, or the card of a size: the band above it shows the picture and the workpieces. */
  as?: "card" | "size";
  /** Announces the result of adding it to the quote list. */
  announce: (sentence: string) => void;
}

/** A product with all its data: picture, numbers, features, specifications. */
export const ProductCard = memo(function ProductCard({ product, as = "card", announce }: ProductCardProps) {
  const { link, id } = useSheetLink(product);
  const { name, description, picture, specifications } = product;
  const units = useUnits();
  const readouts = readoutsOf(product, units);
  const Name = as === "card" ? "h3" : "h4";
  const codes = [product.orderCode, packWords(product.pack)].filter(Boolean);
  return (
    <li id={id} className={css.card} data-as={as} tabIndex={-1}>
      <div className={css.top}>
        {as === "card" && (
          <div className={css.stand}>
            <Picture
              files={picture}
              alt={pictureWords(product)}
              sizes="(max-width: 767px) 116px, 132px"
              className={css.picture}
            />
            {product.showsSimilar && <p className={`${blocks.note} ${css.similar}`}>{SIMILAR_TOOL}</p>}
          </div>
        )}
        <div className={css.head}>
          <Name className={css.name}>
            <a {...link}>{bindWords(name)}</a>
          </Name>
          {as === "card" && <WorkpieceChips material={specifications.material} />}
        </div>
        <p className={css.description}>{bindWords(description)}</p>
      </div>
      <div className={css.facts}>
        <ToolOutlinePicture product={product} />
        {readouts.length > 0 && (
          <dl className={css.readouts}>
            {readouts.map(({ label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={layout.data}>
                  {value}
                  {unit && <span> {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {as === "card" && <CardPairs pairs={headlinePairs(product, units)} />}
        <div className={css.codes}>
          <p className={`${blocks.note} ${layout.data}`}>
            {codes.join(" · ")}
            <AnsiCode size={specifications.size} before={"\u00a0· "} />
          </p>
          <CompareButton product={product} as="card" />
        </div>
        <AddToQuote product={product} announce={announce} />
        <CardFoot product={product} />
      </div>
    </li>
  );
});
