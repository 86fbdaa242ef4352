/** The visitor's wishes as the browser reports them, with the property names of the two standards. */
export interface BrowserWishes {
  /** Save-Data: transfer as little as possible. */
  connection?: { saveData?: boolean };
  /** Global Privacy Control: pass nothing on to others. */
  globalPrivacyControl?: boolean;
}

/** Whether the visitor's browser requests less data or more privacy. Then the page contacts no other host. */
export function wantsLess(browser: object): boolean {
  const { connection, globalPrivacyControl }: BrowserWishes = browser;
  return connection?.saveData === true || globalPrivacyControl === true;
}
