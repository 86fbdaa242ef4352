import { afterEach, beforeEach, expect, test } from "vitest";
import { answersOf, sheetOf } from "#server/store/answers.ts";
import { handlingOf } from "#server/store/handling.ts";
import { WORDS } from "#server/testing/contact-post.ts";
import { storeMessage } from "#server/testing/stored-message.ts";
import { deleteDue } from "./delete-due.ts";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import { LIST, TOOLS } from "../testing/sample-tools.ts";

const NOON = new Date("2026-11-20T12:00:00+05:30");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let desk: RunningDesk;
let now: Date;
beforeEach(async () => {
  now = NOON;
  desk = await startDesk(TOOLS, { clock: () => now });
  await storeMessage(desk.store, "a", NOON, { message: { ...WORDS, subject: "Other", message: LIST } });
});
afterEach(() => desk.stop());

const location = (answer: Response) => answer.headers.get("Location");
const count = async (table: "answers" | "messages" | "audit" | "drafts") =>
  (await desk.store.database.selectFrom(table).selectAll().execute()).length;
const version = async (cookie: string) =>
  /name="version" value="(\d+)"/.exec(await (await desk.ask("/enquiries/1", cookie)).text())?.[1] ?? "";

test("an opened enquiry is read, by whom and when; taking, waiting and done are recorded with names", async () => {
  const cookie = await desk.signIn();
  expect((await desk.ask("/enquiries/1", cookie)).status).toBe(200);
  for (const action of ["take", "waiting", "done"])
    expect(location(await desk.ask(`/enquiries/1/${action}`, cookie, {}))).toMatch(/^\/enquiries\/1\?said=/);
  expect(await handlingOf(desk.store.database, "a")).toMatchObject({
    read_by: "A. Sample",
    taken_by: "A. Sample",
    shelf: "done",
  });
  const record = await (await desk.ask("/record", cookie)).text();
  for (const what of ["read it", "took it", "waits for the visitor", "called it done"])
    expect(record).toContain(what);
  for (const path of ["/enquiries/99", "/enquiries/x"])
    expect(location(await desk.ask(path, cookie))).toBe("/enquiries?said=gone");
  expect((await desk.ask("/enquiries/1/nonsense", cookie, {})).status).toBe(404);
});

test("an offer is saved as typed, seen before it goes, and sent once though the button is pressed twice", async () => {
  const cookie = await desk.signIn();
  const fields = {
    words: "Thank you.",
    unit1: "412",
    disc1: "12",
    tool1: "cnmg-m25",
    valid: "2026-12-08",
    gst: "18",
    quantity1: "50",
    quantity2: "2",
    quantity3: "1",
    freight: "",
  };
  const preview = await desk.ask("/enquiries/1/draft", cookie, {
    ...fields,
    version: "0",
    next: "preview",
  });
  expect(location(preview)).toBe("/enquiries/1/preview");
  const seen = await (await desk.ask("/enquiries/1/preview", cookie)).text();
  expect(seen).toContain("18,128.00");
  expect(seen).toContain("CNMG 120408, M25");
  expect(await count("answers")).toBe(0);
  const sent = await Promise.all([1, 2].map(() => desk.ask("/enquiries/1/send", cookie, { version: "1" })));
  expect(new Set(sent.map(location))).toEqual(new Set(["/enquiries/1", "/enquiries/1?said=sent"]));
  const [answer] = (await answersOf(desk.store.database, ["a"])).get("a") ?? [];
  expect(answer).toMatchObject({
    number: "2026-001",
    revision: 1,
    validUntil: "2026-12-08",
    sentBy: "A. Sample",
  });
  expect(await count("answers")).toBe(1);
  expect(await count("drafts")).toBe(0);
  expect(await (await desk.ask("/enquiries/1", cookie)).text()).toContain("Offer 2026-001");
});

