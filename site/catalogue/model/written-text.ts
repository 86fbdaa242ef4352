/** Characters without width, as pasted from web pages and other documents, except the joiners of Indian scripts. */
export const invisible =
  /[\u00AD\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** Control characters, except those for spaces and lines, and unassigned characters. */
const unseen = /[\p{Co}\p{Cs}]|[^\P{Cc}\n\r\t]/u;

/** The characters that Windows shows for the bytes 0x80 to 0x9F. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** A letter of two, three or four bytes, each read as a separate letter. */
const twiceEncoded = new RegExp(
  `(?:[ÂÃ][\u0080-\u00BF${windows}]|[àâ][\u0080-\u00BF${windows}]{2}|ð[\u0080-\u00BF${windows}]{3})+`,
);

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i;
const entity = /&(?:[a-z][a-z]{1,7}\d{0,2}|#\d+|#x[\da-f]+);/i;
const markdown = /\*\*[^*\s][^*]*\*\*|\[[^\]]*\]\(https?:[^)]*\)/;

/** The original words of a text that was saved with a wrong encoding. */
function onceEncoded(found: string): string {
  const bytes = found.split("").map((sign) => {
    const at = windows.indexOf(sign);
    return at < 0 ? sign.charCodeAt(0) : 0x80 + at;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/**
 * Why a text can't be shown as written, and what to do: invisible characters, letters of a wrong encoding, and markup
 * of other file formats. Undefined if nothing is wrong.
 */
export function writtenFault(text: string): string | undefined {
  const sign = text.match(invisible)?.[0] ?? unseen.exec(text)?.[0];
  if (sign !== undefined) {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const at = text.indexOf(sign);
    const before = text.slice(Math.max(0, at - 12), at);
    return `a text without signs that can't be seen (U+${code} stands ${before === "" ? "at its beginning" : `after "${before}"`}): type it anew`;
  }
  const [letters] = twiceEncoded.exec(text) ?? [];
  if (letters !== undefined)
    return `"${onceEncoded(letters)}" where "${letters}" stands: the file was saved with a wrong encoding once. Type the letter again`;
  const [foreign] = tag.exec(text) ?? entity.exec(text) ?? markdown.exec(text) ?? [];
  if (foreign !== undefined)
    return `plain words without "${foreign.slice(0, 40)}", which would be shown as it is typed: write the sign or word itself`;
  return undefined;
}
