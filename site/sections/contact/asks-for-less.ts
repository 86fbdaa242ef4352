/** What a browser says about its visitor's wishes; the names of the two standards' properties. */
export interface Wishes {
  /** Save-Data: as little as possible over the network. */
  connection?: { saveData?: boolean };
  /** Global Privacy Control: nothing is to be passed on to others. */
  globalPrivacyControl?: boolean;
}

/** Whether the visitor's browser asks for less data or for more privacy, so that nobody else is asked for anything. */
export function asksForLess(browser: object): boolean {
  const { connection, globalPrivacyControl }: Wishes = browser;
  return connection?.saveData === true || globalPrivacyControl === true;
}
