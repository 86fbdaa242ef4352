import type { MessageRow } from "../store/database/message-rows.ts";
import { WORDS } from "./contact-post.ts";

const HEADERS = "x\r\nBcc: victim@example.net\r\nX-Evil: 1\r\n\r\nbody";

/** For tests: rows that try to inject a header or a recipient. The form already refuses most of them. */
export const INJECTIONS: Partial<MessageRow>[] = [
  { user_name: HEADERS },
  { user_name: 'Asha" <victim@example.net>, "b' },
  { user_name: "Asha, victim@example.net" },
  { user_name: "=?utf-8?B?VmljdGlt?= <victim@example.net>" },
  { user_name: "\u2028Bcc: victim@example.net\u0085X-Evil: 1" },
  { subject: HEADERS },
  { flag: HEADERS },
  { email: "a@example.com\r\nBcc: victim@example.net" },
  { email: "a@example.com,victim@example.net" },
  {
    message: "\r\n.\r\nMAIL FROM:<victim@example.net>\r\nRCPT TO:<victim@example.net>\r\nDATA\r\nx\r\n.\r\n",
  },
];

/** For tests: a valid row of the store, with changes. */
export function messageRowOf(change: Partial<MessageRow>): MessageRow {
  return {
    key: "k",
    received_at: "2026-11-20T04:00:00.000Z",
    email: WORDS.email,
    user_name: WORDS.userName,
    subject: "Other",
    message: WORDS.message,
    body_hash: "",
    source: "json",
    flag: null,
    ...change,
  };
}
