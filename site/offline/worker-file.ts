/** Address of the service worker. The one address that the page's Trusted Types policy lets through. */
export const WORKER_FILE = "/sw.js";
