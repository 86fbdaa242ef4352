import { FILE_LIMITS } from "#contract/attachments.ts";
import { FILE_KINDS, HEAD_BYTES, kindOf, unwantedSentence } from "#contract/file-kind.ts";

/** Pixels of a picture's longer side: enough to see a worn edge, and sent within seconds. */
const LONGEST_SIDE = 2560;
const SMALL_SIDE = 112;
const JPEG_QUALITY = 0.85;

/** A file ready to be sent. */
export interface PreparedFile {
  blob: Blob;
  /** A thumbnail of a picture. */
  preview?: ImageBitmap;
}

/**
 * Determines a file's real type. A picture is drawn anew: smaller, upright and without the camera's metadata, such as
 * the location. A string explains why the file can't be sent.
 */
export async function prepareFile(file: File): Promise<PreparedFile | string> {
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return `“${file.name}” can't be read on this device. Choose it again.`;
  }
  const found = kindOf(head);
  const isHeic = "unwanted" in found && found.unwanted === "heic";
  if ("unwanted" in found && !isHeic) return unwantedSentence(file.name, found.unwanted);
  const kind = "kind" in found ? found.kind : "jpeg";
  if (kind === "pdf" || kind === "dxf" || kind === "step") {
    return file.size > FILE_LIMITS.bytes ? unwantedSentence(file.name, "large") : { blob: file };
  }
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!picture) return unwantedSentence(file.name, isHeic ? "heic" : "damaged");
  // A PNG is mostly a drawing or a screenshot: JPEG would blur its lines.
  const type = FILE_KINDS[kind === "png" ? "png" : "jpeg"].mediaType;
  const blob = await drawn(picture, LONGEST_SIDE, type);
  const preview = await createImageBitmap(picture, ...sizeWithin(picture, SMALL_SIDE)).catch(() => undefined);
  picture.close();
  if (!blob) return unwantedSentence(file.name, "damaged");
  if (blob.size > FILE_LIMITS.bytes) return unwantedSentence(file.name, "large");
  return { blob, ...(preview && { preview }) };
}

function scaleWithin({ width, height }: ImageBitmap, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function sizeWithin(picture: ImageBitmap, longest: number): [ImageBitmapOptions] {
  const { width, height } = scaleWithin(picture, longest);
  return [{ resizeWidth: width, resizeHeight: height, resizeQuality: "medium" }];
}

function drawn(picture: ImageBitmap, longest: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, scaleWithin(picture, longest));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  if (type === FILE_KINDS.jpeg.mediaType) {
    // JPEG knows no transparency, which would come out black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}
