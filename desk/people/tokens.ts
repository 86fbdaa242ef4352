import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in letters of addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the store keeps of a secret. It is random, so that no key or salt is needed. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** A new id: 128 random bits, hexadecimal. */
export function newId(): string {
  return randomBytes(16).toString("hex");
}
