import { extname } from "node:path";
import { AHEAD } from "#contract/host-headers.ts";

const TYPES = new Map([
  [".html", "text/html;charset=utf-8"],
  [".css", "text/css"],
  [".js", "text/javascript"],
  [".mjs", "text/javascript"],
  [".json", "application/json"],
  [".map", "application/json"],
  [extname(AHEAD.file), AHEAD.type],
  [".webmanifest", "application/manifest+json"],
  [".txt", "text/plain;charset=utf-8"],
  [".csv", "text/csv;charset=utf-8"],
  [".md", "text/markdown;charset=utf-8"],
  [".xml", "text/xml"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".gif", "image/gif"],
  [".ico", "image/x-icon"],
  [".woff2", "font/woff2"],
  [".woff", "font/woff"],
  [".pdf", "application/pdf"],
  [".zip", "application/zip"],
  [".gz", "application/gzip"],
  [".wasm", "application/wasm"],
  [".mp4", "video/mp4"],
  [".webm", "video/webm"],
  [".dxf", "image/vnd.dxf"],
  [".stl", "model/stl"],
  [".step", "model/step"],
  [".stp", "model/step"],
  [".glb", "model/gltf-binary"],
  [".vcf", "text/vcard"],
  [".ics", "text/calendar;charset=utf-8"],
  [".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
]);

/** Media type of a file by its extension; unknown ones are a download. */
export function contentTypeOf(path: string): string {
  return TYPES.get(extname(path).toLowerCase()) ?? "application/octet-stream";
}
