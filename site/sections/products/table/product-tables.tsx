import { useMemo, useState, type ReactNode } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { Sort } from "../../../catalogue/places/browser-state.ts";
import { familyTables } from "../../../catalogue/table/columns.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { MoreOfList } from "./more-of-list.tsx";
import { useSteps } from "./use-steps.ts";
import { FamilyTableView } from "./family-table.tsx";
import css from "./product-tables.late.module.css";

interface ProductTablesProps {
  /** The sorted list. */
  products: readonly ShownProduct[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  /** Shown after the last product. */
  children: ReactNode;
}

/** A list as tables, one for each family, since each family has its own columns. */
export function ProductTables({ products, sort, onSort, children }: ProductTablesProps) {
  const tables = useMemo(() => familyTables(products), [products]);
  const { drawn, rest, isAtEnd, showMore } = useSteps(products.length);
  const [announcement, setAnnouncement] = useState("");
  return (
    <div className={`${blocks.stack} ${css.tables}`}>
      {tables.map((table, index) => {
        const before = tables.slice(0, index).reduce((sum, { products: own }) => sum + own.length, 0);
        const own = table.products.slice(0, Math.max(0, drawn - before));
        return (
          own.length > 0 && (
            <FamilyTableView
              key={table.family}
              table={table}
              products={own}
              sort={sort}
              onSort={onSort}
              announce={setAnnouncement}
            />
          )
        );
      })}
      {isAtEnd && (
        <p className={css.more}>
          <MoreOfList total={products.length} rest={rest} onMore={showMore} />
        </p>
      )}
      {rest <= 0 && <ul>{children}</ul>}
      <p className={layout.srOnly} role="status">
        {announcement}
      </p>
    </div>
  );
}
