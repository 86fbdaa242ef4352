import { FILE_KINDS, type FileKind } from "#contract/file-kind.ts";

/** Characters of a name before its extension. */
const LONGEST = 80;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file's name as people and their mail programs see it: no folders, no characters that command, hide or reorder text,
 * and the extension of its real kind. No path on the server is made from it.
 */
export function displayName(rawName: string, kind?: FileKind): string {
  const last = rawName.toWellFormed().normalize().split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu, "")
    .replaceAll(/[<>:"|?*%`$'“”]+/g, "_")
    .replaceAll(/\s+/gu, " ");
  // "bill.pdf.exe" that is really a PDF must not keep anything that looks like a second extension.
  const stem = kind === undefined ? plain : plain.replace(/(?:\.[a-z][a-z0-9]{0,4})+$/i, "");
  const short = Array.from(stem.replaceAll(/^[. _-]+|[. ]+$/g, ""))
    .slice(0, LONGEST)
    .join("")
    .trimEnd();
  const name = short === "" ? "file" : DEVICE.test(short) ? `file ${short}` : short;
  return kind === undefined ? name : `${name}.${FILE_KINDS[kind].extension}`;
}

/** The name in a request's header; empty when there is none or it can't be read. */
export function nameOfHeader(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? "");
  } catch {
    return "";
  }
}
