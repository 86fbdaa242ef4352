import * as v from "valibot";
import { originList } from "./origin.ts";
import { wholeNumber } from "./whole-number.ts";

/** Who may send messages, and how many. */
export interface GuardSettings {
  /** ALLOWED_ORIGINS: other origins whose pages may send messages here. */
  allowedOrigins: string[];
  /**
   * TRUSTED_PROXIES: how many proxies are in front. The visitor's address is the one that the outermost of them
   * saw.
   */
  trustedProxies: number;
  /** RATE_LIMIT: messages that one address may send in an hour; 0 sets no limit. */
  rateLimit: number;
  /** MAX_STORED: messages kept at most. */
  maxStored: number;
  /** MAX_UNSENT: mails waiting to be sent at most. */
  maxUnsent: number;
  /** MAX_FILES_MB: bytes of all files kept at most, in MiB; 0 takes none. */
  maxFilesMb: number;
  /** FILES_RATE_MB: MiB of files that one address may send in an hour; 0 sets no limit. */
  filesRateMb: number;
}

/** The settings against abuse as the environment names them. */
export const guardEntries = {
  ALLOWED_ORIGINS: v.optional(originList, ""),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 9), "0"),
  RATE_LIMIT: v.optional(wholeNumber(0, 1_000_000), "120"),
  MAX_STORED: v.optional(wholeNumber(1, 100_000_000), "100000"),
  MAX_UNSENT: v.optional(wholeNumber(1, 100_000_000), "10000"),
  MAX_FILES_MB: v.optional(wholeNumber(0, 10_000_000), "2000"),
  FILES_RATE_MB: v.optional(wholeNumber(0, 100_000), "200"),
};

const guardSchema = v.object(guardEntries);

/** The settings against abuse. */
export function toGuardSettings(given: v.InferOutput<typeof guardSchema>): GuardSettings {
  return {
    allowedOrigins: given.ALLOWED_ORIGINS,
    trustedProxies: given.TRUSTED_PROXIES,
    rateLimit: given.RATE_LIMIT,
    maxStored: given.MAX_STORED,
    maxUnsent: given.MAX_UNSENT,
    maxFilesMb: given.MAX_FILES_MB,
    filesRateMb: given.FILES_RATE_MB,
  };
}
