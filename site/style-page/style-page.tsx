import { Fields } from "./fields.tsx";
import { Buttons } from "./buttons.tsx";
import { SharedBlocks } from "./shared-blocks.tsx";
import { Drawings, LinkSpecimens, WordSpecimens } from "./small-parts.tsx";
import css from "./style-page.module.css";
import { Colours, Spaces, type DesignToken, TypeScale } from "./tokens.tsx";

/** All modules of site/ui in all states, for developers. Only `npm run dev` serves it, at /style-page. */
export function StylePage({ tokens }: { tokens: readonly DesignToken[] }) {
  return (
    <main className={css.page}>
      <h1>Style page</h1>
      <p>
        Every part of site/ui in every state, and what it is made of. Only the development server has this
        page.
      </p>
      <h2>Colours</h2>
      <Colours tokens={tokens} />
      <h2>Type</h2>
      <TypeScale tokens={tokens} />
      <h2>Space and time</h2>
      <Spaces tokens={tokens} />
      <h2 id="buttons">Buttons</h2>
      <Buttons />
      <h2>Fields</h2>
      <Fields />
      <h2>Words</h2>
      <WordSpecimens />
      <h2>Blocks</h2>
      <SharedBlocks />
      <h2>Drawings</h2>
      <Drawings />
      <h2>Ways</h2>
      <LinkSpecimens />
    </main>
  );
}
