import { Fragment } from "react";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { Guide } from "../../../catalogue/guides/make-guide.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import { WornEdge } from "../wear/worn-edge.tsx";
import wear from "./guide-wear.alone.module.css";

/** The kinds of wear: appearance, cause, remedy, and the harder or tougher grade of the range. */
export function GuideWear({ wear: kinds, title }: { wear: Guide["wear"]; title: string }) {
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
            {figure && <WornEdge figure={figure} name={kind.name} />}
            <div>
              <h3>{kind.name}</h3>
              <p>{kind.looks}</p>
              <p>
                <b>Cause</b> {kind.cause}
              </p>
              <p>
                <b>Remedy</b> {kind.remedy}
              </p>
              <p className={blocks.screen}>
                <a
                  className={wear.ask}
                  href="/#contact"
                  data-about={`${kind.name}, from the guide to ${title.toLowerCase()}`}
                >
                  Ask about this, with a photo
                </a>
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
