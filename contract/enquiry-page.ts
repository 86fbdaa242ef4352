/*
 * The visitor's private page of what he sent: the build draws templates, the server fills them. Their slots (`%%name%%`)
 * and repeated parts (`data-each`) have the names of the values here.
 */

/** Templates in the built site, which are served filled and nowhere else. */
export const ENQUIRY_TEMPLATES = {
  page: "enquiry.html",
  /** After a form without script. */
  sent: "enquiry-sent.html",
  /** Asks before what was sent is deleted. */
  erase: "enquiry-delete.html",
  /** Asks before an offer is accepted. */
  accept: "enquiry-accept.html",
  /** Takes what the visitor asks about an answer. */
  ask: "enquiry-ask.html",
  /** Says why there is nothing to see. */
  problem: "enquiry-problem.html",
} as const;

/** The page that says that it is deleted. */
export const ERASED_PATH = "/enquiry-deleted";

/** Requests for private pages that one address may make in an hour: far more than people do. */
export const ENQUIRY_REQUESTS = 600;
