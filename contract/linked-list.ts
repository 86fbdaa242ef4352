/*
 * A quote list in an address: the anchor, the version, and the lines, deflated (raw) and as base64 for addresses.
 * The page writes and reads it; the server writes it for the list in a message.
 */

/** How the anchor begins. */
export const LINK_ANCHOR = "#list=";

/** Grows when the format of the lines changes. */
export const LINKED_VERSION = "1";

/** A line that a link carries: a tool of the catalogue by its id, or a visitor's words. Texts are without tabs. */
type LinkedText = ({ id: string } | { words: string }) & { quantity: number; remark: string };

/** A line as text: quantity, id or a space and the words, remark, separated by tabs. */
export function linkedText(line: LinkedText): string {
  const name = "id" in line ? line.id : ` ${line.words}`;
  return `${line.quantity}\t${name}${line.remark && `\t${line.remark}`}`;
}
