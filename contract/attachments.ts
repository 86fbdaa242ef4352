import * as v from "valibot";

/**
 * Path, below the API's origin, to which a file is posted before the message that names it. The body is the file's
 * bytes.
 */
export const ATTACHMENTS_PATH = "/api/notifications/attachments";

/**
 * Request header with the file's name on the visitor's device, percent-encoded UTF-8. It is shown to people and never
 * becomes a path on the server.
 */
export const FILE_NAME_HEADER = "File-Name";

/** Field of the form without script that holds the files; also the JSON key that lists their ids. */
export const FILES_FIELD = "files";

/** Bytes per MB, here and in the settings. */
export const MIB = 1_048_576;

/** Limits for the files of one message. */
export const FILE_LIMITS = {
  count: 5,
  /** Bytes of one file. */
  bytes: 10 * MIB,
  /** Bytes of all files of a message. */
  allBytes: 20 * MIB,
} as const;

/** Value of a file field's `accept` attribute. */
export const ACCEPTED_FILES = ".jpg,.jpeg,.png,.webp,.heic,.heif,.pdf,.dxf,.stp,.step,image/*";

/** A file on the server's disk that waits for its message. */
export interface UploadedFile {
  /** 32 hexadecimal digits, made by the server. */
  id: string;
  /** The name it will be mailed with: cleaned, with the extension of its real kind. */
  name: string;
  bytes: number;
}

/** JSON answer to a posted file. `success: true` comes with status 200 and only once the file is on disk. */
export type AttachmentAnswer = { success: true; file: UploadedFile } | { success: false; error: string };

function defineSchema() {
  return v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    v.maxLength(FILE_LIMITS.count),
    v.check((ids) => new Set(ids).size === ids.length),
  );
}

const fileIdsSchema = /* @__PURE__ */ defineSchema();

/**
 * The file ids under {@link FILES_FIELD} in a message; none without that key. Undefined when they can't be valid: not a
 * list, too many, or a duplicate.
 */
export function parseFileIds(input: unknown): string[] | undefined {
  if (typeof input !== "object" || input === null || !(FILES_FIELD in input)) return [];
  const result = v.safeParse(fileIdsSchema, input[FILES_FIELD]);
  return result.success ? result.output : undefined;
}
