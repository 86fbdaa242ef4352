import type { WearFigure } from "../../../catalogue/guides/wear-figure.ts";
import css from "./worn-edge.both.module.css";

/** The figure of a kind of wear. */
export function WornEdge({
  figure: { view, body, lost, added, cracks },
  name,
}: {
  figure: WearFigure;
  name: string;
}) {
  return (
    <svg className={css.figure} viewBox="0 0 100 76" role="img" aria-label={`${name}, ${view}`}>
      <path className={css.body} d={body} />
      {lost !== undefined && <path className={css.lost} d={lost} />}
      {added !== undefined && <path className={css.added} d={added} />}
      {cracks !== undefined && <path className={css.cracks} d={cracks} />}
    </svg>
  );
}
