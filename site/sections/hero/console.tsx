import type { PageCopy } from "../../copy/page.ts";
import { SearchButton } from "../../ui/search-button.tsx";
import buttons from "../../ui/button.first.module.css";
import layout from "../../ui/layout.first.module.css";
import css from "./console.first.module.css";

type ConsoleProps = Pick<PageCopy["hero"], "lead" | "stats">;

/** The lead text, the search where the header has only its icon, two links and the three numbers under the rule. */
export function Console({ lead, stats }: ConsoleProps) {
  return (
    <div className={css.console}>
      <p className={css.lead}>{lead}</p>
      <div className={`${layout.scripted} ${css.find}`}>
        <SearchButton />
      </div>
      <p className={css.buttons}>
        <a className={buttons.primary} href="/#products">
          Explore Products
        </a>
        <a className={buttons.onStage} href="/#contact">
          Contact Sales
        </a>
      </p>
      <dl className={css.stats}>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
