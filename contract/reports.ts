/** Where browsers tell what a page's policy refused and what broke in it (Reporting API). */
export const REPORTS_PATH = "/api/reports";

/** Media types of reports: by the Reporting API, and by `report-uri` of older browsers and of plain http. */
export const REPORT_TYPES = ["application/reports+json", "application/csp-report"];

export const REPORT_LIMITS = {
  bodyBytes: 65_536,
  /** Of one body; a browser sends together what it has gathered. */
  atOnce: 20,
  /** Posts of one address in an hour. */
  postsPerHour: 60,
  /** Different reports of a day, and of all days: the same one again is only counted. */
  perDay: 100,
  kept: 1_000,
  days: 30,
  /** Letters of each text of a report. */
  length: 200,
};
