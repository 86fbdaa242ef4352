/*
 * A quote list in an address: the anchor, the version, and the lines, deflated (raw) and as base64 for addresses.
 * The page writes and reads it; the server writes it for the list in a message.
 */

import type { Consent } from "./quote-text.ts";

/** How the anchor begins. */
export const LINK_ANCHOR = "#list=";

/** Grows when the format of the lines changes. */
export const LINKED_VERSION = "1";

/** A line that a link carries: a tool of the catalogue by its id, or a visitor's words. Texts are without tabs. */
type LinkedText = ({ id: string } | { words: string }) & {
  quantity: number;
  remark: string;
  consent?: Consent | undefined;
};

/** A line as text: quantity, id or a space and the words, remark, consent, separated by tabs. */
export function linkedText(line: LinkedText): string {
  const name = "id" in line ? line.id : ` ${line.words}`;
  const wishes = line.consent === undefined ? [line.remark].filter(Boolean) : [line.remark, line.consent];
  return [line.quantity, name, ...wishes].join("\t");
}
