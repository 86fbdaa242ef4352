/** Rows as CSV for spreadsheets: RFC 4180, with the mark without which Excel takes UTF-8 for the code page of the machine. */
export function asCsv(rows: string[][]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

/**
 * What a spreadsheet would run gets a `'` in front. A program that splits lines at `;` or a tab, as many do in Europe,
 * makes cells where this file has none: after those, and after line breaks and quotes, too.
 */
function csvCell(text: string): string {
  const marked = text.replace(/(^|[;\t\r\n,|])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  // Spreadsheets ignore white space before a formula, and some take it for the mark of one.
  const harmless = /^(?:[\t\r]|\s+'[=+\-@＝＋－＠])/.test(marked) ? `'${marked}` : marked;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
