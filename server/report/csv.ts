/** Rows as CSV for spreadsheets (RFC 4180), with the byte order mark that Excel needs to recognise UTF-8. */
export function asCsv(rows: string[][]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

/**
 * Puts `'` before anything that a spreadsheet would run as a formula. Programs that also split lines at `;` or tabs,
 * common in Europe, see more cells: so it also does this after those, after line breaks and after quotes.
 */
function csvCell(text: string): string {
  const marked = text.replace(/(^|[;\t\r\n,|])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  // Spreadsheets ignore white space before a formula, and some treat it as a formula's start.
  const harmless = /^(?:[\t\r]|\s+'[=+\-@＝＋－＠])/.test(marked) ? `'${marked}` : marked;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
