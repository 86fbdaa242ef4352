import { addressOf } from "../../../catalogue/places/address.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { nearestLeaf } from "../../../catalogue/places/nearest-leaf.ts";
import type { Category } from "../../../catalogue/model/schema.ts";
import type { Selection } from "../../../catalogue/places/selection.ts";
import { toolShape } from "#engineering/drawing/tool-shape.ts";
import buttons from "../../../ui/button.first.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { PhantomTool } from "../card/phantom-tool.tsx";
import type { ShownPicture, ShownProduct } from "../../../browsing/shown-product.ts";
import { onPress } from "../../../ui/page-action.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./empty-leaf.late.module.css";

interface EmptyLeafProps {
  /** Labels from the category to the leaf. */
  place: string[];
  category: Category;
  selection: Selection;
  products: ShownProduct[];
  picture: ShownPicture | undefined;
}

/** A place without products: an enquiry for exactly this place, and a link to the nearest place with products. */
export function EmptyLeaf({ place, category, selection, products, picture }: EmptyLeafProps) {
  const near = nearestLeaf(category, selection, products);
  return (
    <div className={css.empty}>
      <h3 className={css.title}>No products listed here yet</h3>
      <p className={css.text}>
        We supply more than we list. Tell us the size and the material, and we answer with a tool.
      </p>
      {products.some((product) => product.subcategory === selection.subcategory && toolShape(product)) && (
        <div className={css.phantom}>
          <PhantomTool />
        </div>
      )}
      <p className={`${blocks.cluster} ${css.buttons}`}>
        <a
          className={buttons.primary}
          href="/#contact"
          {...onPress({
            action: "ask",
            subject: "Product inquiry",
            message: `Please quote for: ${place.join(", ")}: `,
          })}
        >
          Ask for {place.at(-1)}
        </a>
        {near && (
          <a className={buttons.secondary} href={addressOf(near.selection)}>
            See {near.label} ({countWithUnit(near.count, "product")})
          </a>
        )}
      </p>
      {picture && (
        <Picture
          files={picture}
          alt={`Illustration: ${place.at(-1)}`}
          sizes="(max-width: 767px) 60vw, 360px"
          className={css.picture}
        />
      )}
    </div>
  );
}
