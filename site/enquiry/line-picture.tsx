import type { QuoteLine } from "./quote-list.ts";
import type { LineTools } from "./use-line-tools.ts";
import css from "./line-picture.late.module.css";

/** A small picture of a line's tool; an empty frame if there is none. */
export function LinePicture({ line, tools }: { line: QuoteLine; tools: LineTools }) {
  const picture = tools.get(line.key)?.picture;
  return (
    <span className={css.frame} aria-hidden="true">
      {picture && (
        <picture>
          {picture.sources.map((source) => (
            <source key={source.srcSet} {...source} sizes="56px" />
          ))}
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}
