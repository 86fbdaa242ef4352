import type { PageCopy } from "../../copy/page.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import { Picture, type PictureFiles } from "../../ui/picture.tsx";
import { ReadoutItem } from "../../ui/words/readout.tsx";
import css from "./about.module.css";

export interface AboutProps {
  copy: PageCopy["about"];
  picture: PictureFiles;
  facts: { label: string; value: string; href?: string }[];
}

/**
 * Phones load this picture with the first load. For dense screens three quarters of the pixels are enough: the
 * difference is not visible.
 */
const sizes =
  "(max-width: 599px) and (min-resolution: 1.5dppx) 75vw, (max-width: 767px) 100vw, min(67vw, 900px)";

/** Who the supplier is, in one statement, one picture and a column of facts. */
export function About({ copy, picture, facts }: AboutProps) {
  return (
    <section
      id="about"
      className={`${blocks.section} ${layout.measure}`}
      tabIndex={-1}
      aria-labelledby="about-title"
    >
      <div className={css.opening}>
        <h2 id="about-title" className={css.title}>
          {copy.title}
        </h2>
        <p className={css.statement}>{copy.statement}</p>
      </div>
      <div className={css.body}>
        <figure className={css.figure}>
          <Picture files={picture} alt={copy.picture.alt} sizes={sizes} />
          <figcaption>{copy.picture.caption}</figcaption>
        </figure>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <ReadoutItem key={fact.label} {...fact} />
          ))}
        </dl>
      </div>
    </section>
  );
}
