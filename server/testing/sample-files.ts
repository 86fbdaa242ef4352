import * as v from "valibot";
import { ATTACHMENTS_PATH, FILE_NAME_HEADER } from "#contract/attachments.ts";
import type { FileKind } from "#contract/file-kind.ts";

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");

function webp(length: number): Buffer {
  const body = Buffer.concat([latin1("WEBPVP8 "), Buffer.alloc(length)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin1("RIFF"), size, body]);
}

/** For tests: the smallest valid file of each kind, with `filling` bytes in the middle. */
export function sampleFile(kind: FileKind, filling = 0): Buffer {
  const middle = Buffer.alloc(filling, "7");
  const around = (start: string, end: string) => Buffer.concat([latin1(start), middle, latin1(end)]);
  switch (kind) {
    case "jpeg":
      return around("\xff\xd8\xff\xe0\0\x10JFIF\0\x01", "\xff\xd9");
    case "png":
      return around("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "\0\0\0\0IEND\xaeB`\x82");
    case "webp":
      return webp(filling);
    case "pdf":
      return around("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "\nstartxref\n9\n%%EOF\n");
    case "dxf":
      return around("  0\r\nSECTION\r\n  2\r\nENTITIES\r\n999\r\n", "\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n");
    case "step":
      return around("ISO-10303-21;\nHEADER;\n/*", "*/\nENDSEC;\nEND-ISO-10303-21;\n");
  }
}

/** For tests: posts a file as the page does. */
export function postFile(
  origin: string,
  bytes: Uint8Array | ReadableStream,
  name = "photo.jpg",
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + ATTACHMENTS_PATH, {
    method: "POST",
    headers: {
      "Content-Type": "application/octet-stream",
      Connection: "close",
      Origin: origin,
      [FILE_NAME_HEADER]: encodeURIComponent(name),
      ...headers,
    },
    body: bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
    ...(bytes instanceof ReadableStream ? { duplex: "half" } : {}),
  });
}

const answerSchema = v.object({ file: v.object({ id: v.string() }) });

/** For tests: stores a file and returns its id. */
export async function storeFile(
  origin: string,
  bytes = sampleFile("jpeg"),
  name = "photo.jpg",
): Promise<string> {
  return v.parse(answerSchema, await (await postFile(origin, bytes, name)).json()).file.id;
}
