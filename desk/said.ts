/** What has just been done, by the word in the address that the desk leads to afterwards. */
export const SAID: ReadonlyMap<string, string> = new Map([
  ["key-added", "The key is added."],
  ["key-failed", "That key doesn't hold here, or it took too long. Try again."],
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
  ["gone", "That enquiry is not there any more."],
]);
