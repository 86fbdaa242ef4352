import { inflateRawSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { sampleFile, storeFile } from "../testing/sample-files.ts";
import type { RunningApp } from "../testing/running-app.ts";
import { ask, LIST, sendForPage, startWithPages } from "../testing/private-pages.ts";

let app: RunningApp;
afterEach(() => app.stop());

test("whoever has the address sees what was sent, since when and until when it is kept", async () => {
  app = await startWithPages({ clock: () => new Date("2026-11-24T05:12:00Z") });
  const photo = sampleFile("jpeg", 20_000);
  const file = await storeFile(app.origin, photo, "Halter.jpg");
  const path = await sendForPage(app, { message: LIST, files: [file] }, { "Idempotency-Key": "k" });
  expect(path).toMatch(/^\/enquiry\/[\w-]{43}$/);
  const response = await ask(app, path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(
    "8254c329a928|24 Nov 2026, 10:42 am IST|23 Nov 2028|Asha Rao|asha@example.com|Product inquiry",
  );
  expect(html).toContain("<p>Please quote.</p>");
  expect(html).toContain(
    '<tr><td>1<a href="/product/mil-em-4f-10">End mill Ø10</a><i>EM-1001 · packs of 2</i><i>for &lt;EN8&gt;</i>5</tr>' +
      "<tr><td>2<b>Boring bar</b><i>left\thand</i>2</tr><tr><td>3<b>edited by hand</b></tr>",
  );
  expect(html).toContain("<div>Company: Sharma &amp; Sons</div><div>Needed by: Friday</div>");
  expect(html).toContain(`<li>${path}/files/1|Halter.jpg|20 KB</li>`);
});

test("the list is saved as a spreadsheet, and offered to be ordered again by a link that fills the quote list", async () => {
  app = await startWithPages();
  const path = await sendForPage(app, { message: LIST }, { "Idempotency-Key": "k" });
  const csv = await ask(app, `${path}/list.csv`);
  expect(csv.headers.get("Content-Disposition")).toBe(
    "attachment; filename*=UTF-8''quote-list-8254c329a928.csv",
  );
  expect(await csv.text()).toContain("1,EM-1001,End mill Ø10,5,packs of 2,for <EN8>,mil-em-4f-10,\r\n");
  const html = await (await ask(app, path)).text();
  const [, packed = ""] = /href="\/#list=1([\w-]+)">again/.exec(html) ?? [];
  expect(inflateRawSync(Buffer.from(packed, "base64url")).toString()).toBe(
    "5\tmil-em-4f-10\tfor <EN8>\n2\t Boring bar\tleft hand\n1\t edited by hand",
  );
});

test("what may be offered instead is shown, is in the spreadsheet, and is kept where the list is ordered again", async () => {
  app = await startWithPages();
  const message =
    "Quote request (1 line)\n1. End mill Ø10 [mil-em-4f-10] – Qty 5 – same geometry is fine – for EN8";
  const path = await sendForPage(app, { message });
  const html = await (await ask(app, path)).text();
  expect(html).toContain("<i>same geometry is fine</i><i>for EN8</i>5");
  expect(await (await ask(app, `${path}/list.csv`)).text()).toContain(
    "Remark,Product id,May be offered\r\n1,,End mill Ø10,5,,for EN8,mil-em-4f-10,same geometry is fine\r\n",
  );
  const [, packed = ""] = /href="\/#list=1([\w-]+)">again/.exec(html) ?? [];
  expect(inflateRawSync(Buffer.from(packed, "base64url")).toString()).toBe(
    "5\tmil-em-4f-10\tfor EN8\tsame-geometry",
  );
});

test("a visitor's file comes back as it came, to be saved and never to be shown", async () => {
  app = await startWithPages();
  const photo = sampleFile("jpeg", 2_500_000);
  const files = [
    await storeFile(app.origin, photo, "Halter (links).jpg"),
    await storeFile(app.origin, sampleFile("pdf"), "b.pdf"),
  ];
  const path = await sendForPage(app, { files });
  const response = await ask(app, `${path}/files/1`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment; filename*=UTF-8''Halter%20%28links%29.jpg",
    "content-length": String(photo.length),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
  for (const number of ["0", "3", "01", "-1", "1.0", "1/", "x"])
    expect((await ask(app, `${path}/files/${number}`)).status).toBe(404);
});

test("each answer has an address of its own, a repeated one too, and the form's redirect leads to one", async () => {
  app = await startWithPages();
  const key = { "Idempotency-Key": "k" };
  const [one, two] = [await sendForPage(app, {}, key), await sendForPage(app, {}, key)];
  expect(two).not.toBe(one);
  expect([(await ask(app, one)).status, (await ask(app, two)).status]).toEqual([200, 200]);
  const location = (await postForm(app.origin, WORDS)).headers.get("Location") ?? "";
  expect(location).toMatch(/^\/enquiry\/[\w-]{43}\/sent$/);
  const page = location.slice(0, -"/sent".length);
  expect(await (await ask(app, location)).text()).toContain(`<a href="${page}">`);
  expect(await (await ask(app, page)).text()).toContain(WORDS.message);
});

test("a repeated message whose further link can't be stored is answered with success all the same", async () => {
  app = await startWithPages();
  const key = { "Idempotency-Key": "k" };
  await sendForPage(app, {}, key);
  await app.store.database.schema.dropTable("links").execute();
  const answer = await postJson(app.origin, WORDS, key);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
});
