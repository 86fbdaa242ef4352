import { setClocks } from "../report/local-time.ts";

// The clocks of the test supplier, as in testing/content/company.json.
setClocks({ timeZone: "Asia/Kolkata", language: "en-IN" });
