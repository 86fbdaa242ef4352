import css from "./loader.module.css";

/** Ten graduations over 270°, the first at the lower left. */
const graduations = Array.from({ length: 10 }, (_, step) => step * 30 - 135);

/**
 * The loading screen: the dial takes ten steps of 200 ms and rests for 500 ms, then the page is there.
 * CSS alone runs it, so it goes away even if no script ever does; client.tsx takes the element out afterwards.
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
        <circle
          r="50"
          fill="none"
          stroke="currentColor"
          strokeWidth="11"
          strokeDasharray="291 23"
          transform="rotate(-33)"
        />
        <path className={css.needle} d="M0 4V-72" />
      </svg>
      <p className={css.name}>{company}</p>
      <p className={css.count} />
    </div>
  );
}