test("an offer goes as PDF too, with the number it has; two sent at once have two", async () => {
  const cookie = await desk.signIn();
  await storeMessage(desk.store, "b", NOON, { message: { ...WORDS, subject: "Other", message: LIST } });
  const fields = { words: "Thank you.", unit1: "412", valid: "2026-12-08", gst: "18", freight: "" };
  const quantities = { quantity1: "50", quantity2: "2", quantity3: "1", version: "0", next: "preview" };
  for (const place of [1, 2])
    await desk.ask(`/enquiries/${place}/draft`, cookie, { ...fields, ...quantities });
  const draft = await desk.ask("/enquiries/1/preview.pdf", cookie);
  expect(draft.headers.get("Content-Type")).toBe("application/pdf");
  expect(titleOf(Buffer.from(await draft.arrayBuffer()))).toBe("Offer, not sent yet");
  const sent = await Promise.all(
    [1, 2].map((place) => desk.ask(`/enquiries/${place}/send`, cookie, { version: "1" })),
  );
  expect(sent.map(location)).toEqual(["/enquiries/1?said=sent", "/enquiries/2?said=sent"]);
  const answers = [...(await answersOf(desk.store.database, ["a", "b"])).values()].flat();
  expect(new Set(answers.map(({ number }) => number))).toEqual(new Set(["2026-001", "2026-002"]));
  for (const { id, number } of answers) {
    const pdf = await sheetOf(desk.store.database, id);
    expect(pdf && titleOf(pdf)).toBe(`Offer ${number}`);
  }
  const [first] = (await answersOf(desk.store.database, ["a"])).get("a") ?? [];
  expect(
    (await desk.ask(`/enquiries/1/offers/${first?.id}`, cookie)).headers.get("Content-Disposition"),
  ).toMatch(/^attachment; .*Offer%202026-00[12]\.pdf$/);
  // That of another enquiry is not there.
  expect(location(await desk.ask(`/enquiries/2/offers/${first?.id}`, cookie))).toBe("/enquiries?said=gone");
  await expect(desk.store.database.updateTable("offer_sheets").set({ pdf: "" }).execute()).rejects.toThrow(
    "can't be changed",
  );
});

/** The title of a PDF, from its description. */
function titleOf(pdf: Buffer): string | undefined {
  return /xml:lang="x-default">([^<]*)</.exec(pdf.toString("latin1"))?.[1];
}

test("wrong fields stand in the form as typed, each with its sentence, and nothing is sent", async () => {
  const cookie = await desk.signIn();
  const answer = await desk.ask("/enquiries/1/draft", cookie, {
    version: "0",
    next: "preview",
    unit1: "four",
    words: "Dear",
  });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).toContain("Line 1, price: enter rupees such as 412.50.");
  expect(text).toMatch(/name="unit1"[^>]*value="four"/);
  expect(location(await desk.ask("/enquiries/1/preview", cookie))).toBe("/enquiries/1");
  expect(location(await desk.ask("/enquiries/1/send", cookie, { version: "1" }))).toBe("/enquiries/1");
  expect(await count("answers")).toBe(0);
});

test("two people at one answer: the second sees what the first has saved, and loses nothing", async () => {
  const [one, two] = [await desk.signIn("A. Sample"), await desk.signIn("B. Sample")];
  await desk.ask("/enquiries/1/draft", one, { version: "0", words: "words of A" });
  const answer = await desk.ask("/enquiries/1/draft", two, { version: "0", words: "words of B" });
  expect(answer.status).toBe(409);
  const text = await answer.text();
  expect(text).toContain("A. Sample saved another draft");
  for (const words of ["words of A", "words of B"]) expect(text).toContain(words);
  expect(await version(one)).toBe("1");
  expect(
    location(await desk.ask("/enquiries/1/draft", two, { version: "1", words: "words of B" })),
  ).toContain("said=saved");
});

test("what is deleted is kept for a day, can be kept for good, and is then gone, where backups can't bring it back", async () => {
  let cookie = await desk.signIn();
  await desk.ask("/enquiries/1/delete", cookie, {});
  now = later(23 * 60);
  expect(await deleteDue(desk.parts)).toBe(0);
  await desk.ask("/enquiries/1/keep", await desk.signIn("C. Sample"), {});
  now = later(25 * 60);
  expect(await deleteDue(desk.parts)).toBe(0);
  cookie = await desk.signIn("B. Sample");
  await desk.ask("/enquiries/1/delete", cookie, {});
  now = later(50 * 60);
  expect(await deleteDue(desk.parts)).toBe(1);
  expect(await count("messages")).toBe(0);
});
