import { setClocks } from "../report/local-time.ts";
import { setWitness } from "../report/must-hold.ts";

// The clocks of the test supplier, as in testing/content/company.json.
setClocks({ timeZone: "Asia/Kolkata", language: "en-IN" });

// What production counts is a failure here.
setWitness((what) => {
  throw new Error(`An assertion is broken: ${what}`);
});
