import fc from "fast-check";
import { expect, test } from "vitest";
import { boundaryOf, readMultipart } from "./read-multipart.ts";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    await Promise.resolve();
    yield bytes.subarray(at, at + size);
  }
}

async function partsOf(bytes: Uint8Array, boundary: string, size: number) {
  const parts: { name: string; fileName: string | undefined; text: string }[] = [];
  for await (const { name, fileName, bytes: body } of readMultipart(inPieces(bytes, size), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    parts.push({ name, fileName, text: Buffer.concat(chunks).toString("latin1") });
  }
  return parts;
}

/** A form encoded by this platform's `fetch`, as browsers encode it. */
async function formBytes(form: FormData) {
  const request = new Request("http://localhost", { method: "POST", body: form });
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "") ?? "";
  return { bytes: new Uint8Array(await request.arrayBuffer()), boundary };
}

test("any fields and files come out as they went in, however the body is cut", async () => {
  const field = fc.record({ name: fc.string({ minLength: 1 }), value: fc.uint8Array({ maxLength: 300 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(field, { maxLength: 5 }),
      fc.integer({ min: 1, max: 90 }),
      async (fields, size) => {
        const form = new FormData();
        for (const { name, value } of fields) form.append(name, new Blob([value]), 'ä"b.pdf');
        const { bytes, boundary } = await formBytes(form);
        const parts = await partsOf(bytes, boundary, size);
        expect(parts.map(({ text }) => text)).toEqual(
          fields.map(({ value }) => Buffer.from(value).toString("latin1")),
        );
        expect(parts.every(({ fileName }) => fileName === 'ä"b.pdf')).toBe(true);
      },
    ),
  );
});

test("a part that nobody reads, or not to its end, is passed over", async () => {
  const form = new FormData();
  form.append("a", new Blob(["x".repeat(5_000)]), "a.txt");
  form.append("b", "words");
  const { bytes, boundary } = await formBytes(form);
  const names: string[] = [];
  for await (const { name, bytes: body } of readMultipart(inPieces(bytes, 100), boundary)) {
    names.push(name);
    for await (const chunk of body) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
  }
  expect(names).toEqual(["a", "b"]);
});

test("what isn't a form, or ends too early, is an error and never waits", async () => {
  const bodies = [
    "",
    "nothing",
    "--b",
    "--b\r\n\r\n",
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end',
    "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--",
    `--b\r\nX: ${"y".repeat(9_000)}\r\n\r\nx\r\n--b--`,
    '--bX\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--',
  ];
  for (const body of bodies) await expect(partsOf(Buffer.from(body), "b", 16)).rejects.toThrow();
});

test("a boundary is read with and without quotes", () => {
  expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe("a b");
  expect(boundaryOf("multipart/form-data")).toBeUndefined();
});
