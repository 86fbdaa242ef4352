import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { specificationPairs } from "../../../catalogue/cards/card-attributes.ts";
import type { HsnTable } from "../../../catalogue/model/hsn-schema.ts";
import { orderingPairs } from "../../../catalogue/ordering/ordering-words.ts";
import { addressOfProduct } from "../../../catalogue/places/address.ts";
import { guideOfProduct } from "../../../catalogue/places/guide-address.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { readPositions } from "#engineering/reading/read-positions.ts";
import type { SmallDrawing } from "#engineering/drawing/paper/draw-small.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { pictureWords, SIMILAR_TOOL } from "../picture-words.ts";
import { Cuts } from "../sheet/tool/cuts.tsx";
import { OtherSizes } from "../sheet/tool/other-sizes.tsx";
import { FitLists, type FitListsProps } from "../sheet/tool/fit-lists.tsx";
import { inquiryWords } from "../sheet/inquiry-words.ts";
import { SectionHeading, SheetSection } from "../sheet/tool/sheet-section.tsx";
import type { PlaceStep } from "../sheet/tool/sheet-place.tsx";
import { ToolSheet } from "../sheet/tool/tool-sheet.tsx";
import { AskForm, type AskFormProps } from "./ask-form.tsx";
import { PageDrawing } from "./page-drawing.tsx";
import { PagePairs } from "./page-pairs.tsx";
import css from "./product-page.alone.module.css";

export interface ProductPageProps {
  product: ShownProduct;
  /** The products of its series. */
  series: readonly ShownProduct[];
  hsn: HsnTable;
  /** The path to it in the catalogue, from its category down. */
  steps: readonly PlaceStep[];
  /** Undefined if the product's values don't determine its shape. */
  drawing?: SmallDrawing | undefined;
  /** Matching tools, by kind. */
  fits: FitListsProps["lists"];
  company: { email: string };
  /** Where its form goes, and how it is handled. */
  ask: Omit<AskFormProps, "product">;
}

/** The page of a product with all its facts, without script; the catalogue has the features that need one. */
export function ProductPage({ product, series, hsn, steps, drawing, fits, company, ask }: ProductPageProps) {
  const { picture, specifications } = product;
  const { size } = specifications;
  // A code that can be explained has a link to the guide beside its explanation.
  const guide = size !== undefined && readPositions(size) ? undefined : guideOfProduct(product);
  return (
    <main id="main" tabIndex={-1} className={`${layout.measure} ${css.main}`}>
      <SectionHeading value="h2">
        <ToolSheet
          product={product}
          steps={steps}
          picture={
            <div className={css.stand}>
              <Picture
                files={picture}
                alt={pictureWords(product)}
                sizes="(max-width: 767px) 100vw, 600px"
                loading="eager"
              />
              {product.showsSimilar && (
                <p className={blocks.note}>{SIMILAR_TOOL}; the figures are this tool&apos;s own.</p>
              )}
            </div>
          }
          facts={<PageFacts product={product} series={series} hsn={hsn} email={company.email} ask={ask} />}
          drawing={drawing && <PageDrawing product={product} drawing={drawing} />}
          fits={
            fits.length > 0 && (
              <SheetSection name="fits" title="Goes with">
                <FitLists lists={fits} product={product} />
              </SheetSection>
            )
          }
          cuts={<Cuts product={product} />}
          specification={
            <SheetSection name="specification" title="Specification">
              <PagePairs pairs={specificationPairs(product)} />
              {guide !== undefined && (
                <p className={css.guide}>
                  <a href={guide}>How to read, how to choose, what wears</a>
                </p>
              )}
            </SheetSection>
          }
        />
      </SectionHeading>
    </main>
  );
}

interface PageFactsProps extends Pick<ProductPageProps, "product" | "series" | "hsn" | "ask"> {
  email: string;
}

/** Name, ordering data, the form, and links. */
function PageFacts({ product, series, hsn, email, ask }: PageFactsProps) {
  const inquiry = new URLSearchParams({ subject: inquiryWords(product).trim() });
  return (
    <div className={css.facts}>
      <h1 className={css.title}>{bindWords(product.name)}</h1>
      <p className={css.text}>{product.description}</p>
      <PagePairs pairs={orderingPairs(product, hsn)} />
      <AskForm product={product} {...ask} />
      <OtherSizes product={product} products={series} />
      <p className={`${blocks.screen} ${css.ways}`}>
        <a href={addressOfProduct(product)}>Cutting data, comparison and CAM files</a>
        <a href={`mailto:${email}?${inquiry.toString().replaceAll("+", "%20")}`}>Ask by e-mail</a>
      </p>
    </div>
  );
}
