import { useEffect, useReducer, useState } from "react";
import type { PageCopy } from "../../copy/page.ts";
import { Picture, type PictureFiles } from "../../ui/picture.tsx";
import { Console } from "./console.tsx";
import { Rule } from "./rule.tsx";
import { firstSlide, slideReducer } from "./slides.ts";
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

/** A slide's picture is asked for this long before it is due: time for a slow line, no waste on a quick visit. */
const LOAD_AFTER_MS = 2500;

/** The stage: five slides under one headline, whose graduated rule is their control. */
export function Hero({ headline, lead, stats, slides }: HeroProps) {
  const [show, dispatch] = useReducer(slideReducer(slides.length), firstSlide);
  const [loaded, setLoaded] = useState<readonly number[]>([0]);
  const load = (slide: number): void =>
    setLoaded((before) => (before.includes(slide) ? before : [...before, slide]));

  // Where movement is not wanted the show starts paused. Asked of the browser, so not before it runs here.
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
      className={css.hero}
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
        <Rule slides={slides} show={show} dispatch={dispatch} onIntent={load} />
        <Console lead={lead} stats={stats} />
      </div>
    </section>
  );
}
