import { addressOf } from "../../../catalogue/places/address.ts";
import { Picture } from "../../../ui/picture.tsx";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { WorkpieceChips } from "../workpieces/workpiece-chips.tsx";
import css from "./product-row.module.css";

/** A product as a row of the list of all products. The link leads to its place. */
export function ProductRow({ product }: { product: ShownProduct }) {
  const { name, picture, specifications } = product;
  return (
    <li className={css.row}>
      <Picture files={picture} alt="" sizes="80px" className={css.picture} />
      <div className={css.name}>
        <h4>
          <a {...sheetLink(product.id, addressOf(product))}>{name}</a>
        </h4>
        <p>{specifications.application}</p>
      </div>
      <WorkpieceChips material={specifications.material} />
    </li>
  );
}
