import { FILE_NAME_HEADER } from "#contract/attachments.ts";
import { IDEMPOTENCY_HEADER } from "#contract/contact.ts";

/** The result of an upload: the file's id at the server, or a sentence. */
export type UploadResult = { id: string } | { error: string };

const NOT_SENT = "Not sent: the connection failed. Please try again.";

/**
 * Posts one file. Uses `XMLHttpRequest`, since `fetch` doesn't report progress.
 * @param key the same in each attempt for a file, so that it is stored once.
 * @param onProgress receives the fraction that is sent, from 0 to 1.
 */
export function uploadFile(
  url: string,
  { name, blob, key }: { name: string; blob: Blob; key: string },
  onProgress: (part: number) => void,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(name.toWellFormed()));
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("loadend", () => {
      const result = resultOf(request.responseText);
      if ("error" in result)
        console.error("The file was not sent. Status:", request.status || "no answer", result.error);
      resolve(result);
    });
    request.send(blob);
  });
}

function resultOf(text: string): UploadResult {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null) return { error: NOT_SENT };
    if ("file" in answer && typeof answer.file === "object" && answer.file !== null && "id" in answer.file) {
      const { id } = answer.file;
      if (typeof id === "string") return { id };
    }
    if ("error" in answer && typeof answer.error === "string") return { error: answer.error };
  } catch {
    // No answer, or a proxy's answer.
  }
  return { error: NOT_SENT };
}
