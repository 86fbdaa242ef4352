import * as v from "valibot";

const name = v.pipe(
  v.string(),
  v.check((text) => /^[A-Z]{2,3}$/.test(text), "a chipbreaker's two or three capital letters, such as PM"),
);
const row = v.strictObject({
  names: v.pipe(v.array(name), v.nonEmpty()),
  class: v.picklist(["finishing", "finishing to medium", "medium", "medium to roughing", "roughing"]),
  /** The addresses of the catalogue pages that state it, with spaces between them. */
  source: v.pipe(v.string(), v.startsWith("http")),
});

/**
 * `content/words/search/breakers.json`: other makers' chipbreakers of turning inserts, with the class that catalogues
 * state for them. They are read behind an insert's code, and never shown as equal to ours.
 */
export const breakersSchema = v.pipe(
  v.array(row),
  v.check((rows) => {
    const all = rows.flatMap(({ names }) => names);
    return new Set(all).size === all.length;
  }, "each chipbreaker once: leave out one whose sources contradict each other"),
);

/** Makers' chipbreakers as the owner writes them. */
export type BreakerWords = v.InferOutput<typeof breakersSchema>;
