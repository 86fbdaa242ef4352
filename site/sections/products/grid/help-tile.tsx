import type { PageCopy } from "../../../copy/page.ts";
import buttons from "../../../ui/button.first.module.css";
import { Picture, type PictureFiles } from "../../../ui/picture.tsx";
import { onPress } from "../../../ui/page-action.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./help-tile.module.css";

interface HelpTileProps {
  copy: PageCopy["products"]["help"];
  picture: PictureFiles;
}

/** Need Help Choosing: a link to a person. */
export function HelpTile({ copy, picture }: HelpTileProps) {
  return (
    <li className={`${blocks.screen} ${css.help}`}>
      <Picture
        files={picture}
        alt={copy.picture.alt}
        sizes="(max-width: 899px) 100vw, 680px"
        className={css.picture}
      />
      <div className={css.words}>
        <h3>{copy.title}</h3>
        <p>{copy.text}</p>
      </div>
      <a
        className={buttons.primary}
        href="/#contact"
        {...onPress({ action: "ask-about-category", subject: "Technical support" })}
      >
        Contact Support
      </a>
    </li>
  );
}
