import { Fragment } from "react";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { Guide } from "../../../catalogue/guides/make-guide.ts";
import type { WearFigure } from "../../../catalogue/guides/wear-figure.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import wear from "./guide-wear.alone.module.css";

/** The kinds of wear: appearance, cause, remedy, and the harder or tougher grade of the range. */
export function GuideWear({ wear: kinds }: { wear: Guide["wear"] }) {
  const hasFigures = kinds.some(({ figure }) => figure);
  return (
    <section id="wear">
      <h2>What wears and why</h2>
      {hasFigures && (
        <p className={blocks.note}>
          Figures: an edge in section, the rake face above, the flank at the right; or the flank from the
          front. Not to scale. Dashed: what is lost.
        </p>
      )}
      <ul className={wear.kinds}>
        {kinds.map(({ kind, figure, changes }) => (
          <li key={kind.name} className={wear.kind}>
            {figure && <Figure figure={figure} label={`${kind.name}, ${figure.view}`} />}
            <div>
              <h3>{kind.name}</h3>
              <p>{kind.looks}</p>
              <p>
                <b>Cause</b> {kind.cause}
              </p>
              <p>
                <b>Remedy</b> {kind.remedy}
              </p>
              {kind.step && <Changes way={kind.step} changes={changes} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One step in the range's grades, or a note that there is none. */
function Changes({ way, changes }: { way: string; changes: Guide["wear"][number]["changes"] }) {
  if (changes.length === 0) return <p className={blocks.note}>Our range has no {way} grade of this kind.</p>;
  return (
    <p>
      <b>One step {way}</b>{" "}
      {changes.map(({ group, from, to }, at) => (
        <Fragment key={group}>
          {at > 0 && ", "}
          <span className={wear.change}>
            {from.label} →{" "}
            <a href={pageOfProduct(to.product)}>{to.label === from.label ? to.coating : to.label}</a>
          </span>
        </Fragment>
      ))}
    </p>
  );
}

function Figure({ figure: { body, lost, added, cracks }, label }: { figure: WearFigure; label: string }) {
  return (
    <svg className={wear.figure} viewBox="0 0 100 76" role="img" aria-label={label}>
      <path className={wear.body} d={body} />
      {lost !== undefined && <path className={wear.lost} d={lost} />}
      {added !== undefined && <path className={wear.added} d={added} />}
      {cracks !== undefined && <path className={wear.cracks} d={cracks} />}
    </svg>
  );
}
