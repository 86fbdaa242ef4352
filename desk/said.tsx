import type { ReactNode } from "react";

const published = <a href="/publish">published</a>;

/** What has just been done, by the word in the address that the desk leads to afterwards. */
export const SAID: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ["key-added", "The key is added."],
  ["key-failed", "That key doesn't hold here, or it took too long. Try again."],
  ["key-renamed", "The key has its new name."],
  ["no-label", "Name of the key: enter one of at most 60 letters."],
  ["key-removed", "The key is removed."],
  ["last-key", "Your last key stays: without it you couldn't come in."],
  ["no-name", "Name: enter whom you invite, in at most 60 letters."],
  [
    "has-keys",
    "That name has keys already. Whoever lost them all: npm run desk -- recover NAME, on the server.",
  ],
  ["removed", "Removed. The record says by whom."],
  ["not-removed", "Nobody was removed."],
  ["taken", "It is yours."],
  ["given-back", "It is nobody's now."],
  ["waiting", "It waits for the visitor."],
  ["done", "Done."],
  ["open", "It is open again."],
  ["deleting", "It will be deleted for good in a day. Until then it can be kept."],
  ["kept", "It is kept."],
  ["saved", "The draft is saved."],
  ["sent", "Sent: by e-mail, and to the visitor's page."],
  ["text-saved", <>Saved. It is on the site once it is {published}.</>],
  ["text-same", "All of it is saved as it stands."],
  ["undone", "It is taken back. Publish to have it so on the site."],
  ["prepared-gone", "That build doesn't wait any more: look again at what does."],
  ["discarded", "Not published. What was prepared is taken away, and the site is as it was."],
  ["undone-before", "It had been taken back already."],
  ["gone", "That enquiry is not there any more."],
  ["range-saved", <>Saved. The site shows it once it is {published}.</>],
  ["range-nothing", "All of it is saved as it stands."],
  ["range-deleted", <>Deleted. The site loses it once that is {published}; the history can bring it back.</>],
]);
