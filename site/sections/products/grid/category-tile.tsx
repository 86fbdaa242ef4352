import { Fragment } from "react";
import { addressOf } from "../../../catalogue/places/address.ts";
import { cardPreview } from "../../../catalogue/places/counts.ts";
import type { Category } from "../../../catalogue/model/schema.ts";
import { chooseCategory, chooseSubcategory } from "../../../catalogue/places/selection.ts";
import { Picture, type PictureFiles } from "../../../ui/picture.tsx";
import css from "./category-tile.module.css";

export interface ShownCategory extends Category {
  count: number;
  picture: PictureFiles;
  caption: string;
  /** A long tool is drawn larger, its shank running out of the tile. */
  runsOut: boolean;
  /** The scale bar: its length and the width of the picture, in mm; undefined if unknown. */
  scaleBar?: { millimetres: number; span: number } | undefined;
}

/** A category: its tool, name and count, the first two subcategories and the number of further ones. */
export function CategoryTile({ category }: { category: ShownCategory }) {
  const { id, label, count, picture, caption, runsOut, scaleBar, subCategories } = category;
  const { shown, more } = cardPreview(subCategories);
  return (
    <li className={css.tile}>
      <div className={css.stand} data-runs-out={runsOut || undefined}>
        <Picture files={picture} alt="" sizes="(max-width: 599px) 60vw, 420px" />
        <p className={css.caption}>{caption}</p>
        {scaleBar && <svg viewBox={`0 0 ${scaleBar.millimetres} ${scaleBar.span}`} aria-hidden="true" />}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <a href={addressOf(chooseCategory(id))}>{label}</a>
        </h3>
        <p className={css.count}>
          {`${count} `}
          <span>{count === 1 ? "product" : "products"}</span>
        </p>
        <p className={css.preview}>
          {shown.map((subcategory, index) => (
            <Fragment key={subcategory.id}>
              {index > 0 && ", "}
              <a href={addressOf(chooseSubcategory({ category: id }, subcategory.id))}>{subcategory.label}</a>
            </Fragment>
          ))}
          {more > 0 && <span>{` +${more} more`}</span>}
        </p>
      </div>
    </li>
  );
}
