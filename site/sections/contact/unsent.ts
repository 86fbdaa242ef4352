/** Shown in the form if its code, and with it the quote list, can't be loaded (site/start). */
export const UNSENT =
  "Not sent: the part of the page that adds your quote list could not be loaded. Check the connection and press Send again. Your list and your words are kept.";
