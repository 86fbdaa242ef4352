import { GatheredBytes } from "./gathered-bytes.ts";

/** The text of a short body; undefined if it has more than `limit` bytes, empty if the sender left before its end. */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return undefined;
  const gathered = new GatheredBytes();
  try {
    for await (const chunk of request.body ?? []) {
      if (gathered.length + chunk.length > limit) return undefined;
      gathered.add(chunk);
    }
  } catch {
    return "";
  }
  return gathered.take().toString("utf8");
}

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
