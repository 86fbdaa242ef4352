/** When a line of the hours opens and closes: hours of the day, 9.5 for 9:30 AM. */
export interface OpeningHours {
  opens: number;
  closes: number;
}

const time = String.raw`(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\.?`;
const span = new RegExp(`^${time}\\s*(?:-|–|to)\\s*${time}$`, "i");
const always = /^(?:24 hours|24\/7|always open|open all day|round the clock)$/i;

function hourOf(hour = "", minutes = "0", half = ""): number {
  const of12 = Number(hour);
  if (of12 < 1 || of12 > 12) return Number.NaN;
  return (of12 % 12) + (half.toLowerCase() === "p" ? 12 : 0) + Number(minutes) / 60;
}

/**
 * Reads the hours in a line: "9:00 AM - 6:00 PM", "24 hours". Null for words without figures, such as "closed";
 * undefined for figures that aren't opening times.
 */
export function hoursOf(words: string): OpeningHours | null | undefined {
  if (always.test(words)) return { opens: 0, closes: 24 };
  if (!/\d/.test(words)) return null;
  const parts = span.exec(words);
  if (!parts) return undefined;
  const opens = hourOf(...parts.slice(1, 4));
  const closes = hourOf(...parts.slice(4, 7));
  // Midnight as closing time is the end of the day.
  const end = closes === 0 ? 24 : closes;
  return opens < end ? { opens, closes: end } : undefined;
}
