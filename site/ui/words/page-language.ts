/** The language of the page with its country, for dates and large numbers: `en-IN`. */
export function pageLanguage(): string {
  return typeof document === "undefined" ? "en" : document.documentElement.lang;
}
