/** Address of the service worker. The only address that the page's Trusted Types policy allows. */
export const WORKER_FILE = "/sw.js";
