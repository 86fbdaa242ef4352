import layout from "../../ui/layout.first.module.css";
import css from "./loader.first.module.css";

/** Ten graduations over 270°, the first at the lower left. */
const graduations = Array.from({ length: 10 }, (_, step) => step * 30 - 135);

/**
 * The loading screen: the dial takes ten steps of 200 ms and rests for 500 ms, then the page shows. It uses only CSS,
 * so it also disappears without script; site/start removes the element afterwards.
 */
export function Loader({ company }: { company: string }) {
  return (
    <div className={css.loader} data-loader aria-hidden="true">
      <svg className={css.dial} viewBox="-100 -100 200 200" width="240" height="240">
        <g className={css.graduations}>
          {graduations.map((angle) => (
            <path key={angle} d="M0 -74V-92" transform={`rotate(${angle})`} />
          ))}
        </g>
        <path className={css.minor} d="M-62.2 62.2A88 88 0 1 1 62.2 62.2" pathLength="45" />
        <g className={css.needle}>
          <path d="M-12.6 -54.05A55.5 55.5 0 1 0 12.6 -54.05L12.6 -42.68A44.5 44.5 0 1 1 -12.6 -42.68Z" />
          <line y1="4" y2="-72" />
        </g>
      </svg>
      <p className={`${layout.wordmark} ${css.name}`}>{company}</p>
      <p className={css.count} />
    </div>
  );
}
