import type { Dispatch } from "react";
import layout from "../../ui/layout.first.module.css";
import type { SlideAction, Slideshow } from "./slides.ts";
import css from "./slide-rule.first.module.css";

interface SlideRuleProps {
  slides: { name: string; caption: string }[];
  show: Slideshow;
  dispatch: Dispatch<SlideAction>;
  /** The visitor is about to choose this slide. */
  onIntent: (slide: number) => void;
}

const DIVISIONS = 20;

/** Every second graduation of a segment: long at the start, medium in the middle, short elsewhere. */
function graduations(first: 0 | 1): string {
  return Array.from({ length: DIVISIONS / 2 }, (_, pair) => {
    const division = first + 2 * pair;
    const length = division === 0 ? 22 : division === DIVISIONS / 2 ? 14 : 8;
    return `M${division} 0V${length}`;
  }).join("");
}

/** The graduated rule: each fifth is a slide's button. The needle crosses it in 5 s, then the next slide shows. */
export function SlideRule({ slides, show, dispatch, onIntent }: SlideRuleProps) {
  return (
    <div className={`${layout.scripted} ${css.rule}`} role="group" aria-label="Slides">
      <ol className={css.segments}>
        {slides.map((slide, index) => (
          <li key={slide.name}>
            <button
              type="button"
              className={css.segment}
              aria-current={index === show.current || undefined}
              onClick={() => dispatch({ type: "choose", slide: index })}
              onPointerEnter={() => onIntent(index)}
              onFocus={() => onIntent(index)}
            >
              <svg
                className={css.ticks}
                viewBox={`0 0 ${DIVISIONS} 22`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={graduations(0)} />
                <path className={css.fine} d={graduations(1)} />
              </svg>
              <span>
                <span className={layout.srOnly}>Slide </span>
                <span className={css.number}>{index + 1}</span> <span className={css.name}>{slide.name}</span>
              </span>{" "}
              <span className={`${css.caption} ${layout.data}`}>{slide.caption}</span>
            </button>
          </li>
        ))}
      </ol>
      <div
        key={show.turn}
        className={css.track}
        data-at={show.current}
        aria-hidden="true"
        onAnimationEnd={() => dispatch({ type: "next" })}
      />
      <button
        type="button"
        className={css.pause}
        aria-label={show.isPaused ? "Play the slides" : "Pause the slides"}
        onClick={() => dispatch({ type: show.isPaused ? "play" : "pause" })}
      >
        <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
          <path d={show.isPaused ? "M1 0l11 7-11 7z" : "M1 1h3v12H1zM8 1h3v12H8z"} fill="currentColor" />
        </svg>
        <span aria-hidden="true">{show.isPaused ? "Play" : "Pause"}</span>
      </button>
      <p className={css.now} aria-hidden="true">
        <span>{slides[show.current]?.name}</span>{" "}
        <span className={layout.data}>{slides[show.current]?.caption}</span>
      </p>
    </div>
  );
}
