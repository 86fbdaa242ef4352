import * as v from "valibot";
import { originList } from "./origin.ts";
import { wholeNumber } from "./whole-number.ts";

/** Who may send messages, and how many. */
export interface GuardSettings {
  /** ALLOWED_ORIGINS: other origins whose pages may send messages here. */
  allowedOrigins: string[];
  /** TRUSTED_PROXIES: how many proxies are in front. The visitor's address is the one that the outermost proxy saw. */
  trustedProxies: number;
  /** RATE_LIMIT: messages that one address may send in an hour; 0 sets no limit. */
  rateLimit: number;
  /** MAX_STORED: most messages stored. */
  maxStored: number;
  /** MAX_UNSENT: most mails waiting to be sent. */
  maxUnsent: number;
  /** MAX_FILES_MB: most MiB that all files together may take; 0 accepts none. */
  maxFilesMb: number;
  /** FILES_RATE_MB: MiB of files that one address may send in an hour; 0 sets no limit. */
  filesRateMb: number;
}

/** Schema entries of the settings against abuse, by environment variable. */
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

/** Converts parsed environment variables to the settings against abuse. */
export function toGuardSettings(input: v.InferOutput<typeof guardSchema>): GuardSettings {
  return {
    allowedOrigins: input.ALLOWED_ORIGINS,
    trustedProxies: input.TRUSTED_PROXIES,
    rateLimit: input.RATE_LIMIT,
    maxStored: input.MAX_STORED,
    maxUnsent: input.MAX_UNSENT,
    maxFilesMb: input.MAX_FILES_MB,
    filesRateMb: input.FILES_RATE_MB,
  };
}
