const within =
  /(?<=\b(?:DIN|ISO|IS|EN|SS|FG)) (?=\d)|(?<=\bDIN \d+) (?=[A-Z]+\b)|(?<=\d) (?=(?:mm|HRC|HB|TPI)\b)|(?<=[\dD]) (?=×)|(?<=×) (?=[\dD])/g;

/**
 * Prevents line breaks within a measure ("5 × D", "0.8 mm", "M8 × 1.25") or a standard's number ("DIN 371"). Replaces
 * spaces with no-break spaces, so that every character keeps its index.
 */
export function bindWords(text: string): string {
  return text.replaceAll(within, "\u00A0");
}
