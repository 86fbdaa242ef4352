import type { GuideTable } from "../../../catalogue/guides/guide.ts";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import ruled from "../../../ui/blocks/tables.late.module.css?alone";
import css from "./guide-tables.alone.module.css";

/** Figures from the engineering tables. */
export function GuideTables({ tables }: { tables: GuideTable[] }) {
  return tables.map(({ title, note, head, rows }) => (
    <section key={title}>
      <h2>{title}</h2>
      <p className={blocks.note}>{note}</p>
      <table className={`${ruled.table} ${css.table} ${layout.data}`} aria-label={title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => {
                const Cell = at === 0 ? "th" : "td";
                return (
                  <Cell key={head[at]} {...(at === 0 && { scope: "row" })} data-head={head[at]}>
                    {typeof cell === "string" ? (
                      cell
                    ) : (
                      <a href={pageOfProduct({ id: cell.product })}>{cell.text}</a>
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
