import type { FitList } from "../../../browsing/data-files.ts";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import buttons from "../../../ui/button.first.module.css";
import layout from "../../../ui/layout.first.module.css";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { fitTitle, moreWords } from "./fit-words.ts";
import { useFits } from "./use-fits.ts";
import css from "./goes-with.late.module.css";
import section from "./sheet-section.late.module.css";
import print from "./sheet-print.late.module.css";

/** What fits the product or goes with it; left out where nothing does. */
export function GoesWith({ fits, product }: { fits: string; product: ShownProduct }) {
  const { status, last, retry } = useFits({ fits, productId: product.id });
  const lists = status === "answered" ? last?.answer : undefined;
  if (lists?.length === 0) return null;
  const isLate = status === "asking" ? css.late : "";
  return (
    <section
      className={`${section.section} ${print.notOnPaper} ${css.fits} ${isLate}`}
      aria-labelledby="sheet-fits"
    >
      <div className={section.head}>
        <h3 id="sheet-fits">Goes with</h3>
      </div>
      {status === "asking" && <p role="status">Looking up what goes with it…</p>}
      {status === "failed" && (
        <div role="alert" className={css.failed}>
          <p>What goes with this tool could not be loaded.</p>
          <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {lists && (
        <div className={css.lists}>
          {lists.map((list) => (
            <Partners key={`${list.as} ${list.why}`} list={list} title={fitTitle(list.as, product)} />
          ))}
        </div>
      )}
    </section>
  );
}

function Partners({ list: { why, total, partners }, title }: { list: FitList; title: string }) {
  const more = moreWords(total, partners.length);
  return (
    <div className={css.list}>
      <h4>{title}</h4>
      <p className={layout.note}>{why}</p>
      <ul>
        {partners.map(({ id, name, place }) => (
          <li key={id}>
            <a {...sheetLink(id, place)}>{bindWords(name)}</a>
          </li>
        ))}
      </ul>
      {more && <p className={layout.note}>{more}</p>}
    </div>
  );
}
