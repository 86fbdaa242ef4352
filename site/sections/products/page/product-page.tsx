import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { specificationPairs } from "../../../catalogue/cards/card-attributes.ts";
import type { HsnTable } from "../../../catalogue/model/hsn-schema.ts";
import { orderingPairs } from "../../../catalogue/ordering/ordering-words.ts";
import { addressOfProduct, pageOfProduct } from "../../../catalogue/places/address.ts";
import { guideOfProduct } from "../../../catalogue/places/guide-address.ts";
import type { FitList } from "../../../browsing/data-files.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { SmallDrawing } from "../../../engineering/drawing/paper/draw-small.ts";
import buttons from "../../../ui/button.first.module.css";
import layout from "../../../ui/layout.first.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { pictureWords, SIMILAR_TOOL } from "../picture-words.ts";
import { fitTitle, moreWords } from "../sheet/fit-words.ts";
import { inquiryWords } from "../sheet/inquiry-words.ts";
import { PageDrawing } from "./page-drawing.tsx";
import { PagePairs } from "./page-pairs.tsx";
import { PageSpares } from "./page-spares.tsx";
import { PageStartValues } from "./page-start-values.tsx";
import css from "./product-page.alone.module.css";

export interface ProductPageProps {
  product: ShownProduct;
  hsn: HsnTable;
  /** The way to it in the catalogue, from its category down. */
  steps: { label: string; href: string }[];
  /** Left out where the product's values leave its form open. */
  drawing?: SmallDrawing | undefined;
  /** What goes with it, by kind. */
  fits: FitList[];
  company: { email: string };
}

/** All facts of one product on a page of its own, without script; the catalogue has what takes one. */
export function ProductPage({ product, hsn, steps, drawing, fits, company }: ProductPageProps) {
  const { name, description, features = [], picture } = product;
  const guide = guideOfProduct(product);
  const inquiry = new URLSearchParams({ subject: inquiryWords(product).trim() });
  return (
    <main id="main" tabIndex={-1} className={`${layout.measure} ${css.main}`}>
      <nav aria-label="Place in the catalogue">
        <ol className={css.steps}>
          {steps.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.first}>
        <div className={css.stand}>
          <Picture
            files={picture}
            alt={pictureWords(product)}
            sizes="(max-width: 767px) 100vw, 600px"
            loading="eager"
          />
          {product.showsSimilar && (
            <p className={layout.note}>{SIMILAR_TOOL}; the figures are this tool&apos;s own.</p>
          )}
        </div>
        <div>
          <h1 className={css.title}>{bindWords(name)}</h1>
          <p className={css.text}>{description}</p>
          <PagePairs pairs={orderingPairs(product, hsn)} />
          <p className={css.ways}>
            <a className={buttons.primary} href={addressOfProduct(product)}>
              Open in the catalogue
            </a>
            <a
              className={buttons.secondary}
              href={`mailto:${company.email}?${inquiry.toString().replaceAll("+", "%20")}`}
            >
              Ask by e-mail
            </a>
          </p>
          <p className={layout.note}>
            The catalogue works out cutting data, compares tools and keeps your quote list.
          </p>
        </div>
      </div>
      <PageStartValues values={product.startValues} />
      {drawing && <PageDrawing drawing={drawing} of={product.specifications.size ?? name} />}
      <PageSpares product={product} />
      <section>
        <h2>Specification</h2>
        <PagePairs pairs={specificationPairs(product)} />
        {features.length > 0 && (
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {guide !== undefined && (
          <p className={css.guide}>
            <a href={guide}>How to read, how to choose, what wears</a>
          </p>
        )}
      </section>
      {fits.map((list) => (
        <section key={`${list.as} ${list.why}`}>
          <h2>{fitTitle(list.as, product)}</h2>
          <p className={layout.note}>{list.why}</p>
          <ul className={css.partners}>
            {list.partners.map((partner) => (
              <li key={partner.id}>
                <a href={pageOfProduct(partner)}>{bindWords(partner.name)}</a>
              </li>
            ))}
          </ul>
          <p className={layout.note}>{moreWords(list.total, list.partners.length)}</p>
        </section>
      ))}
      <p className={layout.note}>Pictures are illustrations; dimensions are those of the table.</p>
    </main>
  );
}
