import { GUIDES_PATH } from "../../../catalogue/places/guide-address.ts";
import { addressOf, pageOfProduct } from "../../../catalogue/places/address.ts";
import type { Guide } from "../../../catalogue/guides/make-guide.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import page from "../../../ui/blocks/page-title.alone.module.css";
import layout from "../../../ui/layout.first.module.css";
import { Picture, type PictureFiles } from "../../../ui/picture.tsx";
import { GuideChoices } from "./guide-choices.tsx";
import { GuideDrawing } from "./guide-drawing.tsx";
import { GuideLadders } from "./guide-ladders.tsx";
import { GuideTables } from "./guide-tables.tsx";
import { GuideWear } from "./guide-wear.tsx";
import css from "./guide-page.alone.module.css";

export interface GuidePageProps {
  guide: Guide;
  /** The files of the picture that the guide's words describe. */
  picture?: PictureFiles | undefined;
  others: { label: string; href: string }[];
}

/** A family's guide, which needs no script: its code, how to choose, its figures, its grades, and its wear. */
export function GuidePage({ guide, picture, others }: GuidePageProps) {
  const { text, example, code, drawing } = guide;
  const size = example.specifications.size ?? example.name;
  return (
    <main id="main" tabIndex={-1} className={`${layout.measure} ${page.main} ${css.main}`}>
      <nav className={blocks.screen} aria-label="Place">
        <a className={page.place} href={GUIDES_PATH}>
          Know-how
        </a>
      </nav>
      <h1 className={page.title}>{text.title}</h1>
      <p className={page.lead}>{text.lead}</p>
      <nav className={`${blocks.cluster} ${blocks.screen} ${css.contents}`} aria-label="On this page">
        <a href="#read">How to read it</a>
        <a href="#choose">How to choose</a>
        <a href="#wear">What wears and why</a>
      </nav>

      <section id="read">
        <h2>How {size} reads</h2>
        <p className={blocks.note}>
          {code.standard} · <a href={pageOfProduct(example)}>{example.name}</a>
        </p>
        <ol className={`${css.positions} ${layout.data}`}>
          {code.positions.map((position) => (
            <li key={position.name}>
              <b>{position.code}</b> <span>{position.name}</span> {position.meaning}
            </li>
          ))}
        </ol>
        {code.remarks.map((remark) => (
          <p key={remark} className={blocks.note}>
            {remark}
          </p>
        ))}
        {drawing && <GuideDrawing drawing={drawing} />}
      </section>
      <GuideChoices title="What stands in our range's codes" groups={guide.choices} />
      <GuideChoices title="What the words of a sheet mean" groups={guide.terms} />

      <section id="choose">
        <h2>How to choose</h2>
        {picture && text.picture && (
          <figure className={`${css.picture} ${blocks.screen}`}>
            <Picture files={picture} alt={text.picture.alt} sizes="(max-width: 767px) 100vw, 720px" />
            <figcaption className={blocks.note}>{text.picture.caption}</figcaption>
          </figure>
        )}
        <dl className={css.rows}>
          {text.choose.map(({ when, take }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{take}</dd>
            </div>
          ))}
        </dl>
      </section>
      <GuideTables tables={guide.tables} />
      <GuideLadders ladders={guide.ladders} />
      <GuideWear wear={guide.wear} title={text.title} />

      <p className={`${blocks.cluster} ${blocks.screen} ${css.ways}`}>
        <a
          className={buttons.primary}
          href={addressOf({ category: example.category, subcategory: example.subcategory })}
        >
          {text.title} in the catalogue
        </a>
        <a className={buttons.secondary} href="/calculator">
          Cutting data
        </a>
      </p>
      <nav className={`${blocks.cluster} ${blocks.screen} ${css.contents}`} aria-label="Other guides">
        {others.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <p className={blocks.note}>
        Starting points of workshop practice, not promises. What a tool may do stands on its sheet.
      </p>
    </main>
  );
}
