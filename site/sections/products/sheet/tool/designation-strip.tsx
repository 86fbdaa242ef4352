import type { Product } from "../../../../catalogue/model/schema.ts";
import { guideOfProduct } from "../../../../catalogue/places/guide-address.ts";
import { readPositions } from "#engineering/reading/read-positions.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { SheetSection } from "./sheet-section.tsx";
import css from "./designation-strip.both.module.css";

/** A designation explained position by position, with notes where sources disagree; nothing for other texts. */
export function DesignationStrip({ product }: { product: Pick<Product, "family" | "specifications"> }) {
  const designation = product.specifications.size;
  const read = designation === undefined ? undefined : readPositions(designation);
  if (!read) return null;
  const guide = guideOfProduct(product);
  return (
    <SheetSection
      name="designation"
      title={`How ${designation} reads`}
      note={read.standard}
      isOnPaper={false}
    >
      <ol className={`${css.positions} ${layout.data}`}>
        {read.positions.map(({ code, name, meaning }) => (
          <li key={name}>
            <b>{code}</b> <span className={blocks.note}>{name}</span> {meaning}
          </li>
        ))}
      </ol>
      {read.remarks.map((remark) => (
        <p key={remark} className={blocks.note}>
          {remark}
        </p>
      ))}
      {guide && (
        <p className={css.guide}>
          <a href={guide}>How to read this code, how to choose, what wears</a>
        </p>
      )}
    </SheetSection>
  );
}
