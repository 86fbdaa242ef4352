import buttons from "../../../ui/button.first.module.css";
import { onPress } from "../../../ui/page-action.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./comparison.late.module.css";

interface NothingToCompareProps {
  /** Label of the open category. */
  category: string;
  /** The ids in the address. */
  missing: readonly string[];
  listAddress: string;
}

/** Shown if none of the tools in the address exists any more: their ids, the list, and a person to ask. */
export function NothingToCompare({ category, missing, listAddress }: NothingToCompareProps) {
  const ids = missing.join(", ");
  return (
    <div className={`${blocks.stack} ${css.nothing}`}>
      <h3>None of these tools is listed under {category} any more</h3>
      <p>The link names {ids}. Ask us: we know what takes their place.</p>
      <p className={blocks.cluster}>
        <a
          className={buttons.primary}
          href="/#contact"
          {...onPress({
            action: "ask",
            subject: "Product inquiry",
            message: `Please quote for what replaces: ${ids}\n`,
          })}
        >
          Ask for them
        </a>
        <a className={buttons.secondary} href={listAddress}>
          See {category}
        </a>
      </p>
    </div>
  );
}
