import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FILE_LIMITS } from "#contract/attachments.ts";
import { ChosenFiles } from "./chosen-files.ts";
import { uploadFile, type UploadResult } from "./upload-file.ts";

vi.mock("./upload-file.ts");

/** A file that begins as a PDF does. */
function pdf(name: string, bytes = 20): File {
  return new File(["%PDF-1.7\n", new Uint8Array(bytes - 9)], name);
}

/** The files that were sent, and the next answer; without an answer every file arrives. */
const sent: { name: string; key: string }[] = [];
const results: UploadResult[] = [];

beforeEach(() => {
  sent.length = 0;
  results.length = 0;
  vi.mocked(uploadFile).mockImplementation(async (_url, { name, key }, onProgress) => {
    sent.push({ name, key });
    onProgress(1);
    return results.shift() ?? { id: `id of ${name}` };
  });
});
afterEach(() => vi.restoreAllMocks());

async function chosen(...files: File[]): Promise<ChosenFiles> {
  const list = new ChosenFiles();
  await list.add(files);
  return list;
}

const namesOf = (list: ChosenFiles): string[] => list.state().files.map(({ name }) => name);

describe("files of an enquiry", () => {
  it("are five at most; of each one more it is said why", async () => {
    const list = await chosen(...["1", "2", "3", "4", "5", "6"].map((name) => pdf(`${name}.pdf`)));
    expect(namesOf(list)).toHaveLength(FILE_LIMITS.count);
    expect(list.state().refusals).toEqual([
      "“6.pdf” was not added: no more than 5 files can go with a message.",
    ]);
    expect(list.state().reading).toBe(0);
  });

  it("stay in the order in which they were given, also where the first takes longer to look at", async () => {
    const list = new ChosenFiles();
    const slow = pdf("slow.pdf");
    const slice = slow.slice.bind(slow);
    vi.spyOn(slow, "slice").mockImplementation((...range) => {
      const head = slice(...range);
      const read = head.arrayBuffer.bind(head);
      head.arrayBuffer = async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        return read();
      };
      return head;
    });
    await Promise.all([list.add([slow]), list.add([pdf("quick.pdf")])]);
    expect(namesOf(list)).toEqual(["slow.pdf", "quick.pdf"]);
  });

  it("are 10 MB each and 20 MB together at most", async () => {
    const list = await chosen(
      pdf("a.pdf", 10_000_000),
      pdf("huge.pdf", 11_000_000),
      pdf("b.pdf", 9_000_000),
      pdf("c.pdf", 2_000_000),
    );
    expect(namesOf(list)).toEqual(["a.pdf", "b.pdf"]);
    expect(list.state().refusals).toEqual([
      "“huge.pdf” is larger than 10 MB.",
      "“c.pdf” was not added: together the files would be larger than 20 MB.",
    ]);
  });

  it("are what they are, not what they are called; a photo that this browser can't read is told how to be sent", async () => {
    // As in a browser that can't decode the picture.
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not decoded")));
    const list = await chosen(
      new File(["\0\0\0\u0018ftypheic\0\0\0\0"], "worn.jpg"),
      new File(["MZ\u0090\0"], "plan.pdf"),
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], "torn.jpg"),
      new File([], "nothing.pdf"),
    );
    expect(namesOf(list)).toEqual([]);
    expect(list.state().refusals).toEqual([
      "“worn.jpg” is a HEIC photo, which can't be read here. Save it as JPEG and send that.",
      "“plan.pdf” is a program. Programs can't be taken.",
      "“torn.jpg” isn't a whole file of its kind. Save it anew and send that.",
      "“nothing.pdf” is empty.",
    ]);
    vi.unstubAllGlobals();
  });

  it("that can't be read any more are said so, and the rest is added", async () => {
    const removed = pdf("gone.pdf");
    vi.spyOn(removed, "slice").mockImplementation(() => {
      throw new Error("The file was removed.");
    });
    const list = await chosen(removed, pdf("here.pdf"));
    expect(namesOf(list)).toEqual(["here.pdf"]);
    expect(list.state().refusals).toEqual(["“gone.pdf” can't be read on this device. Choose it again."]);
  });

  it("at the server are not sent again at the next try; the one that failed is, under the same key", async () => {
    const list = await chosen(pdf("a.pdf"), pdf("b.pdf"));
    results.push({ id: "1" }, { error: "Not sent." });
    expect(await list.send("/files")).toBeUndefined();
    expect(list.state().files).toMatchObject([{ id: "1" }, { error: "Not sent.", progress: undefined }]);
    results.push({ id: "2" });
    expect(await list.send("/files")).toEqual(["1", "2"]);
    expect(sent.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "b.pdf"]);
    expect(sent[2]?.key).toBe(sent[1]?.key);
    expect(list.state().files[1]?.error).toBeUndefined();
  });

  it("that the server has removed are sent again under a new key", async () => {
    const list = await chosen(pdf("a.pdf"), pdf("b.pdf"));
    await list.send("/files");
    list.forget(["id of b.pdf"]);
    await list.send("/files");
    expect(sent.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "b.pdf"]);
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
  });

  it("that were removed don't go", async () => {
    const list = await chosen(pdf("a.pdf"), pdf("b.pdf"));
    list.remove(list.state().files[0]?.key ?? "");
    expect(await list.send("/files")).toEqual(["id of b.pdf"]);
  });
});
