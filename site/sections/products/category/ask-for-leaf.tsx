import { toolShape } from "#engineering/drawing/tool-shape.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import { PhantomTool } from "../card/phantom-tool.tsx";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { onPress } from "../../../ui/page-action.ts";
import css from "./ask-for-leaf.late.module.css";

interface AskForLeafProps {
  /** Labels from the category to the leaf. */
  place: string[];
  /** The first products of the list: the note about outlines is shown only if one of them has an outline. */
  first: readonly ShownProduct[];
}

/** The last cell of a list: links to request an unlisted tool, or help from an engineer. */
export function AskForLeaf({ place, first }: AskForLeafProps) {
  const words = place.join(", ");
  const hasOutlines = first.some((product) => toolShape(product));
  return (
    <li className={css.cell}>
      <h3 className={css.title}>Not listed? Write it as you would on the order.</h3>
      <p className={css.text}>
        Any size, grade or standard. An engineer answers with the tool and its start values.
      </p>
      {hasOutlines && <PhantomTool />}
      <p className={`${blocks.cluster} ${css.buttons}`}>
        <a
          className={buttons.secondary}
          href="/#contact"
          {...onPress({ action: "ask", subject: "Product inquiry", message: `Please quote for: ${words}: ` })}
        >
          Ask for a tool
        </a>
        <a
          className={buttons.secondary}
          href="/#contact"
          {...onPress({ action: "ask", subject: "Technical support", message: `About: ${words}\n` })}
        >
          Contact Support
        </a>
      </p>
      {hasOutlines && (
        <p className={blocks.note}>
          Outlines are drawn from the listed sizes: true size on paper and on screens of 96 dpi, to one scale
          everywhere. Flutes, threads and necks are schematic.
        </p>
      )}
    </li>
  );
}
