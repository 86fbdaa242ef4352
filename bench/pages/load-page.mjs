import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
};

/** Serves a folder's files at the edge. */
export function fromFolder(folder) {
  return async (address) => {
    const { pathname } = new URL(address, "http://localhost");
    const path = normalize(decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      return { status: 404, headers: { "content-type": "text/plain" }, body: Buffer.from("Not found") };
    }
    const headers = {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": `public, max-age=${file.endsWith(".html") ? "0, must-revalidate" : 604_800}`,
    };
    return { status: 200, headers, body: readFileSync(file) };
  };
}

/** Serves a running server's answers at the edge, headers included. */
export function fromServer(origin) {
  return async (address) => {
    const answer = await fetch(origin + address, {
      redirect: "manual",
      headers: { "accept-encoding": "identity" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  };
}
