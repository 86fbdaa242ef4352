const within =
  /(?<=\b(?:DIN|ISO|IS|EN|SS|FG)) (?=\d)|(?<=\bDIN \d+) (?=[A-Z]+\b)|(?<=\d) (?=(?:mm|HRC|HB|TPI)\b)|(?<=[\dD]) (?=×)|(?<=×) (?=[\dD])|(?<=\b[A-Z]{2}\.\.) (?=\d)/g;

/**
 * Prevents line breaks within a measure ("5 × D", "0.8 mm", "M8 × 1.25"), a standard's number ("DIN 371") or an insert
 * seat ("CN.. 1204"). Replaces spaces with no-break spaces, so that every character keeps its index.
 */
export function bindWords(text: string): string {
  return text.replaceAll(within, "\u00A0");
}
