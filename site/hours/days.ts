const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The days in a line of the hours: "Monday-Friday", "Saturday, Sunday", "Every day"; empty for any other wording. */
export function daysOf(words: string): string[] {
  if (/^(?:every day|daily)$/i.test(words)) return DAYS;
  const parts = words.split(/\s*(?:,|&| and )\s*/).map((part) => {
    const [first = "", last = first, ...more] = part.split(/\s*(?:-|–| to )\s*/);
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    return from === -1 || to < from || more.length > 0 ? undefined : DAYS.slice(from, to + 1);
  });
  return parts.includes(undefined) ? [] : parts.flatMap((part) => part ?? []);
}
