/** Maximum length of a title: search engines and tabs cut off the rest. */
const SHOWN = 60;

/** A page's title followed by the company if both fit; otherwise only the title. */
export function titled(words: string, company: string): string {
  const whole = `${words} | ${company}`;
  return whole.length <= SHOWN ? whole : words;
}
