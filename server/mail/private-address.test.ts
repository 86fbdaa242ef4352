import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findLinked } from "../store/links.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { composeMail } from "./compose-mail.ts";
import { claimMail, queueErasedNotice } from "./outbox.ts";

const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb: 15 };
const NOON = new Date("2026-11-20T12:00:00Z");
const acknowledgement = { id: "a", kind: "acknowledgement", messageKey: "k" } as const;

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    store = await openStore(await engine.newPlace());
    await storeMessage(store, "k", NOON);
  });
  afterEach(() => store.close());

  const compose = (origin?: string) =>
    composeMail(acknowledgement, { store, settings, origin, clock: () => NOON });

  test("the acknowledgement leads to what was sent, as text and as HTML, and says who can see and delete it", async () => {
    const mail = await compose("https://www.example.com");
    const [address = "", token = ""] =
      /https:\/\/www\.example\.com\/enquiry\/([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    expect((await findLinked(store.database, token, NOON))?.key).toBe("k");
    expect(mail?.html).toContain(`<a href="${address}">${address}</a>`);
    for (const text of [mail?.text, mail?.html])
      expect(text).toContain("Whoever has this address can read it, and delete it for good");
    // What was typed is still not in the mail itself.
    expect(mail?.text + (mail?.html ?? "")).not.toContain("words of k");
  });

  test("each try of the mail has an address of its own, and the ones before stay good", async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const mail = await compose("https://www.example.com");
      tokens.push(/enquiry\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
    }
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect((await findLinked(store.database, token, NOON))?.key).toBe("k");
  });

  test("where the site's address isn't known, or no link can be stored, the mail goes without one", async () => {
    const plain = await compose();
    expect(plain?.text).toContain("Your message of 2026-11-20 has reached us");
    expect(plain?.text).not.toContain("enquiry");
    await store.database.schema.dropTable("links").execute();
    expect(await compose("https://www.example.com")).toEqual(plain);
  });

  test("the owner is told of a deletion by number and time, and by nothing of the message", async () => {
    await queueErasedNotice(store.database, "k", NOON);
    const claimed = [await claimMail(store, NOON), await claimMail(store, NOON)];
    const mail = claimed.find((each) => each?.kind === "erased");
    if (mail === undefined) throw new Error("no mail is owed");
    const composed = await composeMail(mail, { store, settings, clock: () => NOON });
    expect(composed).toMatchObject({
      to: settings.to,
      messageId: expect.stringMatching(/^<erased-8254c329a928-\d+@example\.com>$/),
      subject: "Message 8254c329a928 was deleted by its sender",
      text: expect.stringContaining("at 2026-11-20 17:30:00 IST."),
    });
    expect(JSON.stringify(composed)).not.toMatch(/asha|words of/i);
  });
});
