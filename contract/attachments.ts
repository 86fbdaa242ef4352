import * as v from "valibot";

/** Where a file is posted before the message that names it, below the API's origin. The body is the file's bytes. */
export const ATTACHMENTS_PATH = "/api/notifications/attachments";

/** Request header with the file's own name, percent-encoded UTF-8. It is shown to people and names nothing on disk. */
export const FILE_NAME_HEADER = "File-Name";

/** Field of the form without script that holds the files; also the key of the JSON that names them. */
export const FILES_FIELD = "files";

/** Bytes that a MB has here and in the settings. */
export const MIB = 1_048_576;

/** The most that goes with one message. */
export const FILE_LIMITS = {
  count: 5,
  /** Bytes of one file. */
  bytes: 10 * MIB,
  /** Bytes of all files of a message. */
  allBytes: 20 * MIB,
} as const;

/** What a file field offers to choose. */
export const ACCEPTED_FILES = ".jpg,.jpeg,.png,.webp,.heic,.heif,.pdf,.dxf,.stp,.step,image/*";

/** A file that is on the server's disk and waits for its message. */
export interface TakenFile {
  /** 32 hex digits, made by the server. */
  id: string;
  /** As it will be mailed: cleaned, with the ending of what the file really is. */
  name: string;
  bytes: number;
}

/** The JSON answer to a posted file. `success: true` comes with status 200 and only once the file is on disk. */
export type AttachmentAnswer = { success: true; file: TakenFile } | { success: false; error: string };

function defineSchema() {
  return v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    v.maxLength(FILE_LIMITS.count),
    v.check((ids) => new Set(ids).size === ids.length),
  );
}

const fileIdsSchema = /* @__PURE__ */ defineSchema();

/**
 * The ids of the files that a message names by its key {@link FILES_FIELD}: none where it hasn't got that key.
 * Undefined when they can't be ids: no list, too many, one twice.
 */
export function parseFileIds(input: unknown): string[] | undefined {
  if (typeof input !== "object" || input === null || !(FILES_FIELD in input)) return [];
  const result = v.safeParse(fileIdsSchema, input[FILES_FIELD]);
  return result.success ? result.output : undefined;
}
