import css from "./demonstration.late.module.css";

/** Milliseconds: before the first letter, for all letters, before the answer, and for the answer. In all under 5 s. */
const PAUSE = 400;
const LETTERS = 1000;
const THINK = 500;
const ANSWER = 2600;

/** Pieces in the demonstrated query. */
const PIECES = 50;

/** Whoever presses, types or moves the focus is no longer watching. */
const SIGNS = ["pointerdown", "keydown", "focusin"];

async function wait(time: number, stop: AbortSignal): Promise<void> {
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new Error("The demonstration was stopped."));
    });
  });
}

/** Types a query into the field's words, letter by letter, then shows the button that it leads to. */
async function play(words: HTMLElement, query: string, stop: AbortSignal): Promise<void> {
  words.classList.add(css.shown ?? "");
  words.dataset.shows = "";
  await wait(PAUSE, stop);
  for (const letter of query) {
    words.dataset.shows += letter;
    await wait(LETTERS / query.length, stop);
  }
  await wait(THINK, stop);
  words.dataset.shows = `Add ${PIECES} to quote`;
  words.classList.add(css.answer ?? "");
  await wait(ANSWER, stop);
}

/**
 * Shows once what the search can do, in the first search field that is whole in the window: "50 pcs CNMG 120408" →
 * "Add 50 to quote". The code is the page's first example, which the build has searched for. Not for who prefers
 * stillness, has a category open or comes from another page of this site; a press, a key or a moved focus ends it.
 */
export function demonstrateSearch(): void {
  const code = document.querySelector("[aria-labelledby='finder-examples'] a")?.textContent;
  const isElsewhere = document.referrer.startsWith(location.origin) || document.querySelector("dialog[open]");
  if (!code || isElsewhere || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stop = new AbortController();
  const end = (): void => stop.abort();
  for (const sign of SIGNS) addEventListener(sign, end, { signal: stop.signal });
  const seen = new IntersectionObserver(
    (fields) => {
      const field = fields.find(({ intersectionRatio }) => intersectionRatio === 1)?.target;
      if (!(field instanceof HTMLElement)) return;
      seen.disconnect();
      play(field, `${PIECES} pcs ${code}`, stop.signal)
        .catch(() => undefined)
        .finally(() => {
          end();
          field.classList.remove(css.shown ?? "", css.answer ?? "");
          delete field.dataset.shows;
        });
    },
    { threshold: 1 },
  );
  stop.signal.addEventListener("abort", () => seen.disconnect());
  const begin = (): void => {
    for (const words of document.querySelectorAll("[data-action='open-search'] > span")) seen.observe(words);
  };
  if (document.querySelector("[data-loader]")) {
    document.addEventListener("loader-gone", begin, { once: true, signal: stop.signal });
  } else begin();
}
