import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CONTACT_PATH, HONEYPOT_FIELD } from "#contract/contact.ts";
import { countFiles } from "../../store/files/file-room.ts";
import { listMessages } from "../../commands/listed-messages.ts";
import { WORDS } from "../../testing/contact-post.ts";
import { type RunningApp, startApp } from "../../testing/running-app.ts";
import { sampleFile } from "../../testing/sample-files.ts";

/** The page of thanks with the message's private address. */
const THANKS = expect.stringMatching(/^\/enquiry\/[\w-]{43}\/sent$/);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => app.store.database.deleteFrom("messages").execute());
afterAll(() => app.stop());

type NamedFile = [bytes: Uint8Array, name: string];

/** Posts the form as a browser does without script. Each message has its own words. */
async function postWithFiles(words: Record<string, string>, files: NamedFile[]): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  for (const [bytes, name] of files) form.append("files", new Blob([new Uint8Array(bytes)]), name);
  const headers = { Origin: app.origin, Connection: "close" };
  return fetch(app.origin + CONTACT_PATH, { method: "POST", body: form, headers, redirect: "manual" });
}

const PHOTO: NamedFile = [sampleFile("jpeg", 2_000_000), "../photo.jpeg"];
const DRAWING: NamedFile = [sampleFile("dxf"), "a.dxf"];

async function stored() {
  return (await listMessages(app.store)).map(({ message, files, flag }) => ({
    message,
    flag,
    files: files.map(({ name, bytes }) => `${name} ${bytes}`),
  }));
}

test("a form with files is stored with them and answered with the page of thanks", async () => {
  const words = { ...WORDS, message: "Wie \r\n पेंच “x”" };
  const response = await postWithFiles(words, [PHOTO, DRAWING]);
  expect([response.status, response.headers.get("Location")]).toEqual([303, THANKS]);
  expect(await stored()).toEqual([
    {
      message: "Wie \n पेंच “x”",
      flag: null,
      files: [`photo.jpg ${PHOTO[0].length}`, `a.dxf ${DRAWING[0].length}`],
    },
  ]);
});

test("a form in which no file was chosen is an ordinary one", async () => {
  const response = await postWithFiles(WORDS, [[new Uint8Array(), ""]]);
  expect(response.status).toBe(303);
  expect(await stored()).toMatchObject([{ files: [] }]);
});

test("pressed twice, it is stored once, and nothing of the second press stays", async () => {
  const words = { ...WORDS, message: "twice" };
  for (const _press of [1, 2]) expect((await postWithFiles(words, [PHOTO])).status).toBe(303);
  expect(await stored()).toHaveLength(1);
  expect((await countFiles(app.store.database)).files).toBe(1);
  // With another file it is another message.
  expect((await postWithFiles(words, [DRAWING])).status).toBe(303);
  expect(await stored()).toHaveLength(2);
});

test("a file that can't be taken brings the form back with the reason and every word; nothing is stored", async () => {
  const response = await postWithFiles(WORDS, [PHOTO, [Buffer.from("MZ\x90"), "<b>.exe"], DRAWING]);
  const page = await response.text();
  expect(response.status).toBe(415);
  expect(page).toContain(
    "“b_.exe” is a program. Programs can&#39;t be taken. Please choose the files again.",
  );
  expect(page).toContain(WORDS.message);
  expect(await stored()).toEqual([]);
  expect(await countFiles(app.store.database)).toEqual({ files: 0, room: 0 });
});

test("a field that is wrong brings the words back, and the files are not kept", async () => {
  const response = await postWithFiles({ ...WORDS, email: "asha" }, [PHOTO]);
  const page = await response.text();
  expect([response.status, page.includes("choose the files again"), page.includes(WORDS.message)]).toEqual([
    400,
    true,
    true,
  ]);
  expect((await countFiles(app.store.database)).files).toBe(0);
});

test("six files or more than 20 MB are told in words", async () => {
  const many = await postWithFiles(
    WORDS,
    Array.from({ length: 6 }, () => DRAWING),
  );
  expect([many.status, await many.text()]).toEqual([413, expect.stringContaining("No more than 5 files")]);
  const large: NamedFile = [sampleFile("pdf", 8_000_000), "a.pdf"];
  const heavy = await postWithFiles(WORDS, [large, large, large]);
  expect([heavy.status, await heavy.text()]).toEqual([413, expect.stringContaining("larger than 20 MB")]);
  expect((await countFiles(app.store.database)).files).toBe(0);
});

test("the hidden field marks a form with files too, and what is no form is refused", async () => {
  await postWithFiles({ ...WORDS, [HONEYPOT_FIELD]: "x" }, [DRAWING]);
  expect(await stored()).toMatchObject([{ flag: "hidden field filled in" }]);
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=b"]) {
    const headers = { Origin: app.origin, "Content-Type": type, Connection: "close" };
    const response = await fetch(app.origin + CONTACT_PATH, { method: "POST", headers, body: "--b\r\nx" });
    expect(response.status).toBe(400);
  }
});

/** Posts a form made of exactly these parts. */
async function postParts(parts: string[]): Promise<Response> {
  const words = Object.entries(WORDS).map(([name, value]) => `form-data; name="${name}"\r\n\r\n${value}`);
  const all = [...words, ...parts].map((part) => `--b\r\nContent-Disposition: ${part}\r\n`).join("");
  const headers = {
    Origin: app.origin,
    "Content-Type": "multipart/form-data; boundary=b",
    Connection: "close",
  };
  const post = { method: "POST", headers, body: `${all}--b--\r\n`, redirect: "manual" as const };
  return fetch(app.origin + CONTACT_PATH, post);
}

test("a file that can't be found in a form is told, never left out without a word", async () => {
  const drawing = sampleFile("dxf").toString();
  const nested = `form-data; name="files"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\n${drawing}\r\n--c--`;
  const packed = await postParts([nested]);
  expect([packed.status, await packed.text()]).toEqual([
    415,
    expect.stringContaining("packed into one part"),
  ]);
  const elsewhere = await postParts([`form-data; name="drawing"; filename="a.dxf"\r\n\r\n${drawing}`]);
  expect([elsewhere.status, await elsewhere.text()]).toEqual([
    400,
    expect.stringContaining("in another field"),
  ]);
  expect(await stored()).toEqual([]);
});

test.each(['name="files"; filename=a.dxf', "name=files; filename=a.dxf", 'name="files"; filename=""'])(
  "a file is taken from a part that says %s",
  async (disposition) => {
    const taken = await postParts([`form-data; ${disposition}\r\n\r\n${sampleFile("dxf").toString()}`]);
    expect(taken.status).toBe(303);
    expect((await stored())[0]?.files).toHaveLength(1);
  },
);
