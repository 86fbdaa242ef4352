/** A field of a posted form. */
export interface FormPart {
  name: string;
  /** Undefined for a field that is not a file; empty for a file field in which nothing was chosen. */
  fileName: string | undefined;
  /** The part's declared media type, in lower case. */
  mediaType: string;
  /** Must be read before the next part; unread bytes are skipped. Throws when the body breaks off. */
  bytes: AsyncIterable<Uint8Array>;
}

/** The body isn't valid `multipart/form-data` (RFC 7578), or breaks off. */
export class MultipartError extends Error {
  override readonly name = "MultipartError";
}

const LONGEST_HEADERS = 8_192;

/** The boundary in a `Content-Type`; undefined if there is none. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? bare;
}

/** Reads the parts of a form in order, holding at most one chunk of the request in memory. */
export async function* readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const reader = new Reader(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  await drain(reader.until(delimiter));
  for (;;) {
    const mark = await reader.take(2);
    if (mark === "--") return;
    const rest = mark + (mark === "\r\n" ? "" : await lineEnd(reader));
    if (!/^[ \t]*\r\n$/.test(rest)) throw new MultipartError("a boundary isn't alone on its line");
    const headers = await readHeaders(reader);
    const body = reader.until(delimiter);
    // A consumer that stops early must not end the generator: the rest of the part is still to be skipped.
    yield { ...headers, bytes: { [Symbol.asyncIterator]: () => ({ next: () => body.next() }) } };
    await drain(body);
  }
}

async function lineEnd(reader: Reader): Promise<string> {
  let text = "";
  while (!text.endsWith("\r\n") && text.length < 100) text += await reader.take(1);
  return text;
}

async function readHeaders(reader: Reader): Promise<Omit<FormPart, "bytes">> {
  // The line break before the headers is consumed already; a part without headers would take those of the next part.
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reader.until(Buffer.from("\r\n\r\n"))) {
    length += chunk.length;
    if (length > LONGEST_HEADERS) throw new MultipartError("the headers of a part are too long");
    chunks.push(chunk);
  }
  const headers = Buffer.concat(chunks).toString("utf8").split("\r\n");
  const disposition = headers.find((line) => /^content-disposition\s*:/i.test(line)) ?? "";
  if (!/^[^:]*:\s*form-data\s*;/i.test(disposition)) throw new MultipartError("a part says no name");
  const name = parameter(disposition, "name");
  if (name === undefined) throw new MultipartError("a part says no name");
  const type = headers.find((line) => /^content-type\s*:/i.test(line)) ?? "";
  const mediaType = type.replace(/^[^:]*:\s*/, "").toLowerCase();
  return { name, fileName: parameter(disposition, "filename"), mediaType };
}

/** A parameter of a header, in quotes as browsers write it or bare as some programs do. */
function parameter(header: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, "i").exec(header) ?? [];
  const value = quoted ?? bare;
  return value === undefined ? undefined : plainName(value);
}

/** Undoes how browsers escape names in a form (HTML, 4.10.22.8). */
function plainName(text: string): string {
  return text.replaceAll(/%(22|0D|0A)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of bytes) void chunk;
}

/** Reads a stream up to delimiters. */
class Reader {
  readonly #source: AsyncIterator<Uint8Array>;
  // A line break, so that the first boundary, which may start the body, matches like the others.
  #held = Buffer.from("\r\n");

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next `count` bytes as Latin-1 text. */
  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more();
    return this.#cut(count).toString("latin1");
  }

  /** The bytes before a delimiter, which is consumed too. A second reader of the same bytes gets nothing. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        const last = this.#cut(at);
        this.#cut(mark.length);
        if (last.length > 0) yield last;
        return;
      }
      const sure = this.#held.length - mark.length + 1;
      if (sure > 0) yield this.#cut(sure);
      await this.#more();
    }
  }

  #cut(count: number): Buffer {
    const cut = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return cut;
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done === true) throw new MultipartError("the body ends before its end");
    this.#held = Buffer.concat([this.#held, next.value]);
  }
}
