import { FILE_KINDS, type FileKind } from "#contract/file-kind.ts";

/** Characters of a name before its ending. */
const LONGEST = 80;

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file's name as people and their mail programs see it: no folders, no characters that command, hide or turn text,
 * and the ending of what the file is. It names nothing on the server.
 */
export function displayName(given: string, kind?: FileKind): string {
  const last = given.toWellFormed().normalize().split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu, "")
    .replaceAll(/[<>:"|?*%`$'“”]+/g, "_")
    .replaceAll(/\s+/gu, " ");
  // Of "bill.pdf.exe", a PDF in truth, nothing is left that looks like a second ending.
  const stem = kind === undefined ? plain : plain.replace(/(?:\.[a-z][a-z0-9]{0,4})+$/i, "");
  const short = Array.from(stem.replaceAll(/^[. _-]+|[. ]+$/g, ""))
    .slice(0, LONGEST)
    .join("")
    .trimEnd();
  const name = short === "" ? "file" : DEVICE.test(short) ? `file ${short}` : short;
  return kind === undefined ? name : `${name}.${FILE_KINDS[kind].extension}`;
}

/** The name in a request's header; empty when it says none or can't be read. */
export function nameOfHeader(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? "");
  } catch {
    return "";
  }
}
