import { afterEach, describe, expect, it, vi } from "vitest";
import { MessageKeys } from "../message-key.ts";
import { sendMessage, type SendResult } from "../send-message.ts";
import { ChosenFiles } from "./chosen-files.ts";
import { sendWithFiles } from "./send-with-files.ts";
import { uploadFile, type UploadResult } from "./upload-file.ts";

vi.mock("./upload-file.ts");
vi.mock("../send-message.ts");

const message = { email: "a@b.example", userName: "Asha", subject: "Other", message: "See the photo." };

interface Tried {
  result: SendResult;
  /** Bodies and keys of the posted messages. */
  posts: { body: unknown; key: string }[];
  urls: string[];
}

/** Sends a message with a drawing. Each answer is used once; after that every file arrives. */
async function trySending(uploads: UploadResult[], answers: SendResult[], withFile = true): Promise<Tried> {
  const files = new ChosenFiles();
  if (withFile) await files.add([new File(["%PDF-1.7\n"], "plan.pdf")]);
  const posts: Tried["posts"] = [];
  const urls: string[] = [];
  vi.mocked(uploadFile).mockImplementation(async (url) => {
    urls.push(url);
    return uploads.shift() ?? { id: `file ${urls.length}` };
  });
  vi.mocked(sendMessage).mockImplementation(async (_url, body, key) => {
    posts.push({ body: JSON.parse(body), key });
    return answers.shift() ?? { isSent: true, reference: undefined, enquiry: undefined };
  });
  const url = "https://api.example/api/notifications/contact";
  const result = await sendWithFiles(url, message, { files, keys: new MessageKeys() });
  return { result, posts, urls };
}

afterEach(() => vi.restoreAllMocks());

describe("a message with files", () => {
  it("names the files, which went before it to the same server", async () => {
    const { result, posts, urls } = await trySending([], []);
    expect(result).toEqual({ isSent: true });
    expect(urls).toEqual(["https://api.example/api/notifications/attachments"]);
    expect(posts).toMatchObject([{ body: { ...message, files: ["file 1"] } }]);
  });

  it("is not sent while a file hasn't arrived", async () => {
    const { result, posts } = await trySending([{ error: "Not sent." }], []);
    expect(result.isSent).toBe(false);
    expect(posts).toEqual([]);
  });

  it("is sent anew with its file where the server has removed that file meanwhile", async () => {
    const lost: SendResult = { isSent: false, status: 409, fields: {}, files: ["file 1"] };
    const { result, posts } = await trySending([], [lost]);
    expect(result).toEqual({ isSent: true });
    expect(posts).toMatchObject([{ body: { files: ["file 1"] } }, { body: { files: ["file 2"] } }]);
    expect(posts[0]?.key).not.toBe(posts[1]?.key);
  });

  it("gives up when the server loses the file a second time, and says so", async () => {
    const lost = (id: string): SendResult => ({ isSent: false, status: 409, fields: {}, files: [id] });
    const { result, posts } = await trySending([], [lost("file 1"), lost("file 2"), lost("file 3")]);
    expect(result).toMatchObject({ isSent: false, status: 409 });
    expect(posts).toHaveLength(2);
  });

  it("without a file is posted with its four fields alone", async () => {
    const { posts, urls } = await trySending([], [], false);
    expect(posts.map(({ body }) => body)).toEqual([message]);
    expect(urls).toEqual([]);
  });
});
