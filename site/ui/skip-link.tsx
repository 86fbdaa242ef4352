import css from "./skip-link.module.css";

/** The first stop of the keyboard: past the bars, to the content. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to the content
    </a>
  );
}
