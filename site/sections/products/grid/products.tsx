import type { ReactNode } from "react";
import { addressOf } from "../../../catalogue/places/address.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { PageCopy } from "../../../copy/page.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import type { PictureFiles } from "../../../ui/picture.tsx";
import { SkipLink } from "../../../ui/skip-link.tsx";
import { CategoryTile, type ShownCategory } from "./category-tile.tsx";
import { HelpTile } from "./help-tile.tsx";
import { KnowHow, type KnowHowLink } from "./know-how.tsx";
import { ProductRow } from "./product-row.tsx";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { onPress } from "../../../ui/page-action.ts";
import css from "./products.module.css";

export interface ProductsProps {
  copy: PageCopy["products"];
  /** Label of the entry "all". */
  allLabel: string;
  categories: ShownCategory[];
  /** The first choice of each category; `children` adds the rest. */
  firstProducts: ShownProduct[];
  productCount: number;
  helpPicture: PictureFiles;
  /** Guides below the categories; none if the range has none of them. */
  guides: KnowHowLink[];
  /** Whether the requested address is not in the catalogue. */
  isLost: boolean;
  /** Above the categories: search, examples, workpiece materials. */
  finder: ReactNode;
  /** Before the list of all products; replaces it during a search. */
  found: ReactNode;
  /** Shown after the first products. */
  children: ReactNode;
}

/** The page's product section: seven categories, help, and every product. */
export function Products(props: ProductsProps) {
  const { copy, allLabel, categories, firstProducts, productCount, helpPicture, isLost } = props;
  return (
    <section
      id="products"
      className={`${blocks.section} ${layout.measure}`}
      tabIndex={-1}
      aria-labelledby="products-title"
    >
      <header className={`${blocks.spread} ${css.head}`}>
        <h2 id="products-title" className={css.title}>
          {copy.title}
        </h2>
        <dl className={css.counts}>
          <div>
            <dt className={blocks.label}>categories</dt>
            <dd>{categories.length}</dd>
          </div>
          <div>
            <dt className={blocks.label}>products listed</dt>
            <dd>{productCount}</dd>
          </div>
        </dl>
      </header>
      {isLost && (
        <p className={`${blocks.notice} ${css.lost}`} role="status">
          That address is not in the catalogue. Here is everything we list.
        </p>
      )}
      <div className={`${blocks.screen} ${layout.scripted} ${css.finder}`}>{props.finder}</div>
      <nav className={`${blocks.screen} ${css.index}`} aria-label="Categories">
        <a href={addressOf({})} aria-current="true" {...onPress({ action: "show-all" })}>
          {`${allLabel} `}
          <span>{productCount}</span>
        </a>
        {categories.map(({ id, label, count }) => (
          <a key={id} href={addressOf({ category: id })}>
            {`${label} `}
            <span>{count}</span>
          </a>
        ))}
      </nav>
      <ul className={css.grid}>
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
        <HelpTile copy={copy.help} picture={helpPicture} />
      </ul>
      {props.guides.length > 0 && <KnowHow guides={props.guides} />}
      {props.found}
      <div className={`${blocks.screen} ${css.all}`} data-all-products="">
        <header className={`${blocks.spread} ${blocks.blockHead}`}>
          <h3>{countWithUnit(productCount, "product")}</h3>
          <p className={blocks.note}>All categories</p>
        </header>
        <SkipLink to="catalogue">Skip the list</SkipLink>
        <ul>
          {firstProducts.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ul>
        {props.children}
      </div>
    </section>
  );
}
