import { createHash, randomBytes } from "node:crypto";

/** A new token: 256 random bits in letters of addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the store keeps of a token: SHA-256, hexadecimal. It is random, so that no key or salt is needed. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
