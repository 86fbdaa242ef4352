import { ABOVE, LINE, textWidth, type Box, type Mark, type Spot } from "./paper-mark.ts";

/** A value with a line to what it is of. */
export interface Leader {
  at: Spot;
  end: "arrow" | "dot";
  words: string;
}

const RISE = 30;
const STEP = 22;
/** At the right there is less room: narrow papers have their leaders there. */
const STEP_RIGHT = 10;

/** Leaders side by side above all else, or one under another at its right: lines that don't cross, texts that don't touch. */
export function leaderMarks<L extends Leader>(
  leaders: readonly L[],
  { top, right }: Box,
  isAtRight: boolean,
): { leader: L; mark: Mark }[] {
  const along = isAtRight ? 1 : 0;
  const ordered = leaders.toSorted((one, other) => one.at[along] - other.at[along]);
  let free = -Infinity;
  return ordered.map((leader) => {
    const { at, end, words } = leader;
    const width = textWidth(words);
    let elbow: Spot;
    if (isAtRight) {
      elbow = [right + STEP_RIGHT, Math.max(at[1] - 12, free)];
      free = elbow[1] + LINE + 6;
    } else {
      elbow = [Math.max(at[0] + STEP, free), top - RISE];
      free = elbow[0] + width + 26;
    }
    const angle = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]);
    const mark: Mark = {
      lines: [[at, elbow, [elbow[0] + width + 6, elbow[1]]]],
      arrows: end === "arrow" ? [{ at, angle }] : [],
      dots: end === "dot" ? [at] : [],
      text: { at: [elbow[0] + 3 + width / 2, elbow[1] - ABOVE], words, isUpright: false },
    };
    return { leader, mark };
  });
}
