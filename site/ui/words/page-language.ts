/** The language of the page with its country, by which dates and large numbers are written: `en-IN`. */
export function pageLanguage(): string {
  return typeof document === "undefined" ? "en" : document.documentElement.lang;
}
