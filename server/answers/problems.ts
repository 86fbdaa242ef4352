/** Why there is nothing to see, and what to do. */
export const problems = {
  gone: {
    status: 404,
    title: "Nothing is kept here",
    problem:
      "The address is cut off or mistyped, or what was sent is deleted: by whoever had the address, or because its time was over.",
  },
  limited: {
    status: 429,
    title: "Too many requests",
    problem: "Too many requests came from your network in the last hour. Please try again later.",
  },
  foreign: {
    status: 403,
    title: "Nothing was deleted",
    problem:
      "This came from a page that is none of ours. Open your own page of what you sent, and delete it there.",
  },
  unsaid: {
    status: 403,
    title: "Nothing was sent",
    problem:
      "This came from a page that is none of ours. Open your own page of what you sent, and answer there.",
  },
  replaced: {
    status: 409,
    title: "There is a later offer",
    problem: "A later offer has taken the place of the one you looked at. Open your page again to see it.",
  },
  lapsed: {
    status: 409,
    title: "This offer has lapsed",
    problem: "Its last day is over, so it can't be accepted. On your page you can ask for it anew.",
  },
  often: {
    status: 429,
    title: "Asked often already",
    problem: "You have asked twenty times about this enquiry. Please call us.",
  },
  wordless: {
    status: 422,
    title: "Nothing was sent",
    problem: "Enter what you want to ask: go back, and your page has the field.",
  },
  failed: {
    status: 503,
    title: "Not to be had just now",
    problem: "Something failed here, and nothing was changed. Please try again later.",
  },
} as const;

export type Problem = keyof typeof problems;
