import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { MessageKeys, messageReference } from "./message-key.ts";

describe("the key of a message", () => {
  it("stays the same when an unchanged message is sent again after a failure", () => {
    const keys = new MessageKeys();
    expect(keys.for("words")).toBe(keys.for("words"));
  });

  it("is a new one after any change", () => {
    const keys = new MessageKeys();
    expect(keys.for("words")).not.toBe(keys.for("words!"));
  });

  it("is a new one when a changed message is changed back", () => {
    const keys = new MessageKeys();
    const first = keys.for("words");
    keys.for("words!");
    expect(keys.for("words")).not.toBe(first);
  });

  it("is a new one once the message has arrived", () => {
    const keys = new MessageKeys();
    const first = keys.for("words");
    keys.arrived();
    expect(keys.for("words")).not.toBe(first);
  });

  it("differs between two visitors who write the same", () => {
    expect(new MessageKeys().for("words")).not.toBe(new MessageKeys().for("words"));
  });

  it("exists for a form with nothing in it", () => {
    expect(new MessageKeys().for("")).not.toBe("");
  });

  it("is what the server takes: 1 to 200 visible ASCII characters", () => {
    expect(new MessageKeys().for("words")).toMatch(/^[\x21-\x7e]{1,200}$/);
  });

  it("can be made on plain HTTP, where crypto.randomUUID is missing", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    expect(new MessageKeys().for("words")).toBe("07".repeat(16));
    vi.unstubAllGlobals();
  });
});

it("a message's number is the first twelve digits of its key's sum, as mails and commands write it", async () => {
  const sum = createHash("sha256").update("0f9c").digest("hex");
  expect(await messageReference("0f9c")).toBe(sum.slice(0, 12));
});
