import type { PageCopy } from "../../copy/page.ts";
import { Dial } from "../../ui/dial.tsx";
import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import { Picture, type PictureFiles } from "../../ui/picture.tsx";
import { ReadoutItem } from "../../ui/words/readout.tsx";
import { onPress } from "../../ui/page-action.ts";
import css from "./promo.module.css";

export interface PromoProps {
  copy: PageCopy["catalogue"];
  company: string;
  cover: PictureFiles;
}

/** The printed catalogue: a download if there is a file, otherwise a request with the contact form. */
export function Promo({ copy, company, cover }: PromoProps) {
  return (
    <section
      id="catalogue"
      className={`${layout.stage} ${css.promo}`}
      tabIndex={-1}
      aria-labelledby="catalogue-title"
    >
      <div className={`${layout.measure} ${blocks.stack} ${css.grid}`}>
        <div className={`${blocks.screen} ${css.cover}`} aria-hidden="true">
          <Picture files={cover} alt="" sizes="(max-width: 767px) 240px, 405px" />
          <p className={css.year}>{copy.cover.year}</p>
          <p className={css.imprint}>
            <span className={layout.wordmark}>
              <Dial size={22} />
              {company}
            </span>
            <span>{copy.cover.label}</span>
          </p>
        </div>
        <div className={css.words}>
          <h2 id="catalogue-title" className={css.title}>
            {copy.title}
          </h2>
          <p className={`${blocks.label} ${css.subtitle}`}>{copy.subtitle}</p>
          <p className={css.description}>{copy.description}</p>
          <dl className={css.facts}>
            <ReadoutItem label="Size" value={copy.size} />
            <ReadoutItem label="Pages" value={copy.pages} />
            <ReadoutItem label="Format" value={copy.format} />
            <ReadoutItem label="Language" value={copy.language} />
          </dl>
          {copy.file ? (
            <a className={buttons.primary} href={copy.file} download>
              Download the catalogue ({copy.size})
            </a>
          ) : (
            <a
              className={buttons.primary}
              href="/#contact"
              {...onPress({ action: "ask", subject: "Product inquiry", message: copy.request })}
            >
              Request the catalogue
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
