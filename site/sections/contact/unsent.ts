/** What the form says where its code can't be had, and the quote list with it (site/start). */
export const UNSENT =
  "Not sent: the part of the page that adds your quote list could not be loaded. Check the connection and press Send again. Your list and your words are kept.";
