import { Picture } from "../../../../ui/picture.tsx";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import css from "./sheet-picture.late.module.css";

/** The picture of the product's family, on a studio backdrop. */
export function SheetPicture({ product }: { product: ShownProduct }) {
  const { picture, name, specifications } = product;
  return (
    <div className={css.stand}>
      <Picture
        files={picture}
        alt={`${picture.kind}: ${specifications.type ?? name}`}
        sizes="(max-width: 767px) 100vw, (max-width: 1099px) 50vw, min(57vw, 770px)"
        loading="eager"
      />
    </div>
  );
}
