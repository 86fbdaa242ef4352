import { useEffect, useReducer, useState } from "react";
import type { PageCopy } from "../../copy/page.ts";
import { Picture, type PictureFiles } from "../../ui/picture.tsx";
import { Console } from "./console.tsx";
import { SlideRule } from "./slide-rule.tsx";
import { firstSlide, slideReducer } from "./slides.ts";
import layout from "../../ui/layout.first.module.css";
import css from "./hero.first.module.css";

export interface HeroProps extends Pick<PageCopy["hero"], "headline" | "lead" | "stats"> {
  slides: {
    name: string;
    caption: string;
    alt: string;
    keep?: "top" | "bottom" | undefined;
    files: PictureFiles;
  }[];
}

/** Delay before the next slide's picture loads: time for a slow network, no waste on a short visit. */
const LOAD_AFTER_MS = 2500;

/** The hero: five slides with one headline, controlled by a graduated rule. */
export function Hero({ headline, lead, stats, slides }: HeroProps) {
  const [show, dispatch] = useReducer(slideReducer(slides.length), firstSlide);
  const [loaded, setLoaded] = useState<readonly number[]>([0]);
  const load = (slide: number): void =>
    setLoaded((before) => (before.includes(slide) ? before : [...before, slide]));

  // With reduced motion the show starts paused. In an effect, since only the browser knows the setting.
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) dispatch({ type: "pause" });
  }, []);

  const next = (show.current + 1) % slides.length;
  useEffect(() => {
    if (show.isPaused) return;
    const timer = setTimeout(() => load(next), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [next, show.isPaused]);

  return (
    <section
      id="home"
      className={`${layout.stage} ${css.hero}`}
      tabIndex={-1}
      aria-label={headline.join(" ")}
      data-paused={show.isPaused || undefined}
    >
      <div className={css.pictures}>
        {slides.map((slide, index) =>
          loaded.includes(index) || index === show.current ? (
            <div
              key={slide.name}
              className={css.slide}
              data-slide={slide.name}
              data-keep={slide.keep}
              data-current={index === show.current || undefined}
              aria-hidden={index !== show.current || undefined}
            >
              <Picture
                files={slide.files}
                alt={slide.alt}
                sizes="(max-width: 599px) 92vw, 100vw"
                loading="eager"
                fetchPriority={index === 0 ? "high" : undefined}
              />
            </div>
          ) : null,
        )}
      </div>
      <div className={css.words}>
        <h1 className={css.headline}>
          <span>{headline[0]}</span> <span>{headline[1]}</span>
        </h1>
        <SlideRule slides={slides} show={show} dispatch={dispatch} onIntent={load} />
        <Console lead={lead} stats={stats} />
      </div>
    </section>
  );
}
