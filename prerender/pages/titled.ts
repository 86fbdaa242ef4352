/** So many characters of a title are shown by search engines and on tabs; the rest is cut off. */
const SHOWN = 60;

/** A page's title with the company behind it, where both are shown; else its own words alone. */
export function titled(words: string, company: string): string {
  const whole = `${words} | ${company}`;
  return whole.length <= SHOWN ? whole : words;
}
