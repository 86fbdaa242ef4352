import * as v from "valibot";

const name = v.pipe(
  v.string(),
  v.check(
    (text) => /^[A-Z\d]{4,9}$/.test(text) && /\d/.test(text),
    "a grade's name in capital letters and figures, four characters or more, such as 4325",
  ),
);
const ranges = v.pipe(
  v.string(),
  v.check(
    (text) => /^(?:(?:P(?:[0-4]\d|50)|[MKNSH](?:[0-3]\d|40))(?:-\d\d)?(?:, (?!$)|$))+$/.test(text),
    "application ranges of ISO 513, such as P15-35, M20",
  ),
);

/**
 * `content/words/search/grades.json`: other makers' grades, each with the application ranges that its maker or a
 * chart of grades states. They are read in queries, and never shown as equal to ours.
 */
export const gradesSchema = v.record(name, ranges);

/** Makers' grades as the owner writes them. */
export type GradeWords = v.InferOutput<typeof gradesSchema>;
