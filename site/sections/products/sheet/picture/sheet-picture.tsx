import { Picture } from "../../../../ui/picture.tsx";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { pictureWords, SIMILAR_TOOL } from "../../picture-words.ts";
import css from "./sheet-picture.late.module.css";

/** The picture of the product's family, on a studio backdrop. */
export function SheetPicture({ product }: { product: ShownProduct }) {
  return (
    <div className={css.stand}>
      <Picture
        files={product.picture}
        alt={pictureWords(product)}
        sizes="(max-width: 767px) 100vw, (max-width: 1099px) 42vw, min(41vw, 560px)"
        loading="eager"
      />
      {product.showsSimilar && (
        <p className={blocks.note}>{SIMILAR_TOOL}; the figures below are this tool&apos;s own.</p>
      )}
    </div>
  );
}
