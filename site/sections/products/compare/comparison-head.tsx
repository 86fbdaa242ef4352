import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { AddToQuote } from "../card/add-to-quote.tsx";
import css from "./comparison-head.late.module.css";
import table from "./comparison-table.late.module.css";

interface ComparisonHeadProps {
  products: readonly ShownProduct[];
  onRemove: (product: ShownProduct) => void;
  announce: (sentence: string) => void;
}

/** The heads of the columns: picture, name, order code, quote list. The names stay visible. */
export function ComparisonHead({ products, onRemove, announce }: ComparisonHeadProps) {
  return (
    <>
      <thead>
        <tr className={css.pictures}>
          <th scope="row">
            <span className={layout.srOnly}>Picture</span>
          </th>
          {products.map((product) => (
            <td key={product.id}>
              <div className={css.stand}>
                <Picture
                  files={product.picture}
                  alt={`${product.picture.kind}: ${product.specifications.type ?? product.name}`}
                  sizes="(max-width: 767px) 160px, 280px"
                />
                <button
                  type="button"
                  className={`${layout.iconKey} ${blocks.screen} ${css.out}`}
                  aria-label={`Take out ${product.name}`}
                  onClick={() => onRemove(product)}
                >
                  <Icon name="close" />
                </button>
              </div>
            </td>
          ))}
        </tr>
        <tr className={css.names}>
          <th scope="col">Tool</th>
          {products.map(({ id, name }) => (
            <th key={id} scope="col">
              <a {...sheetLink(id)}>{bindWords(name)}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Order code</th>
          {products.map(({ id, orderCode }) => (
            <td key={id} className={layout.data}>
              {orderCode ?? <span className={table.none}>—</span>}
            </td>
          ))}
        </tr>
        <tr className={`${blocks.screen} ${css.adding}`}>
          <th scope="row">Quote list</th>
          {products.map((product) => (
            <td key={product.id}>
              <AddToQuote product={product} as="row" announce={announce} />
            </td>
          ))}
        </tr>
      </tbody>
    </>
  );
}
