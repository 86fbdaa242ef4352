import { randomBytes } from "node:crypto";

/** A new id: 128 random bits, hexadecimal. */
export function newId(): string {
  return randomBytes(16).toString("hex");
}
