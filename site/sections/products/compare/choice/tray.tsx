import { addressOfState, type BrowserState } from "../../../../catalogue/places/browser-state.ts";
import { MOST_COMPARED } from "../../../../catalogue/compare/choose.ts";
import buttons from "../../../../ui/button.first.module.css";
import { Icon } from "../../../../ui/icon.tsx";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { Picture } from "../../../../ui/picture.tsx";
import type { ComparisonChoice } from "./comparison-choice.ts";
import { RefusalNote } from "./refusal-note.tsx";
import css from "./tray.late.module.css";

interface TrayProps {
  choice: ComparisonChoice;
  state: BrowserState;
}

/** A bar at the foot of the list: the chosen tools and a link to the comparison. Nothing if no tool is chosen. */
export function Tray({ choice, state }: TrayProps) {
  const { chosen, refusal, toggle, clear } = choice;
  if (chosen.length === 0) return null;
  const { product: _, ...list } = state;
  const address = addressOfState({ ...list, compare: chosen.map(({ id }) => id), isComparing: true });
  return (
    <section
      className={`${blocks.screen} ${layout.stage} ${css.tray}`}
      aria-label="Comparison"
      data-compare-tray
    >
      {refusal && <RefusalNote refusal={refusal} choice={choice} />}
      <div className={css.bar}>
        <p className={css.count}>
          <span className={`${css.number} ${layout.data}`}>{chosen.length}</span>
          <span className={`${blocks.label} ${css.of}`}>
            {" "}
            of {MOST_COMPARED}
            <span className={css.what}> to compare</span>
          </span>
        </p>
        <ul className={css.chosen}>
          {chosen.map((product) => (
            <li key={product.id}>
              <Picture files={product.picture} alt="" sizes="40px" className={css.picture} />
              <span className={css.name}>{product.name}</span>
              <button
                type="button"
                className={css.out}
                aria-label={`Take out ${product.name}`}
                onClick={() => toggle(product)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={css.clear} onClick={clear}>
          Clear
        </button>
        {chosen.length > 1 ? (
          <a className={`${buttons.white} ${buttons.small} ${css.open}`} href={address}>
            Compare
          </a>
        ) : (
          <p className={`${blocks.label} ${css.hint}`}>Choose one more</p>
        )}
      </div>
    </section>
  );
}
